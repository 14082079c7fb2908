package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.lessons.Input;
import comptoir.lessons.Lesson;
import comptoir.lessons.Tutor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The lessons there are, and how one stands, as the protocol says it. */
public final class Lessons {

    /** So many inputs lead nowhere: a lesson of a few minutes needs a tenth of them. */
    public static final int MOST_INPUTS = 1000;

    private static final List<Lesson> ALL = load();

    private Lessons() {}

    /** In the order in which they are best taken. */
    public static List<Lesson> all() {
        return ALL;
    }

    public static Lesson named(String id) {
        for (var lesson : ALL) if (lesson.id().equals(id)) return lesson;
        throw new BadInput(Text.say(
                "there is no lesson \"{0}\"; there are {1}",
                id, ALL.stream().map(Lesson::id).toList()));
    }

    private static List<Lesson> load() {
        var all = new ArrayList<Lesson>();
        for (var entry : Tree.of("contents", Json.read(text("contents"))).list()) {
            var id = entry.text();
            var lesson = Lesson.read(Tree.of(id, Json.readObject(text(id))));
            if (!lesson.id().equals(id))
                throw new IllegalStateException("the lesson in " + id + " calls itself " + lesson.id());
            all.add(lesson);
        }
        return List.copyOf(all);
    }

    private static String text(String name) {
        try (var file = Lesson.class.getResourceAsStream("/lessons/" + name + ".json")) {
            return new String(
                    Objects.requireNonNull(file, "lessons/" + name + ".json").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static Message.LessonsAnswer list() {
        return new Message.LessonsAnswer(ALL.stream()
                .map(lesson -> new Message.LessonEntry(
                        lesson.id(),
                        lesson.game(),
                        lesson.title(),
                        lesson.about(),
                        lesson.minutes(),
                        lesson.steps().size()))
                .toList());
    }

    /** How a lesson stands after these inputs. */
    public static Message.LearnAnswer after(String id, List<?> inputs) {
        if (inputs.size() > MOST_INPUTS) throw new BadInput(Text.say("a lesson takes {0} inputs at most", MOST_INPUTS));
        var lesson = named(id);
        return stands(
                lesson,
                Games.named(lesson.game()),
                Input.readAll(Tree.of("inputs", inputs).list()),
                inputs.size());
    }

    private static <P extends Position<P>> Message.LearnAnswer stands(
            Lesson lesson, Game<P> game, List<Input> inputs, int number) {
        var tutor = Tutor.after(lesson, game, inputs);
        var referee = tutor.referee();
        var allowed = tutor.allowed();
        var pending = new ArrayList<Message.Pending>();
        if (!allowed.isEmpty()) pending.add(only(States.pending(referee, lesson.seat()), tutor));
        return new Message.LearnAnswer(
                lesson.id(),
                number,
                tutor.step(),
                lesson.steps().size(),
                tutor.stage(),
                tutor.says(),
                tutor.points(),
                tutor.leads(),
                lesson.seat(),
                referee.over(),
                referee.asked(),
                pending,
                tutor.stage() == Tutor.Stage.CHALLENGE ? referee.refusals(lesson.seat()) : List.of(),
                States.notices(tutor.events(), lesson.seat()),
                referee.view(lesson.seat()));
    }

    /** What is asked, with no answers but those that may be chosen. */
    private static Message.Pending only(Message.Pending pending, Tutor<?> tutor) {
        var allowed = tutor.allowed();
        return new Message.Pending(
                pending.seat(),
                pending.kind(),
                pending.prompt(),
                pending.rule(),
                pending.options().stream()
                        .filter(option -> allowed.stream()
                                .anyMatch(answer -> answer.data().equals(option.answer())))
                        .toList());
    }
}
