package comptoir.engine;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An answer that was not among the options. */
public final class IllegalAnswer extends BadInput {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Refusal refusal;
    private final transient @Nullable Rule rule;

    private IllegalAnswer(Text text, @Nullable Rule rule, @Nullable Refusal refusal) {
        super(text);
        this.rule = rule;
        this.refusal = refusal;
    }

    static IllegalAnswer because(String template, Object... with) {
        return new IllegalAnswer(Text.say(template, with), null, null);
    }

    /** The rule it breaks, where one can be named. */
    public @Nullable Rule rule() {
        return rule;
    }

    /** The refusal the question itself gives for it, where it has one. */
    public @Nullable Refusal refusal() {
        return refusal;
    }

    /** The option of a seat that is asked that a client means: by its place among the options, or by its data. */
    static <P extends Position<P>> Answer option(P position, int seat, Object given) {
        var question = Play.question(position);
        var options = question.options(position, seat);
        if (given instanceof Integer place) {
            if (place >= 0 && place < options.size()) return options.get(place);
            throw because("option {0} is not among the {1} options of seat {2}", place, options.size(), seat);
        }
        if (!(given instanceof Map<?, ?> data))
            throw because("an answer is the place of an option or an object, not {0}", Tree.json(given));
        for (var option : options) if (option.data().equals(data)) return option;
        var meant = onlyOneWith(options, data);
        if (meant != null) return meant;
        for (var refusal : question.refusals(position, seat))
            if (refusal.answer().equals(data)) throw new IllegalAnswer(refusal.text(), refusal.rule(), refusal);
        throw new IllegalAnswer(
                Text.say("{0} is not among the options of seat {1}", Tree.json(data), seat),
                question.prompt(position, seat).rule(),
                null);
    }

    /** Particulars may be left out where only one option has those that are given: "play Magnet" needs no value. */
    private static @Nullable Answer onlyOneWith(Options options, Map<?, ?> data) {
        Answer found = null;
        for (var option : options) {
            if (data.isEmpty() || !option.data().entrySet().containsAll(data.entrySet())) continue;
            if (found != null) return null;
            found = option;
        }
        return found;
    }
}
