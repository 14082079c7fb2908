package comptoir.bots.cove;

import comptoir.bots.Brain;
import comptoir.bots.Manner;
import comptoir.bots.value.Features;
import comptoir.cove.step.Sell;
import comptoir.cove.step.SellTogether;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Icons;
import comptoir.cove.table.Phase;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Question;
import comptoir.engine.Seats;
import comptoir.engine.Text;

/** What the bots know of Merchants Cove: everything is counted in gold, and gold decides who wins. */
public final class CoveBrain implements Brain<Cove> {

    /** How many gold pieces make a great difference at first sight. */
    private static final double WARMTH = 1;

    /** No answer is left out altogether. */
    private static final double LEAST_WEIGHT = 0.0005;

    /** How far a lead of gold may still melt: by the end, and for each market still to come. */
    private static final double SWING = 5;

    private static final double SWING_A_DAY = 4;

    /** How much of the chance to win is the size of the win. */
    private static final double PRIDE = 0.1;

    private static final Features<Cove> FEATURES = new CoveFeatures();

    private static final Manner MANNER = new Manner(12, true, 0.5);

    @Override
    public String game() {
        return "cove";
    }

    @Override
    public void weigh(Cove cove, Question<Cove> question, int seat, Options options, double[] weights) {
        var valuation = new Valuation(cove);
        var asked = of(question, seat);
        if (!Crafts.of(cove, asked.player()).appraise(valuation, asked, options, weights))
            CommonSense.appraise(valuation, asked, options, weights);
        double most = weights[0];
        for (int i = 1; i < options.size(); i++) most = Math.max(most, weights[i]);
        for (int i = 0; i < options.size(); i++) weights[i] = LEAST_WEIGHT + Math.exp((weights[i] - most) / WARMTH);
    }

    /** What a seat is asked, where several sell at the same time as if it sold alone. */
    private static CoveQuestion of(Question<Cove> question, int seat) {
        return question instanceof SellTogether together ? together.alone(seat) : (CoveQuestion) question;
    }

    @Override
    public double sureness() {
        return 0.8;
    }

    /** Some five and a half gold pieces below the best. */
    @Override
    public double nearEqual() {
        return 0.004;
    }

    @Override
    public void judge(Cove cove, double[] chances) {
        int players = cove.players().size();
        int seats = cove.terms().seats();
        var worths = new double[players];
        var valuation = new Valuation(cove);
        for (int player = 0; player < players; player++)
            worths[player] = cove.over() ? cove.player(player).gold() : total(valuation, player);
        double swing = SWING + SWING_A_DAY * valuation.markets;
        for (int seat = 0; seat < seats; seat++) {
            double best = Double.NEGATIVE_INFINITY;
            for (int other = 0; other < players; other++) if (other != seat) best = Math.max(best, worths[other]);
            double lead = worths[seat] - best;
            double chance = 1 / (1 + Math.exp(-lead / swing));
            chances[seat] = cove.over() ? (1 - PRIDE) * won(lead) + PRIDE * chance : chance;
        }
    }

    private static double won(double lead) {
        return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
    }

    /** What a player has: gold, goods, icons and the things of the workshop. */
    private static double worth(Valuation valuation, int player) {
        var cove = valuation.cove;
        double worth = cove.player(player).gold()
                + valuation.icons(Icons.clans(cove, player), Icons.corruption(cove, player))
                + Goods.worth(valuation, player)
                + Crafts.of(cove, player).prospects(valuation, player);
        return (cove.soldBlack() >> player & 1) == 0 ? worth : worth - valuation.card();
    }

    /** What a player has and will still make: in the hours left today, and on the days to come. */
    static double total(Valuation valuation, int player) {
        var cove = valuation.cove;
        double today = cove.phase() == Phase.PRODUCTION ? Valuation.HOUR * valuation.hoursLeft(player) : 0;
        return worth(valuation, player) + today + daysToCome(cove, player);
    }

    static double daysToCome(Cove cove, int player) {
        double future = 0;
        for (int round = cove.round() + 1; round <= Cove.DAYS; round++)
            future += Crafts.of(cove, player).day(round);
        return future;
    }

    /** A turn of production ends where the next one begins; in the market, each pier is a turn. */
    @Override
    public boolean turnOver(Cove before, Cove now, int seat) {
        if (now.over() || now.round() != before.round() || now.phase() != before.phase()) return true;
        var question = Play.question(now);
        if (!Seats.has(question.asked(now), seat)) return true;
        var asked = of(question, seat);
        var first = of(Play.question(before), seat);
        if (asked instanceof Sell sell && first instanceof Sell selling) return sell.pier() != selling.pier();
        var craft = Crafts.of(now, seat);
        if (!craft.beginsTurn(asked)) return false;
        return !craft.beginsTurn(first) || !now.shop(seat).equals(before.shop(seat));
    }

    @Override
    public Features<Cove> features() {
        return FEATURES;
    }

    @Override
    public Manner manner() {
        return MANNER;
    }

    @Override
    public double gained(Cove before, Cove now, int seat) {
        return value(now, seat) - value(before, seat);
    }

    private static double value(Cove cove, int seat) {
        return cove.over() ? cove.player(seat).gold() : worth(new Valuation(cove), seat);
    }

    @Override
    public Text gain(double gained) {
        long gold = Math.round(gained);
        if (gold > 0) return Text.say("about {0} gold more").with(gold);
        if (gold < 0) return Text.say("about {0} gold less").with(-gold);
        return Text.say("no gold either way");
    }

    @Override
    public Text because(Cove cove, Question<Cove> question, int seat, int option, Options options) {
        var asked = of(question, seat);
        var valuation = new Valuation(cove);
        var own = Crafts.of(cove, seat).because(valuation, asked, option, options);
        return own != null ? own : CommonReasons.because(valuation, asked, option, options);
    }
}
