package comptoir.server.table;

import comptoir.engine.Seats;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How those at a table count a game. In the log every answer and every take-back has a number. Of a choice that is not whole
 * yet the others know nothing, and where it is taken back before it is, it never was for them: so what they are told does
 * not depend on how far it had come, nor on whether one was begun at all. The seat itself counts everything.
 *
 * @param unseen what a seat began and took back, in the order of the log
 * @param pending the numbers of the answers that a choice in the making has so far
 * @param drafter who makes it
 */
record Counting(List<Span> unseen, List<Integer> pending, int drafter) {

    static final Counting ALL = new Counting(List.of(), List.of(), Seats.NOBODY);

    /** What only a seat knows of: all that comes after a number, up to another. */
    record Span(int seat, int after, int upTo) {

        private boolean joins(Span next) {
            return seat == next.seat && upTo == next.after;
        }

        private Span with(Span next) {
            return new Span(seat, after, next.upTo);
        }
    }

    /**
     * One answer or one take-back.
     *
     * @param drafter who is in the middle of a choice after it
     * @param silent whether it takes back what the others do not know of
     */
    record Step(EventsUpTo told, int seat, int drafter, boolean takesBack, boolean silent) {}

    Counting after(Step step) {
        int number = step.told().number();
        if (step.silent()) {
            var rest = new ArrayList<>(pending);
            var more = rest.isEmpty() ? unseen : with(step.seat(), rest.removeLast());
            return new Counting(more, List.copyOf(rest), drafter).hiding(step.seat(), number);
        }
        if (!step.takesBack() && step.drafter() != Seats.NOBODY) {
            var longer = new ArrayList<>(pending);
            longer.add(number);
            return new Counting(unseen, List.copyOf(longer), step.drafter());
        }
        var now = this;
        if (step.takesBack()) for (int lost : pending) now = now.hiding(drafter, lost);
        return new Counting(now.unseen, List.of(), Seats.NOBODY);
    }

    private Counting hiding(int seat, int number) {
        return new Counting(with(seat, number), pending, drafter);
    }

    private List<Span> with(int seat, int number) {
        var spans = new ArrayList<>(unseen);
        int at = spans.size();
        while (at > 0 && spans.get(at - 1).after >= number) at--;
        spans.add(at, new Span(seat, number - 1, number));
        if (at + 1 < spans.size() && spans.get(at).joins(spans.get(at + 1)))
            spans.set(at, spans.get(at).with(spans.remove(at + 1)));
        if (at > 0 && spans.get(at - 1).joins(spans.get(at)))
            spans.set(at - 1, spans.get(at - 1).with(spans.remove(at)));
        return List.copyOf(spans);
    }

    /** The last number of the log, of so many, that a viewer may know of. */
    int knownTo(int viewer, int number) {
        return pending.isEmpty() || viewer == drafter ? number : pending.getFirst() - 1;
    }

    boolean isUnseen(int viewer, int number) {
        return unseen.stream().anyMatch(span -> span.seat != viewer && span.after < number && number <= span.upTo);
    }

    /** A number of the log as a viewer counts. */
    int counted(int viewer, int number) {
        int counted = number;
        for (var span : unseen)
            if (span.seat != viewer && span.after < number) counted -= Math.min(span.upTo, number) - span.after;
        return counted;
    }

    /** The number of the log, the last where there are several, that a viewer counts so. */
    int number(int viewer, int counted) {
        int number = counted;
        for (var span : unseen) if (span.seat != viewer && span.after <= number) number += span.upTo - span.after;
        return number;
    }

    /** As plain data, to be kept beside a position. */
    Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put(
                "unseen",
                unseen.stream()
                        .map(span -> List.of(span.seat, span.after, span.upTo))
                        .toList());
        data.put("pending", pending);
        data.put("drafter", drafter);
        return data;
    }

    static Counting read(Tree data) {
        var spans = data.at("unseen").list().stream()
                .map(Tree::list)
                .map(span -> new Span(
                        span.get(0).number(), span.get(1).number(), span.get(2).number()));
        var pending = data.at("pending").list().stream().map(Tree::number).toList();
        return new Counting(spans.toList(), pending, data.at("drafter").number());
    }
}
