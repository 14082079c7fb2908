package comptoir.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The steps still to do, the next one first. A linked list that positions share, so that forking copies nothing. */
public final class Agenda<P extends Position<P>> {

    private static final Agenda<?> EMPTY = new Agenda<>(null, null);

    private final @Nullable Step<P> first;
    private final @Nullable Agenda<P> rest;

    private Agenda(@Nullable Step<P> first, @Nullable Agenda<P> rest) {
        this.first = first;
        this.rest = rest;
    }

    @SuppressWarnings("unchecked")
    public static <P extends Position<P>> Agenda<P> empty() {
        return (Agenda<P>) EMPTY;
    }

    public static <P extends Position<P>> Agenda<P> of(List<? extends Step<P>> steps) {
        Agenda<P> agenda = empty();
        for (int i = steps.size() - 1; i >= 0; i--) agenda = agenda.push(steps.get(i));
        return agenda;
    }

    public boolean isEmpty() {
        return first == null;
    }

    public Step<P> next() {
        return Objects.requireNonNull(first, "the agenda is empty");
    }

    public Agenda<P> rest() {
        return Objects.requireNonNull(rest, "the agenda is empty");
    }

    public Agenda<P> push(Step<P> step) {
        return new Agenda<>(step, this);
    }

    public List<Step<P>> steps() {
        var steps = new ArrayList<Step<P>>();
        for (var at = this; !at.isEmpty(); at = at.rest()) steps.add(at.next());
        return Collections.unmodifiableList(steps);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Agenda<?> that)) return false;
        Agenda<?> mine = this;
        Agenda<?> theirs = that;
        while (mine != theirs) {
            if (mine.isEmpty() || theirs.isEmpty() || !mine.next().equals(theirs.next())) return false;
            mine = mine.rest();
            theirs = theirs.rest();
        }
        return true;
    }

    @Override
    public int hashCode() {
        return steps().hashCode();
    }

    @Override
    public String toString() {
        return steps().toString();
    }
}
