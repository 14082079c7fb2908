package comptoir.cove.entertainer;

import comptoir.cove.table.BoardLine;
import comptoir.cove.table.BoardLine.Tone;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/** The Entertainer's board in words. */
final class StageLines {

    private StageLines() {}

    static List<BoardLine> of(Tree shop, boolean own) {
        var lines = new ArrayList<BoardLine>();
        lines.add(BoardLine.of(Text.say("stage"))
                .and(Text.say(
                        "volume {0} of {1}, stones: {2}, deck: {3}, hand: {4}",
                        shop.at("volume").number(),
                        shop.at("mostVolume").number(),
                        shop.at("stones").number(),
                        shop.at("deckCount").number(),
                        shop.at("handCount").number()))
                .and(Tone.FAINT, Text.read(shop.at("upTo"))));
        add(
                Text.say("song"),
                shop.at("song").list().stream().map(sung -> sung.at("card")).toList(),
                own,
                lines);
        if (!own) add(Text.say("hand with"), shop.at("handKnown").list(), false, lines);
        else if (!shop.at("hand").isNull())
            add(Text.say("hand"), shop.at("hand").list(), true, lines);
        add(Text.say("boast"), shop.at("boast").list(), own, lines);
        var fans = shop.at("fans").list().stream()
                .map(fan -> Text.read(fan.at("name")))
                .toList();
        if (!fans.isEmpty()) lines.add(BoardLine.of(Text.say("fans")).and(Text.list(fans)));
        return lines;
    }

    /** Cards below each other, with their texts where they are one's own. */
    private static void add(Text label, List<Tree> cards, boolean whole, List<BoardLine> lines) {
        var line = BoardLine.of(label);
        for (var card : cards) {
            line = line.and(Text.read(card.at("name")));
            lines.add(whole ? line.and(Tone.FAINT, Text.read(card.at("text"))) : line);
            line = BoardLine.below();
        }
    }
}
