package comptoir.bots.dale;

import comptoir.bots.Brain;
import comptoir.bots.Manner;
import comptoir.bots.value.Features;
import comptoir.dale.table.Dale;
import comptoir.engine.Options;
import comptoir.engine.Question;
import comptoir.engine.Text;

/** Dale is a race to the last stack: who needs the fewest turns is likely to win it. */
public final class DaleBrain implements Brain<Dale> {

    /** By how many turns one must be ahead for the odds to be e to 1. */
    private static final double DOUBT = 2.2;

    /** To be at the move is worth half a turn. */
    private static final double TEMPO = 0.5;

    /** So far ahead that no doubt is left. */
    private static final double WON = 200;

    private static final Features<Dale> FEATURES = new DaleFeatures();

    private static final Manner MANNER = new Manner(12, true, 0.5);

    @Override
    public String game() {
        return "dale";
    }

    @Override
    public void judge(Dale dale, double[] chances) {
        int stalls = dale.table().stalls().length;
        double total = 0;
        for (int stall = 0; stall < stalls; stall++) {
            double turns = Prospects.turns(dale, stall);
            if (turns == 0) turns = -WON;
            chances[stall] = Math.exp(-(turns - (dale.turn().active() % stalls == stall ? TEMPO : 0)) / DOUBT);
            total += chances[stall];
        }
        for (int stall = 0; stall < stalls; stall++) chances[stall] /= total;
        // Partners sit opposite and win together.
        for (int seat = stalls; seat < dale.box().seats(); seat++) chances[seat] = chances[seat % stalls];
    }

    @Override
    public void weigh(Dale dale, Question<Dale> question, int seat, Options options, double[] weights) {
        Instinct.weigh(dale, question, seat, options, weights);
    }

    @Override
    public boolean turnOver(Dale before, Dale now, int seat) {
        return now.turn().active() != before.turn().active();
    }

    @Override
    public Features<Dale> features() {
        return FEATURES;
    }

    @Override
    public Manner manner() {
        return MANNER;
    }

    @Override
    public double gained(Dale before, Dale now, int seat) {
        return stacks(now, seat) - stacks(before, seat);
    }

    private static int stacks(Dale dale, int seat) {
        return dale.table()
                .stalls()[seat % dale.table().stalls().length]
                .stacks()
                .size();
    }

    @Override
    public Text gain(double gained) {
        return Text.say("{0#{0} stack|{0} stacks} more", gained);
    }

    @Override
    public Text because(Dale dale, Question<Dale> question, int seat, int option, Options options) {
        return Reasons.of(dale, question, seat, options.get(option));
    }
}
