package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;
import java.util.ArrayList;

/**
 * "Roll all dice of the tray." Die by die, the alloy dice first.
 *
 * @param alloy the alloy dice still in hand
 * @param coal the coal dice still in hand
 */
record RollDice(int player, int alloy, int coal) implements CoveDraw {

    private static final Source[] ALLOY = new Source[8];
    private static final Source[] COAL = new Source[8];

    static {
        for (int player = 0; player < ALLOY.length; player++) {
            ALLOY[player] = new Source("alloy dice of player " + (player + 1));
            COAL[player] = new Source("coal dice of player " + (player + 1));
        }
    }

    /** The dice of the tray are taken up and rolled. */
    static Cove begin(Cove cove, int player) {
        var shop = Smithy.of(cove, player);
        int alloy = Dice.total(shop.alloy());
        int coal = Dice.total(shop.coal());
        return cove.shop(player, shop.dice(shop.furnaces(), Dice.NONE, Dice.NONE))
                .doFirst(new RollDice(player, alloy, coal));
    }

    @Override
    public Source source(Cove cove) {
        return alloy > 0 ? ALLOY[player] : COAL[player];
    }

    @Override
    public int outcomes(Cove cove) {
        var parts = Smithy.parts(cove);
        return alloy > 0
                ? parts.alloyFaces().size()
                : coal > 0 ? parts.coalFaces().size() : 0;
    }

    @Override
    public String outcome(Cove cove, int index) {
        var parts = Smithy.parts(cove);
        return alloy > 0
                ? Kind.of(parts.alloyFaces().get(index)).colour()
                : String.valueOf(parts.coalFaces().get(index));
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var parts = Smithy.parts(cove);
        var shop = Smithy.of(cove, player);
        boolean isAlloy = alloy > 0;
        var rolled = isAlloy
                ? shop.dice(
                        shop.furnaces(),
                        Dice.plus(shop.alloy(), parts.alloyFaces().get(index)),
                        shop.coal())
                : shop.dice(
                        shop.furnaces(),
                        shop.alloy(),
                        Dice.plus(shop.coal(), parts.coalFaces().get(index)));
        cove = cove.shop(player, rolled);
        if (alloy + coal > 1)
            return cove.doFirst(isAlloy ? new RollDice(player, alloy - 1, coal) : new RollDice(player, 0, coal - 1));
        return cove.watched() ? cove.tell(told(cove, rolled)) : cove;
    }

    private OpenEvent told(Cove cove, Smithy shop) {
        var texts = new ArrayList<Text>();
        var dice = new ArrayList<String>();
        for (int clan = 0; clan < Kind.CLANS; clan++)
            for (int i = Dice.count(shop.alloy(), clan); i > 0; i--) {
                texts.add(Kind.of(clan).hue());
                dice.add(Kind.of(clan).colour());
            }
        for (int heat = 1; heat <= Dice.HOTTEST; heat++)
            for (int i = Dice.count(shop.coal(), heat); i > 0; i--) {
                texts.add(Text.say("coal {0}", heat));
                dice.add(PlaceDice.coal(heat));
            }
        var text = Text.say("{0?You roll|{0} rolls}: {1}.");
        return OpenEvent.of("dice-rolled", player, SmithRule.STOKE, text.with(cove.name(player), texts))
                .with("dice", dice)
                .byChance(cove);
    }
}
