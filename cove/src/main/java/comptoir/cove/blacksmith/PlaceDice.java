package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * "Place up to 3 dice: an alloy die into an empty furnace, coal dice with it." Empty furnaces are alike: the first is taken.
 *
 * @param left how many dice may still be placed
 */
public record PlaceDice(int player, int left) implements CoveQuestion {

    private static final int MOST_FURNACES = 6;

    /** @param die a clan for an alloy die of its colour, or {@link Kind#CLANS} and the heat of a coal die */
    public record Put(int die, int furnace) implements Answer {

        public boolean isCoal() {
            return die >= Kind.CLANS;
        }

        public int heat() {
            return die - Kind.CLANS;
        }

        @Override
        public Map<String, Object> data() {
            return Map.of("die", word(), "furnace", furnace);
        }

        String word() {
            return isCoal() ? coal(heat()) : Kind.of(die).colour();
        }
    }

    private static final Put[][] PUTS = new Put[Kind.CLANS + Dice.HOTTEST + 1][MOST_FURNACES];

    static {
        for (int die = 0; die < PUTS.length; die++)
            for (int furnace = 0; furnace < MOST_FURNACES; furnace++) PUTS[die][furnace] = new Put(die, furnace);
    }

    /** A coal die in data: "coal-3". */
    static String coal(int heat) {
        return "coal-" + heat;
    }

    @Override
    public boolean possible(Cove cove) {
        if (left == 0) return false;
        var shop = Smithy.of(cove, player);
        if (shop.alloy() != Dice.NONE && shop.firstEmpty() >= 0) return true;
        var furnaces = shop.furnaces();
        return shop.coal() != Dice.NONE && furnaces.count(Furnace.EMPTY) < furnaces.size();
    }

    @Override
    public Options options(Cove cove, int seat) {
        var shop = Smithy.of(cove, player);
        int furnaces = shop.furnaces().size();
        var answers = new Answer[Kind.CLANS + Dice.HOTTEST * furnaces + 1];
        int count = 0;
        int empty = shop.firstEmpty();
        if (empty >= 0)
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (Dice.count(shop.alloy(), clan) > 0) answers[count++] = PUTS[clan][empty];
        for (int heat = 1; heat <= Dice.HOTTEST; heat++) {
            if (Dice.count(shop.coal(), heat) == 0) continue;
            for (int furnace = 0; furnace < furnaces; furnace++)
                if (shop.furnaces().at(furnace) != Furnace.EMPTY) answers[count++] = PUTS[Kind.CLANS + heat][furnace];
        }
        answers[count++] = Named.DONE;
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Put put)) return cove;
        var shop = Smithy.of(cove, player);
        int furnace = shop.furnaces().at(put.furnace());
        var placed = put.isCoal()
                ? shop.dice(
                        shop.furnaces().with(put.furnace(), Furnace.plusCoal(furnace, put.heat())),
                        shop.alloy(),
                        Dice.minus(shop.coal(), put.heat()))
                : shop.dice(
                        shop.furnaces().with(put.furnace(), Furnace.of(put.die())),
                        Dice.minus(shop.alloy(), put.die()),
                        shop.coal());
        cove = cove.shop(player, placed).doFirst(new PlaceDice(player, left - 1));
        return cove.watched() ? cove.tell(told(cove, put)) : cove;
    }

    private OpenEvent told(Cove cove, Put put) {
        var text = put.isCoal()
                ? Text.say("{0?You put|{0} puts} coal {1} into furnace {2}.")
                : Text.say("{0?You put|{0} puts} a {1} alloy die into furnace {2}.");
        return OpenEvent.of(
                        "die-placed",
                        player,
                        put.isCoal() ? SmithRule.PLACE_COAL : SmithRule.PLACE_ALLOY,
                        text.with(
                                cove.name(player),
                                put.isCoal() ? put.heat() : Kind.of(put.die()).hue(),
                                put.furnace() + 1))
                .with("die", put.word())
                .with("furnace", put.furnace());
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "place-dice",
                SmithRule.PLACE_ALLOY,
                "Which die goes into which furnace? {0#One more may be placed.|Up to {0} may be placed.}",
                left);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Put put)) return Text.say("Leave the other dice");
        if (!put.isCoal())
            return Text.say("{0} alloy into furnace {1}")
                    .with(Kind.of(put.die()).hue(), put.furnace() + 1);
        int heat = Furnace.heat(Smithy.of(cove, player).furnaces().at(put.furnace()));
        return Text.say("Coal {0} into furnace {1} (heat {2})").with(put.heat(), put.furnace() + 1, heat + put.heat());
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var shop = Smithy.of(cove, player);
        var refusals = new ArrayList<Refusal>();
        for (int furnace = 0; furnace < shop.furnaces().size(); furnace++) {
            if (shop.furnaces().at(furnace) != Furnace.EMPTY) continue;
            for (int heat = 1; heat <= Dice.HOTTEST; heat++)
                if (Dice.count(shop.coal(), heat) > 0)
                    refusals.add(new Refusal(
                            PUTS[Kind.CLANS + heat][furnace].data(),
                            SmithRule.PLACE_COAL,
                            "an alloy die",
                            furnace,
                            Text.say("Coal goes only to an alloy die: furnace {0} has none.", furnace + 1)));
        }
        return refusals;
    }
}
