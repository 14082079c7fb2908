package comptoir.cove.peddler;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Side;
import comptoir.cove.peddler.PeddlerCard.Action;
import comptoir.cove.step.SlideAndReveal;
import comptoir.cove.step.Townsfolks;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Town;
import comptoir.engine.Text;
import java.util.List;

/** "Resolve the action fully, as many times as the multiplier says." */
record DoPeddlerAction(int player, int times) implements CoveDeed {

    private static final int ADVENTURERS = 2;
    private static final int GOLD = 2;

    private PeddlerShop shop(Cove cove) {
        return PeddlerShop.of(cove, player);
    }

    @Override
    public Cove perform(Cove cove) {
        if (times > 1) cove = cove.doFirst(new DoPeddlerAction(player, times - 1));
        var right = PeddlerShop.parts(cove).card(shop(cove).right());
        return switch (right.left().action()) {
            case Action.RecruitAndDraw() -> recruit(cove);
            case Action.GainGoods(var goods) -> gain(cove, goods);
            case Action.CollectPatronage(var clan) -> collect(cove, clan);
        };
    }

    /** "The location icons pick a townsfolk. Then 2 adventurers go to its reserve", and the Town Square fills up. */
    private Cove recruit(Cove cove) {
        var shop = shop(cove);
        var icons = shop.location(PeddlerShop.parts(cove));
        var square = cove.town().square();
        var found = icons.among(
                square.size(),
                place -> square.at(place) != Town.EMPTY,
                place -> 2 * place < square.size() ? Side.LEFT : Side.RIGHT);
        if (found == null) return DrawIntoReserve.doFirst(cove, player, ADVENTURERS, PeddlerRule.RECRUIT);
        int card = square.at(found.place());
        cove = cove.town(cove.town().taken(found.place()))
                .shop(player, shop.recruits(shop.recruits().and(card)));
        if (cove.watched()) cove = cove.tell(toldRecruit(cove, icons, found, card));
        cove = DrawIntoReserve.doFirst(cove.doFirst(new SlideAndReveal()), player, ADVENTURERS, PeddlerRule.RECRUIT);
        for (int other = 0; other < cove.players().size(); other++)
            cove = cove.shop(other).hearsOfRecruit(cove, other, card, player);
        return cove;
    }

    private OpenEvent toldRecruit(Cove cove, Location icons, Location.Found found, int card) {
        var townsfolk = cove.pack().townsfolk(card);
        var text = Text.say("{0} recruits {1} ({2}: place {3} of the Town Square). Its ability does not count.");
        var told = OpenEvent.of(
                        "recruited",
                        player,
                        PeddlerRule.RECRUIT,
                        text.with(cove.name(player), townsfolk.name(), icons.text(found), found.place() + 1))
                .also(PeddlerRule.LOCATION_ICONS)
                .also(PeddlerRule.RECRUIT_COST)
                .with("townsfolk", townsfolk.id())
                .with("place", found.place());
        if (found.otherHalf()) told = told.also(PeddlerRule.LOCATION_FALLBACK);
        boolean twice = PeddlerShop.parts(cove).card(shop(cove).left()).right().times() > 1;
        return twice ? told.also(PeddlerRule.RECRUIT_TWICE) : told;
    }

    /** "Each on the leftmost free space of its stall. Of two kinds, the left one comes first." */
    private Cove gain(Cove cove, List<Good> goods) {
        int missed = 0;
        for (var good : goods) {
            int space = shop(cove).stall().indexOf(PeddlerShop.NONE);
            if (space < 0) {
                missed++;
                if (cove.watched()) cove = cove.tell(toldMissed(cove, good, PeddlerRule.GOODS_FULL));
            } else if (cove.player(player).supply(cove.pack(), good.number()) == 0) {
                // Reading: components are limited; nothing takes the place of a good that has run out.
                if (cove.watched()) cove = cove.tell(toldMissed(cove, good, PeddlerRule.GOODS));
            } else {
                cove = cove.player(player, cove.player(player).takes(good.number()))
                        .shop(player, shop(cove).stall(shop(cove).stall().with(space, good.number())));
                if (cove.watched())
                    cove = cove.tell(Townsfolks.tookGood(cove, player, good.number(), PeddlerRule.GOODS)
                            .with("space", space));
            }
        }
        return DrawIntoReserve.doFirst(cove, player, missed, PeddlerRule.GOODS_FULL);
    }

    private OpenEvent toldMissed(Cove cove, Good good, PeddlerRule rule) {
        var text = rule == PeddlerRule.GOODS_FULL
                ? Text.say("The stall of {0} has no space for a {1}: an adventurer comes to its reserve instead.")
                : Text.say("{0} gets no {1}: there is none left.");
        return OpenEvent.of("peddler-no-good", player, rule, text.with(cove.name(player), good.text()))
                .with("good", good.word());
    }

    /** "2 gold for each customer in the hall shown." */
    private Cove collect(Cove cove, Kind clan) {
        int customers = Crowd.count(cove.harbour().halls(), clan);
        cove = cove.earns(player, GOLD * customers);
        if (!cove.watched()) return cove;
        var text = Text.say("Patronage: {0} gets {1} × {2} = {3} gold (in the hall: {4}).");
        return cove.tell(OpenEvent.of(
                        "peddler-patronage",
                        player,
                        PeddlerRule.PATRONAGE,
                        text.with(cove.name(player), GOLD, customers, GOLD * customers, clan.counted(customers)))
                .with("clan", clan.word())
                .with("gold", GOLD * customers));
    }
}
