package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Description;
import comptoir.engine.Description.Form;
import comptoir.engine.Log;
import comptoir.engine.Notice;
import comptoir.engine.OffTurn;
import comptoir.engine.TookBack;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares what games show with what their description says of them, and remembers which of it was seen. */
final class Described {

    private final Description description;
    private final Set<String> seen = new HashSet<>();
    private final Map<String, Set<Map<String, Object>>> fitting = new HashMap<>(); // answers met before, for speed

    Described(Description description) {
        this.description = description;
    }

    void answer(String kind, Map<String, Object> answer) {
        if (!fitting.computeIfAbsent(kind, each -> new HashSet<>()).add(answer)) return;
        var decision = description.decision(kind);
        assertThat(decision).as("the decision \"%s\" is described", kind).isPresent();
        seen.add("decision " + kind);
        for (var form : decision.get().answers()) {
            if (description.fits(form, answer)) {
                seen.add(ofAnswer(kind, form));
                return;
            }
        }
        throw new AssertionError("the answer %s to \"%s\" has none of the forms described: %s"
                .formatted(answer, kind, decision.get().answers()));
    }

    /** A question that an order may answer is described as such, with what its options can be worth. */
    void standing(OffTurn question, int options) {
        var standing = description.standing(question.about());
        assertThat(standing)
                .as("what may be answered by an order about \"%s\" is described", question.about())
                .isPresent();
        seen.add("standing " + question.about());
        assertThat(question.worths()).as("the worth of each option").hasSize(options);
        assertThat(question.worths())
                .as("what options about \"%s\" are worth", question.about())
                .allMatch(worth -> worth >= 0 && worth <= standing.get().most());
        assertThat(question.pass() >= 0)
                .as("whether one may pass about \"%s\"", question.about())
                .isEqualTo(standing.get().mayPass());
        assertThat(question.best()).as("what an order would answer").isBetween(0, options - 1);
    }

    void event(Notice notice) {
        if (notice.kind().equals(TookBack.KIND)) return; // the referee's, the same in every game
        var event = description.event(notice.kind());
        assertThat(event).as("the event \"%s\" is described", notice.kind()).isPresent();
        seen.add("event " + notice.kind());
        if (!description.fits(event.get().facts(), notice.facts()))
            throw new AssertionError("the event \"%s\" has the facts %s, described are %s"
                    .formatted(notice.kind(), notice.facts(), event.get().facts()));
    }

    void log(List<Log.Entry> entries) {
        for (var entry : entries) {
            switch (entry) {
                case Log.Drawn drawn -> source(drawn.source());
                case Log.Shuffled shuffled -> source(shuffled.source());
                case Log.Answered ignored -> {}
                case Log.TakenBack ignored -> {}
            }
        }
    }

    private void source(String name) {
        var chance = description.chance(name);
        assertThat(chance).as("the source of fate \"%s\" is described", name).isPresent();
        seen.add("fate " + chance.get().source());
    }

    /** What is described and was not seen. */
    Set<String> unseen() {
        var unseen = new HashSet<String>();
        for (var decision : description.decisions()) {
            unseen.add("decision " + decision.kind());
            for (var form : decision.answers()) unseen.add(ofAnswer(decision.kind(), form));
        }
        for (var event : description.events()) unseen.add("event " + event.kind());
        for (var chance : description.fate()) unseen.add("fate " + chance.source());
        for (var standing : description.standing()) unseen.add("standing " + standing.about());
        unseen.removeAll(seen);
        return unseen;
    }

    private static String ofAnswer(String kind, Form form) {
        var fields = form.fields().stream()
                .map(field -> field.name() + (field.optional() ? "?" : "") + ": " + field.type())
                .toList();
        return "answer to " + kind + " " + fields;
    }
}
