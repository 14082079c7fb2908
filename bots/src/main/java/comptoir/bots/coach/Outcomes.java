package comptoir.bots.coach;

import comptoir.bots.Brain;
import comptoir.bots.Playouts;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Position;

/** What comes of an answer when everybody plays on at first sight, many times with other deals. */
public final class Outcomes<P extends Position<P>> {

    private final Brain<P> brain;
    private final Playouts<P> playouts;
    private final double[] chances;

    public Outcomes(Game<P> game, Brain<P> brain, long seed) {
        this.brain = brain;
        this.playouts = new Playouts<>(game, brain, seed);
        this.chances = new double[game.seats().getLast()];
    }

    /** The chances of all after the answer that was given. */
    double[] after(Decision<P> decision, int times) {
        var sums = new double[chances.length];
        for (int i = 0; i < times; i++) {
            var dealt = playouts.dealt(decision.before(), decision.seat());
            brain.judge(playouts.end(dealt, decision.seat(), decision.option()), chances);
            for (int seat = 0; seat < sums.length; seat++) sums[seat] += chances[seat] / times;
        }
        return sums;
    }

    /** How much better one answer is than another, both compared in the same deals: the seat's chance, and what it gains. */
    public Comparison compared(Moment<P> moment, int seat, int better, int worse, int times) {
        var lead = new Mean();
        var gain = new Mean();
        for (int i = 0; i < times; i++) {
            var dealt = playouts.dealt(moment, seat);
            var one = playouts.end(dealt, seat, better);
            brain.judge(one, chances);
            double chance = chances[seat];
            var other = playouts.end(dealt, seat, worse);
            brain.judge(other, chances);
            lead.add(chance - chances[seat]);
            gain.add(brain.gained(dealt, one, seat) - brain.gained(dealt, other, seat));
        }
        return new Comparison(lead.mean(), 2 * Math.sqrt(lead.variance()), gain.mean());
    }

    /**
     * @param lead by how much the chance to win is greater
     * @param error two standard errors of the lead
     * @param gain the difference in the game's own terms
     */
    public record Comparison(double lead, double error, double gain) {}
}
