package comptoir.bots.dale;

import comptoir.bots.Brain;
import comptoir.dale.Dale;
import comptoir.dale.Instinct;
import comptoir.dale.Prospects;
import comptoir.engine.Options;
import comptoir.engine.Question;
import comptoir.engine.Text;
import java.util.Locale;

/** Dale is a race to the last stack: who needs the fewest turns is likely to win it. */
public final class DaleBrain implements Brain<Dale> {

    /** By how many turns one must be ahead for the odds to be e to 1. */
    private static final double DOUBT = 2.2;

    /** To be at the move is worth half a turn. */
    private static final double TEMPO = 0.5;

    @Override
    public void judge(Dale dale, double[] chances) {
        int seats = dale.box().seats();
        double total = 0;
        for (int seat = 0; seat < seats; seat++) {
            double turns = Prospects.turns(dale, seat);
            chances[seat] = turns == 0
                    ? Double.POSITIVE_INFINITY
                    : Math.exp(-(turns - (dale.turn().active() == seat ? TEMPO : 0)) / DOUBT);
            total += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++)
            chances[seat] = Double.isInfinite(total) ? Double.isInfinite(chances[seat]) ? 1 : 0 : chances[seat] / total;
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
    public int reach() {
        return 400;
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
        return Text.of("{0} stacks more", "{0} Piles de plus").with(number(gained));
    }

    private static Text number(double number) {
        return Text.of(String.format(Locale.ROOT, "%.1f", number), String.format(Locale.FRENCH, "%.1f", number));
    }

    @Override
    public Text because(Dale dale, Question<Dale> question, int seat, int option, Options options) {
        return Text.of("it brings the next stacks nearer", "cela rapproche des Piles suivantes");
    }
}
