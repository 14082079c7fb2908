package comptoir.cove.blacksmith;

import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.BoardLine;
import comptoir.cove.table.BoardLine.Tone;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/** The Blacksmith's board in words. */
final class SmithyLines {

    private static final int SPACE = 18;

    private SmithyLines() {}

    static List<BoardLine> of(Tree shop, boolean own) {
        var lines = new ArrayList<BoardLine>();
        for (var furnace : shop.at("furnaces").list()) lines.add(furnace(furnace, lines.isEmpty()));
        lines.add(tray(shop));
        lines.add(locks(shop));
        if (!own) return lines;
        for (var space : shop.at("spaces").list()) lines.add(space(space, shop));
        return lines;
    }

    private static BoardLine furnace(Tree furnace, boolean first) {
        var line = first ? BoardLine.of(Text.say("furnaces")) : BoardLine.below();
        line = line.column(
                Tone.FAINT, Text.same(String.valueOf(furnace.at("furnace").number() + 1)), 1);
        if (furnace.at("colour").isNull()) return line.and(Tone.FAINT, Text.say("empty"));
        line = line.and(
                tone(furnace.at("colour").text()), hue(furnace.at("colour").text()));
        for (var heat : furnace.at("coal").list()) line = line.and(Text.read(heat.at("text")));
        line = line.and(Tone.FAINT, Text.say("heat {0}", furnace.at("heat").number()));
        return switch (furnace.at("ready").text()) {
            case "weapon" -> line.and(Tone.STRONG, Text.say("hot enough for a weapon"));
            case "armour" -> line.and(Tone.STRONG, Text.say("hot enough for armour"));
            default -> line;
        };
    }

    private static BoardLine tray(Tree shop) {
        var line = BoardLine.of(Text.say("tray"));
        int blank = 0;
        for (var die : shop.at("alloy").list()) {
            var colour = die.at("colour").text();
            if (colour.equals("blank")) blank++;
            else line = line.and(tone(colour), hue(colour));
        }
        if (blank > 0) line = line.and(Tone.FAINT, Text.say("{0#1 alloy die|{0} alloy dice} to roll", blank));
        blank = 0;
        for (var die : shop.at("coal").list()) {
            if (die.at("heat").number() == Dice.BLANK_COAL) blank++;
            else line = line.and(Text.read(die.at("text")));
        }
        return blank > 0 ? line.and(Tone.FAINT, Text.say("{0#1 coal die|{0} coal dice} to roll", blank)) : line;
    }

    private static BoardLine locks(Tree shop) {
        var line = BoardLine.of(Text.say("locks"));
        for (var lock : shop.at("locks").list()) {
            var kind = lock.at("clan").oneOf(Kind.class);
            boolean locked = lock.at("locked").flag();
            var text = !locked
                    ? Text.say("{0} patron")
                    : lock.at("die").text().equals("coal")
                            ? Text.say("coal die over the {0} patron")
                            : Text.say("alloy die over the {0} patron");
            line = line.and(locked ? Tone.FAINT : BoardLine.tone(kind), text.with(kind.clan()));
        }
        return line;
    }

    private static BoardLine space(Tree space, Tree shop) {
        boolean here = !shop.at("at").isNull()
                && shop.at("at").text().equals(space.at("space").text());
        var tone = here ? Tone.FAINT : Tone.PLAIN;
        var line = BoardLine.below()
                .column(tone, Text.same(here ? " " : "•"), 1)
                .column(tone, Text.read(space.at("text")), SPACE);
        if (space.at("space").text().equals(Space.RECRUIT.word()))
            return line.and(tone, Text.say("as the Town Square says"));
        var cost = new Cost(space.at("hours").number(), space.at("corruption").number());
        line = line.and(tone, cost.text());
        int dice = space.at("dice").number();
        return dice > 0 ? line.and(Tone.FAINT, Text.say("up to {0} dice", dice)) : line;
    }

    private static Kind kind(String colour) {
        for (var kind : Kind.values()) if (kind.colour().equals(colour)) return kind;
        throw new IllegalArgumentException("there is no colour " + colour);
    }

    private static Tone tone(String colour) {
        return BoardLine.tone(kind(colour));
    }

    private static Text hue(String colour) {
        return kind(colour).hue();
    }
}
