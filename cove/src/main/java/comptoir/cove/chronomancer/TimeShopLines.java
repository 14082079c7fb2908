package comptoir.cove.chronomancer;

import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.BoardLine.Tone;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/** The Chronomancer's board in words. */
final class TimeShopLines {

    private static final int SPACE = 21;
    private static final int COST = 30;

    private TimeShopLines() {}

    static List<BoardLine> of(Tree shop, boolean own) {
        var lines = new ArrayList<BoardLine>();
        lines.add(figures(shop));
        if (!own) return lines;
        for (var space : shop.at("spaces").list()) lines.add(space(space));
        var stream = shop.at("stream").list().stream()
                .map(tile -> tile.at("tile").text())
                .toList();
        lines.add(BoardLine.of(Text.say("stream")).and(Tone.FAINT, Text.same(String.join(" ", stream))));
        return lines;
    }

    private static BoardLine figures(Tree shop) {
        var line = BoardLine.of(Text.say("figures"));
        for (var figure : shop.at("figures").list())
            line = line.and(figure.at("figure").oneOf(Figure.class).text())
                    .and(Tone.STRONG, named(figure.at("space").text()));
        line = line.and(
                Tone.FAINT, Text.say("frozen hours: {0}", shop.at("reserve").number()));
        var icons = shop.at("icons").list().stream()
                .filter(icon -> !icon.at("covered").flag())
                .toList();
        if (icons.isEmpty()) return line;
        line = line.and(Text.say("patronage:"));
        for (var icon : icons) line = line.and(icon.at("clan").oneOf(Kind.class), 1);
        return line;
    }

    private static BoardLine space(Tree space) {
        boolean reachable = space.at("reachable").flag();
        var tone = reachable ? Tone.PLAIN : Tone.FAINT;
        var cost = new Cost(space.at("hours").number(), space.at("corruption").number());
        return BoardLine.below()
                .column(tone, Text.same(reachable ? "•" : " "), 1)
                .column(tone, named(space.at("space").text()), SPACE)
                .column(tone, cost.text(), COST)
                .and(tone, Text.read(space.at("text")));
    }

    /** "upper-2" as people say it. */
    private static Text named(String id) {
        for (int space = 0; space < Space.COUNT; space++) if (Space.id(space).equals(id)) return Space.text(space);
        throw new IllegalArgumentException("there is no space " + id);
    }
}
