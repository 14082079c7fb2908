package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Rule;
import comptoir.engine.Text;

/** A plan is carried out: its sources are spent, and the place gives what it offers. */
final class Performance {

    private Performance() {}

    static Cove of(Cove cove, Lay plan) {
        int player = plan.player();
        var stage = Stage.of(cove, player);
        var song = stage.singing().spent(plan.tops(), plan.bottoms());
        if (plan.venue() == Venue.SQUARE) return fan(cove, plan, spent(stage, song, plan));
        if (Venue.isHall(plan.venue())) return rune(cove, plan, spent(stage, song, plan));
        int crowd = plan.crowd(cove);
        int gold = plan.icons() * crowd;
        boolean island = plan.venue() == Venue.ISLAND;
        if (island) song = song.sungAtSea(plan.clan(), Venue.side(plan.target()), gold > 0);
        cove = cove.player(
                player, cove.player(player).shop(spent(stage, song, plan)).earns(gold));
        if (cove.watched()) cove = cove.tell(sang(cove, plan, crowd, gold));
        return cove.doFirst(island ? new SingOn(player) : new BuyCard(player));
    }

    private static Stage spent(Stage stage, Song song, Lay plan) {
        return stage.spent(song, plan.stones(), plan.volume());
    }

    /** "Gold = icons × adventurers of that colour." */
    private static OpenEvent sang(Cove cove, Lay plan, int crowd, int gold) {
        boolean island = plan.venue() == Venue.ISLAND;
        var text = Text.say("{0?You sing|{0} sings} at {1} with {2}: {3} × {4} = {5} gold.");
        var laid = Laid.of(cove, plan);
        var told = OpenEvent.of(
                "sang",
                plan.player(),
                island ? EnterRule.ISLAND_SING : EnterRule.PIER_SING,
                text.with(
                        cove.name(plan.player()),
                        Venue.text(plan.venue()),
                        Laid.text(laid),
                        plan.icons(),
                        Kind.of(plan.clan()).counted(crowd),
                        gold));
        return spending(cove, told, plan)
                .with("clan", Kind.of(plan.clan()).word())
                .with("crowd", crowd)
                .with("gold", gold);
    }

    private static OpenEvent spending(Cove cove, OpenEvent told, Lay plan) {
        for (Rule rule : Laid.rules(cove, plan)) told = told.also(rule);
        return told.with("place", Venue.id(plan.venue()))
                .with("sources", Laid.of(cove, plan).stream().map(Laid::facts).toList())
                .with("icons", plan.icons());
    }

    /** "Put the leftmost crest of the track on a townsfolk card there: it is a fan." */
    private static Cove fan(Cove cove, Lay plan, Stage spent) {
        int player = plan.player();
        var stage = spent.withFan(plan.target());
        cove = cove.shop(player, stage);
        if (!cove.watched()) return cove;
        var townsfolk = cove.pack().townsfolk(plan.target());
        var repertoire = Stage.repertoire(cove);
        var text = Text.say("{0?You win|{0} wins} {1} as a fan with {2}: hand limit {3}, cards cost {4} gold.");
        var told = OpenEvent.of(
                        "fan",
                        player,
                        EnterRule.SQUARE_FAN,
                        text.with(
                                cove.name(player),
                                townsfolk.name(),
                                Laid.text(Laid.of(cove, plan)),
                                stage.handLimit(repertoire),
                                stage.price(repertoire)))
                .also(EnterRule.SQUARE_FAN_COST)
                .also(EnterRule.FAN_SCORING)
                .also(
                        repertoire.crest(stage.fans().size() - 1) == Repertoire.Reveal.MELODY
                                ? EnterRule.SQUARE_HAND_LIMIT
                                : EnterRule.CARD_COST);
        return cove.tell(spending(cove, told, plan)
                .with("townsfolk", townsfolk.id())
                .with("handLimit", stage.handLimit(repertoire))
                .with("price", stage.price(repertoire)));
    }

    /** "Put a rune of the dial on the hall; this reveals a coin." */
    private static Cove rune(Cove cove, Lay plan, Stage spent) {
        int player = plan.player();
        var stage = spent.withRuneOn(plan.clan());
        cove = cove.shop(player, stage);
        if (!cove.watched()) return cove;
        int price = stage.price(Stage.repertoire(cove));
        var text = Text.say("{0?You put|{0} puts} a rune on {1} with {2}: cards cost {3} gold now.");
        var told = OpenEvent.of(
                        "rune",
                        player,
                        EnterRule.HALL_RUNE,
                        text.with(cove.name(player), Venue.text(plan.venue()), Laid.text(Laid.of(cove, plan)), price))
                .also(EnterRule.CARD_COST);
        return cove.tell(spending(cove, told, plan)
                .with("clan", Kind.of(plan.clan()).word())
                .with("price", price));
    }
}
