package comptoir.bots.coach;

import comptoir.bots.Brain;
import comptoir.engine.Game;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells luck from skill. Every position of the game is worth the chances that it promises at a glance. What changes from one
 * decision to the next would on average have changed by so much, had all that was hidden been dealt and all that was drawn
 * been drawn otherwise: that much came from the choice, the rest from the draws. The draws of many games thus add up to
 * nothing, however well or badly a glance tells the chances.
 *
 * <p>Choices and draws are measured with different deals, so that their sum is a proof and no tautology.
 */
final class Ledger<P extends Position<P>> {

    /** The stated error is this many standard errors. */
    private static final double SURE = 3;

    /** The first deal decides much, and there is only one. */
    private static final int MORE_DEALS = 8;

    private final Game<P> game;
    private final Brain<P> brain;
    private final int seats;
    private final int deals;
    private final QuickFate luck;
    private final double[] scratch;
    private final double[] start;
    private final double[] draws;
    private final double[] own;
    private final double[] others;
    private final double[] variance;

    Ledger(Game<P> game, Brain<P> brain, int seats, int deals, long seed) {
        this.game = game;
        this.brain = brain;
        this.seats = seats;
        this.deals = deals;
        this.luck = new QuickFate(seed);
        this.scratch = new double[game.seats().getLast()];
        this.start = new double[seats];
        this.draws = new double[seats];
        this.own = new double[seats];
        this.others = new double[seats];
        this.variance = new double[seats];
    }

    /** The first deal is luck, too: from the same beginning others were possible. */
    void begins(P beginning, P dealt) {
        var bare = game.unwatched(beginning);
        var expected = means();
        var other = means();
        for (int i = 0; i < deals * MORE_DEALS; i++) {
            add(expected, worth(Play.on(bare, luck)));
            add(other, worth(Play.on(bare, luck)));
        }
        var worth = worth(dealt);
        for (int seat = 0; seat < seats; seat++) {
            start[seat] = expected.get(seat).mean();
            draws[seat] = worth[seat] - other.get(seat).mean();
            variance[seat] = expected.get(seat).variance() + other.get(seat).variance();
        }
    }

    void enter(Decision<P> decision) {
        var chosen = expected(decision);
        var drawn = expected(decision);
        var before = worth(decision.before().now());
        var after = worth(decision.after());
        for (int seat = 0; seat < seats; seat++) {
            var choices = seat == decision.seat() ? own : others;
            choices[seat] += chosen.get(seat).mean();
            draws[seat] += after[seat] - before[seat] - drawn.get(seat).mean();
            variance[seat] += chosen.get(seat).variance() + drawn.get(seat).variance();
        }
    }

    /** What the answer would have changed, on average over all that the seat which gave it could not know. */
    private List<Mean> expected(Decision<P> decision) {
        var changes = means();
        for (int deal = 0; deal < deals; deal++) {
            var before = game.unwatched(
                    decision.before().redealt(game, decision.seat(), luck).now());
            var answer = Play.question(before).options(before, decision.seat()).get(decision.option());
            var change = worth(Play.answer(before, decision.seat(), answer, luck));
            var was = worth(before);
            for (int seat = 0; seat < seats; seat++) changes.get(seat).add(change[seat] - was[seat]);
        }
        return changes;
    }

    /** The chances at a glance; at the end, who has won. */
    private double[] worth(P position) {
        var worth = new double[seats];
        if (position.over()) {
            var places = game.places(position);
            long winners = places.stream().filter(place -> place.place() == 1).count();
            for (var place : places)
                if (place.place() == 1 && place.seat() < seats) worth[place.seat()] = 1.0 / winners;
        } else {
            brain.judge(position, scratch);
            System.arraycopy(scratch, 0, worth, 0, seats);
        }
        return worth;
    }

    List<Review.Account> accounts(P end) {
        var result = worth(end);
        var accounts = new ArrayList<Review.Account>();
        for (int seat = 0; seat < seats; seat++)
            accounts.add(new Review.Account(
                    seat,
                    start[seat],
                    result[seat],
                    draws[seat],
                    own[seat],
                    others[seat],
                    SURE * Math.sqrt(variance[seat])));
        return accounts;
    }

    private List<Mean> means() {
        var means = new ArrayList<Mean>();
        for (int seat = 0; seat < seats; seat++) means.add(new Mean());
        return means;
    }

    private static void add(List<Mean> means, double[] values) {
        for (int i = 0; i < values.length; i++) means.get(i).add(values[i]);
    }
}
