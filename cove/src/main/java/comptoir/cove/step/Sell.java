package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * "Players sell what they want." Asked good by good.
 *
 * @param cultists rogues of the pier that count as customers of every colour for this player now
 */
public record Sell(int player, int pier, int cultists) implements CoveQuestion {

    private static final Named[] GOODS = new Named[Good.KINDS];

    static {
        for (int good = 0; good < Good.KINDS; good++)
            GOODS[good] = new Named("sell", Good.of(good).word(), good);
    }

    /** The answer that names a good. */
    static Named naming(int good) {
        return GOODS[good];
    }

    /** Whether the player could sell something at the pier, with cultists where they may be counted. */
    public static boolean possible(Cove cove, int player, int pier) {
        return canSell(cove, player, pier, countable(cove, pier));
    }

    /** How many rogues of the pier may be counted as customers. */
    public static int countable(Cove cove, int pier) {
        return cove.terms().effect() == RogueCard.Effect.CULTISTS
                ? Crowd.rogues(cove.harbour().piers().at(pier))
                : 0;
    }

    private static boolean canSell(Cove cove, int player, int pier, int cultists) {
        for (int good = 0; good < Good.KINDS; good++) if (sellable(cove, player, pier, cultists, good)) return true;
        return false;
    }

    public static boolean sellable(Cove cove, int player, int pier, int cultists, int good) {
        return cove.player(player).stall().at(good) > 0
                && Pier.of(pier).takes(Good.isLarge(good))
                && customers(cove, pier, cultists, good) > 0;
    }

    private static int customers(Cove cove, int pier, int cultists, int good) {
        return Crowd.count(cove.harbour().piers().at(pier), Good.clan(good)) + cultists;
    }

    /** What a good would earn at a pier as things stand. */
    public static int worth(Cove cove, int pier, int cultists, int good) {
        return Pier.of(pier).takes(Good.isLarge(good))
                ? cove.board().price(good) * customers(cove, pier, cultists, good)
                : 0;
    }

    /** The player's sales at a pier: first the cultists, where there are any, then good by good. */
    public static Cove begin(Cove cove, int player, int pier) {
        return cove.doFirst(countable(cove, pier) > 0 ? new CountCultist(player, pier, 0) : new Sell(player, pier, 0));
    }

    @Override
    public boolean possible(Cove cove) {
        return canSell(cove, player, pier, cultists);
    }

    @Override
    public Options options(Cove cove, int seat) {
        var answers = new Answer[Good.KINDS + 1];
        int count = 0;
        for (int good = 0; good < Good.KINDS; good++)
            if (sellable(cove, player, pier, cultists, good)) answers[count++] = GOODS[good];
        answers[count++] = Named.DONE;
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        return named.isDone()
                ? cove
                : sold(cove, player, pier, cultists, named.index()).doFirst(this);
    }

    /** One good is sold: the customers stay, the good goes back to the supply. */
    public static Cove sold(Cove cove, int player, int pier, int cultists, int good) {
        int gold = worth(cove, pier, cultists, good);
        var seller = cove.player(player);
        cove = cove.player(player, seller.gives(good).earns(gold));
        if (pier == Pier.BLACK_MARKET.number()) cove = cove.soldBlack(cove.soldBlack() | Seats.bit(player));
        if (!cove.watched()) return cove;
        int customers = customers(cove, pier, cultists, good);
        var text = Text.say("{0?You sell|{0} sells} a {1} {2}: {3} × {4} = {5} gold.");
        return cove.tell(OpenEvent.of(
                        "sold",
                        player,
                        CoveRule.MARKET_SELL,
                        text.with(
                                cove.name(player),
                                seller.shop().merchant().good(good),
                                Pier.of(pier).there(),
                                cove.board().price(good),
                                customers,
                                gold))
                .also(CoveRule.MARKET_CUSTOMERS_STAY)
                .with("good", Good.of(good).word())
                .with("pier", Pier.of(pier).word())
                .with("customers", customers)
                .with("gold", gold));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "sell",
                CoveRule.MARKET_OPTIONAL,
                "What do you sell {0} ({1})?",
                Pier.of(pier).there(),
                Crowd.text(cove.harbour().piers().at(pier)));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Text.say("Sell nothing more here");
        int good = named.index();
        return Text.say("Sell a {0} for {1} gold")
                .with(cove.shop(player).merchant().good(good), worth(cove, pier, cultists, good));
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (int good = 0; good < Good.KINDS; good++) {
            if (cove.player(player).stall().at(good) == 0 || sellable(cove, player, pier, cultists, good)) continue;
            boolean size = Pier.of(pier).takes(Good.isLarge(good));
            var text = size
                    ? Text.say("There is no {0} on this pier.")
                            .with(Good.of(good).clan().one())
                    : Text.say("Goods of this size are not sold {0}.")
                            .with(Pier.of(pier).there());
            refusals.add(new Refusal(
                    Map.of("sell", Good.of(good).word()),
                    size ? CoveRule.MARKET_NO_CUSTOMER : CoveRule.MARKET_ORDER,
                    size ? "a customer of its colour" : "a pier for its size",
                    size ? 0 : Pier.of(pier).word(),
                    text));
        }
        return refusals;
    }
}
