package comptoir.cove.blacksmith;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Bellows: "put a coal die of the tray, on its hottest face, to an alloy die in a furnace." */
public record FanFlames(int player) implements CoveQuestion {

    private static final Named[] FURNACES = Named.numbers("fan", 6);

    @Override
    public boolean possible(Cove cove) {
        var shop = Smithy.of(cove, player);
        if (shop.coal() == Dice.NONE) return false;
        for (int furnace = 0; furnace < shop.furnaces().size(); furnace++)
            if (shop.furnaces().at(furnace) != Furnace.EMPTY) return true;
        return false;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var furnaces = Smithy.of(cove, player).furnaces();
        var answers = new Answer[furnaces.size()];
        int count = 0;
        for (int furnace = 0; furnace < furnaces.size(); furnace++)
            if (furnaces.at(furnace) != Furnace.EMPTY) answers[count++] = FURNACES[furnace];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int furnace = ((Named) answer).index();
        var shop = Smithy.of(cove, player);
        int heat = Smithy.parts(cove).hottest();
        int face = 0;
        while (Dice.count(shop.coal(), face) == 0) face++; // which one does not matter: it is turned
        var fanned =
                shop.furnaces().with(furnace, Furnace.plusCoal(shop.furnaces().at(furnace), heat));
        cove = cove.shop(player, shop.dice(fanned, shop.alloy(), Dice.minus(shop.coal(), face)));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You put|{0} puts} coal {1} into furnace {2}.");
        return cove.tell(OpenEvent.of(
                        "die-placed", player, SmithRule.CREW_BELLOWS, text.with(cove.name(player), heat, furnace + 1))
                .with("die", PlaceDice.coal(heat))
                .with("furnace", furnace));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "fan-flames", SmithRule.CREW_BELLOWS, "Bellows: which furnace gets the hottest coal?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int furnace = ((Named) answer).index();
        int heat = Furnace.heat(Smithy.of(cove, player).furnaces().at(furnace));
        int hottest = Smithy.parts(cove).hottest();
        return Text.say("Coal {0} into furnace {1} (heat {2})").with(hottest, furnace + 1, heat + hottest);
    }
}
