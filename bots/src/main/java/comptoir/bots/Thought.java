package comptoir.bots;

import comptoir.engine.Bot.Advice;
import comptoir.engine.Bot.Alternative;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A bot's choice at one decision, and the words for it. */
record Thought<P extends Position<P>>(Brain<P> brain, P position, int seat, Options options) {

    /** How many answers are spoken of. */
    private static final int SPOKEN_OF = 5;

    Advice only() {
        return new Advice(
                0,
                Text.say("It is all that can be done here."),
                Text.say("it is all that can be done here"),
                List.of());
    }

    /** The beginner's way: any of the answers that look about as good as the best one. */
    Advice amongNearEqual(QuickFate luck) {
        var weights = weights();
        double enough = weights[FirstSight.heaviest(weights, weights.length)] * brain.nearEqual();
        for (int i = 0; i < weights.length; i++) weights[i] = weights[i] < enough ? 0 : 1;
        return drawn(weights, luck);
    }

    /** The apprentice's way: one of the answers that look good, more likely the better it looks. */
    Advice atFirstSight(QuickFate luck) {
        var weights = weights();
        for (int i = 0; i < weights.length; i++) weights[i] = Math.pow(weights[i], brain.sureness());
        return drawn(weights, luck);
    }

    private double[] weights() {
        var weights = new double[options.size()];
        brain.weigh(position, Play.question(position), seat, options, weights);
        return weights;
    }

    private Advice drawn(double[] weights, QuickFate luck) {
        int chosen = FirstSight.draw(weights, weights.length, luck);
        double total = 0;
        for (double weight : weights) total += weight;
        var others = new ArrayList<Alternative>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] == 0) continue;
            var likes = Text.say("chosen {0} times in 100").with(Math.round(100 * weights[i] / total));
            others.add(new Alternative(i, weights[i] / total, said(i, likes)));
        }
        others.sort(Comparator.comparingDouble(other -> -other.worth()));
        return new Advice(chosen, sentence(reason(chosen)), why(chosen), spokenOf(others));
    }

    /** The answer that the search kept coming back to. */
    Advice after(Search<P> search) {
        var branches = search.branches(options);
        var tried = new ArrayList<Integer>();
        for (int i = 0; i < branches.size(); i++) if (branches.get(i) != Node.UNTRIED) tried.add(i);
        tried.sort(Comparator.<Integer>comparingInt(i -> -branches.get(i).visits())
                .thenComparingDouble(i -> -branches.get(i).chance()));
        var others = new ArrayList<Alternative>();
        for (int i : tried) others.add(new Alternative(i, branches.get(i).chance(), said(i, outlook(branches.get(i)))));
        int chosen = tried.getFirst();
        var because = reason(chosen).then(Text.say("({0})").with(outlook(branches.get(chosen))));
        if (tried.size() > 1) {
            int second = tried.get(1);
            // The search comes back to what it trusts; what looks better after fewer tries it trusts less, and says so.
            boolean doubted = percent(branches.get(second)) > percent(branches.get(chosen));
            because = (doubted ? Text.say("{0}; tried less often: {1} ({2})") : Text.say("{0}; next best: {1} ({2})"))
                    .with(because, label(second), outlook(branches.get(second)));
        }
        return new Advice(chosen, sentence(because), why(chosen), spokenOf(others));
    }

    private static List<Alternative> spokenOf(List<Alternative> others) {
        return List.copyOf(others.subList(0, Math.min(SPOKEN_OF, others.size())));
    }

    private Text reason(int option) {
        return said(option, why(option));
    }

    private Text why(int option) {
        return brain.because(position, Play.question(position), seat, option, options);
    }

    private Text said(int option, Text what) {
        return Text.say("{0}: {1}").with(label(option), what);
    }

    private Text label(int option) {
        return Play.question(position).label(position, seat, options.get(option));
    }

    private Text outlook(Node.Branch branch) {
        return Text.say("{0} % to win, {1}").with(percent(branch), brain.gain(branch.gain()));
    }

    private static long percent(Node.Branch branch) {
        return Math.round(100 * branch.chance());
    }

    private static Text sentence(Text words) {
        return Text.say("{0}.").with(words);
    }
}
