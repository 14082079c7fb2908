package comptoir.cove.step;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Townsfolk;
import comptoir.cove.parts.Townsfolk.Ability;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.List;

/** What townsfolk do when they come and when they go. */
public final class Townsfolks {

    private Townsfolks() {}

    /** A card that is in no other place any more goes under the deck, unless a workshop has a claim to it. */
    public static Cove goesUnder(Cove cove, int card) {
        for (int player = 0; player < cove.players().size(); player++) {
            var claimed = cove.shop(player).claimsDiscarded(cove, player, card);
            if (claimed != null) return claimed;
        }
        cove = cove.town(cove.town().putUnder(card));
        if (!cove.watched()) return cove;
        var text = Text.say("{0} goes under the townsfolk deck.");
        return cove.tell(OpenEvent.of(
                        "townsfolk-left",
                        -1,
                        CoveRule.CLEANUP_TOWN_SQUARE,
                        text.with(cove.pack().townsfolk(card).name()))
                .with("townsfolk", cove.pack().townsfolk(card).id()));
    }

    /** "Its ability takes effect at once, as far as possible; otherwise it is lost." */
    static Cove useAbility(Cove cove, int player, Townsfolk card) {
        return switch (card.ability()) {
            case Ability.Discard(int count, boolean optional) ->
                cove.doFirst(new DiscardCorruption(player, count, optional, rule(card.ability())));
            case Ability.Take(var good) -> take(cove, player, good.number());
            case Ability.Sail(var sailor) ->
                cove.doFirst(
                        sailor == Townsfolk.Sailor.BAG_TO_BOAT
                                ? new LoadFromBag(player, true)
                                : new PickAboard(player, sailor));
        };
    }

    /** The rules that tell of an ability, the one that is cited first. */
    public static List<Rule> rules(Ability ability) {
        return ability instanceof Ability.Discard
                ? List.of(rule(ability), CoveRule.TOWNSFOLK_BEFORE_COST)
                : List.of(rule(ability));
    }

    private static Rule rule(Ability ability) {
        return switch (ability) {
            case Ability.Discard(int count, boolean optional) ->
                count == 1 && !optional ? CoveRule.TOWNSFOLK_LOCAL_1 : CoveRule.TOWNSFOLK_LOCAL_3;
            case Ability.Take ignored -> CoveRule.TOWNSFOLK_MERCENARY;
            case Ability.Sail(var sailor) -> PickAboard.rule(sailor);
        };
    }

    private static Cove take(Cove cove, int player, int good) {
        var owner = cove.player(player);
        if (owner.supply(cove.pack(), good) == 0) return cove;
        cove = cove.player(player, owner.takes(good));
        return cove.watched() ? cove.tell(tookGood(cove, player, good, CoveRule.TOWNSFOLK_MERCENARY)) : cove;
    }

    /** "Goods produced go on the stall in sight of all." */
    public static OpenEvent tookGood(Cove cove, int player, int good, Rule rule) {
        var text = Text.say("{0?You take|{0} takes} a {1} onto the stall.");
        return OpenEvent.of(
                        "good",
                        player,
                        rule,
                        text.with(
                                cove.name(player), cove.shop(player).merchant().good(good)))
                .also(CoveRule.ACTION_VISIBLE)
                .with("good", Good.of(good).word());
    }
}
