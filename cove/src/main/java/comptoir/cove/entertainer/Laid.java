package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The sources of a plan one by one, for people.
 *
 * @param source {@code top}, {@code bottom}, {@code improv} or {@code stone}
 * @param card the id of its card; empty for a stone
 */
record Laid(String source, String card, Text name, int icons, int volume) {

    /** "Warriors' Air, above". */
    static Text source(Cove cove, int number) {
        if (number >= 2 * Lay.LOWER) return Text.say("an acoustic stone");
        var repertoire = Stage.repertoire(cove);
        if (number >= Lay.LOWER) return Text.say("{0}, below").with(repertoire.name(number - Lay.LOWER));
        return repertoire.card(number) instanceof Card.Skill
                ? Text.say("{0}, above").with(repertoire.name(number))
                : repertoire.name(number);
    }

    static List<Laid> of(Cove cove, Lay plan) {
        var repertoire = Stage.repertoire(cove);
        int song = Stage.of(cove, plan.player()).cards().song();
        var laid = new ArrayList<Laid>();
        for (int left = plan.tops(); left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            var printed = repertoire.card(card);
            laid.add(new Laid(
                    printed instanceof Card.Skill ? "top" : "improv",
                    printed.id(),
                    source(cove, card),
                    repertoire.icons(card, song),
                    0));
        }
        for (int left = plan.bottoms(); left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            laid.add(new Laid(
                    "bottom",
                    repertoire.card(card).id(),
                    source(cove, Lay.LOWER + card),
                    repertoire.lowerIcons(card),
                    repertoire.lowerVolume(card)));
        }
        for (int i = 0; i < plan.stones(); i++)
            laid.add(new Laid("stone", "", source(cove, 2 * Lay.LOWER), repertoire.stoneIcons(), 0));
        return laid;
    }

    /** "Warriors' Air, above (1) and an acoustic stone (3)". */
    static Text text(List<Laid> laid) {
        return Text.list(laid.stream()
                .map(each -> Text.say("{0} ({1})").with(each.name, each.icons))
                .toList());
    }

    Map<String, Object> facts() {
        return Map.of("source", source, "card", card, "icons", icons, "volume", volume);
    }

    /** The rules by which the sources of a plan count. */
    static List<Rule> rules(Cove cove, Lay plan) {
        var repertoire = Stage.repertoire(cove);
        var rules = new ArrayList<Rule>(List.of(EnterRule.SONG_SPEND, EnterRule.SONG_ONCE, EnterRule.SONG_NO_SPLIT));
        if ((plan.tops() & repertoire.skills()) != 0) rules.add(EnterRule.SONG_TOP);
        if ((plan.tops() & repertoire.paladins()) != 0) {
            rules.add(EnterRule.SONG_IMPROV);
            rules.add(EnterRule.SONG_PALADIN);
        }
        if (plan.bottoms() != 0) rules.add(EnterRule.SONG_BOTTOM_VOLUME);
        if (plan.stones() != 0) rules.add(EnterRule.SONG_STONE);
        return rules;
    }
}
