package comptoir.cove.step;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.Row;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.Refusal;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * "Players may sell at the same time, since one's sales do not affect another's." Everybody who can sell at a pier names
 * goods, one by one; once all are done, the sales are made in hourglass order, as if each had been asked in turn.
 *
 * @param selling the seats that are not done yet, one bit each
 * @param plans for each seat after the other, how many goods of each kind it sells
 */
public record SellTogether(int pier, int selling, Row plans) implements Question<Cove> {

    static SellTogether at(Cove cove, int pier, int sellers) {
        return new SellTogether(pier, sellers, Row.zeros(cove.terms().seats() * Good.KINDS));
    }

    /** The people who could sell something at a pier, one bit each. */
    static int sellers(Cove cove, int pier) {
        int sellers = 0;
        for (int seat = 0; seat < cove.terms().seats(); seat++)
            if (Sell.possible(cove, seat, pier)) sellers |= Seats.bit(seat);
        return sellers;
    }

    /** What one of them is asked, as if it were alone. */
    public Sell alone(int seat) {
        return new Sell(seat, pier, 0);
    }

    private boolean sellable(Cove cove, int seat, int good) {
        return cove.player(seat).stall().at(good) > plans.at(seat * Good.KINDS + good)
                && Sell.sellable(cove, seat, pier, 0, good);
    }

    private boolean canSell(Cove cove, int seat) {
        for (int good = 0; good < Good.KINDS; good++) if (sellable(cove, seat, good)) return true;
        return false;
    }

    @Override
    public int asked(Cove cove) {
        return selling;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var answers = new Answer[Good.KINDS + 1];
        int count = 0;
        for (int good = 0; good < Good.KINDS; good++)
            if (sellable(cove, seat, good)) answers[count++] = Sell.naming(good);
        answers[count++] = Named.DONE;
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        var next = named.isDone()
                ? this
                : new SellTogether(pier, selling, plans.plus(seat * Good.KINDS + named.index(), 1));
        if (named.isDone() || !next.canSell(cove, seat))
            next = new SellTogether(pier, selling & ~Seats.bit(seat), next.plans);
        return next.selling == 0 ? next.open(cove) : cove.doFirst(next);
    }

    /** All are done: who is topmost in the stack sells first, and so does one that plays by itself. */
    private Cove open(Cove cove) {
        for (int at = cove.players().size() - 1; at >= 0; at--) {
            int player = cove.clock().stack().at(at);
            if (player < cove.terms().seats()) cove = cove.doFirst(new SellPlanned(player, pier, plan(player)));
            else if (Sell.possible(cove, player, pier)) cove = cove.shop(player).sells(cove, player, pier);
        }
        return cove;
    }

    private Row plan(int seat) {
        var plan = new int[Good.KINDS];
        for (int good = 0; good < plan.length; good++) plan[good] = plans.at(seat * Good.KINDS + good);
        return Row.owning(plan);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        var chosen = new ArrayList<Text>();
        for (int good = 0; good < Good.KINDS; good++)
            for (int i = 0; i < plans.at(seat * Good.KINDS + good); i++)
                chosen.add(cove.shop(seat).merchant().good(good));
        if (chosen.isEmpty()) return alone(seat).prompt(cove, seat);
        return new Prompt(
                "sell",
                CoveRule.MARKET_SIMULTANEOUS,
                Text.say(
                        "What else do you sell {0}? Chosen: {1}.", Pier.of(pier).there(), chosen));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return alone(seat).label(cove, seat, answer);
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        return alone(seat).refusals(cove, seat);
    }
}
