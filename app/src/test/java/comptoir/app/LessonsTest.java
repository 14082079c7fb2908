package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Language;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.lessons.Input;
import comptoir.lessons.Lesson;
import comptoir.lessons.Tutor;
import comptoir.lessons.Tutor.Stage;
import comptoir.protocol.Games;
import comptoir.protocol.Lessons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A lesson is what the rules allow, and asks for more than luck")
class LessonsTest {

    /** How many random players try each challenge. */
    private static final int PLAYERS = Boolean.getBoolean("comptoir.long") ? 1000 : 60;

    /** Of them, fewer than one in twenty may pass. With few players that is seen with some patience. */
    private static final double MOST_LUCKY = Boolean.getBoolean("comptoir.long") ? 0.05 : 0.1;

    static Stream<Lesson> lessons() {
        return Lessons.all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("its reference line leads to the end, with fate and the others as it tells")
    void isPlayed(Lesson lesson) {
        var tutor = finished(lesson, Games.named(lesson.game()), new ArrayList<>());
        assertThat(tutor.stage()).isEqualTo(Stage.DONE);
        assertThat(tutor.wentAsTold())
                .as("fate and the others said what the lesson says, all of it")
                .isTrue();
    }

    private static <P extends Position<P>> Tutor<P> finished(Lesson lesson, Game<P> game, List<Input> inputs) {
        var tutor = new Tutor<>(lesson, game);
        for (int i = 0; tutor.stage() != Stage.DONE; i++) {
            assertThat(i).as("a lesson is short").isLessThan(120);
            var input = tutor.reference();
            tutor.take(input);
            inputs.add(input);
        }
        return tutor;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("its challenges are not met by chance")
    void isNotGuessed(Lesson lesson) {
        var inputs = new ArrayList<Input>();
        var game = Games.named(lesson.game());
        finished(lesson, game, inputs);
        int challenges = 0;
        for (int begun = 0; begun < inputs.size(); begun++) {
            var before = inputs.subList(0, begun);
            if (!beginsChallenge(lesson, game, before)) continue;
            challenges++;
            int lucky = 0;
            for (int player = 0; player < PLAYERS; player++) if (guesses(lesson, game, before, player)) lucky++;
            assertThat((double) lucky / PLAYERS)
                    .as("random players that pass challenge %d of %s", challenges, lesson.id())
                    .isLessThan(MOST_LUCKY);
        }
        assertThat(challenges).as("a lesson asks for something").isPositive();
    }

    private static boolean beginsChallenge(Lesson lesson, Game<?> game, List<Input> inputs) {
        if (Tutor.after(lesson, game, inputs).stage() != Stage.CHALLENGE) return false;
        return inputs.isEmpty()
                || Tutor.after(lesson, game, inputs.subList(0, inputs.size() - 1))
                                .step()
                        < Tutor.after(lesson, game, inputs).step();
    }

    /** Whether somebody who answers at random meets the challenge at the first attempt. */
    private static <P extends Position<P>> boolean guesses(
            Lesson lesson, Game<P> game, List<Input> before, int player) {
        var tutor = Tutor.after(lesson, game, before);
        var luck = QuickFate.of(lesson.id() + "/" + before.size() + "/" + player);
        int challenge = tutor.step();
        while (tutor.step() == challenge && tutor.stage() == Stage.CHALLENGE) {
            var allowed = tutor.allowed();
            tutor.take(new Input.Answers(
                    List.of(allowed.get(luck.below(allowed.size())).data())));
        }
        return tutor.step() != challenge;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("who asks to be shown is led through every challenge")
    void isShown(Lesson lesson) {
        shown(lesson, Games.named(lesson.game()));
    }

    private static <P extends Position<P>> void shown(Lesson lesson, Game<P> game) {
        var tutor = new Tutor<>(lesson, game);
        while (tutor.stage() != Stage.DONE) {
            if (tutor.stage() == Stage.CHALLENGE && !tutor.leads()) tutor.take(new Input.Show());
            else if (tutor.stage() == Stage.READ) tutor.take(new Input.GoOn());
            else tutor.take(new Input.Answers(List.of(tutor.allowed().getFirst().data())));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("it is said in every language, a sentence or two at a time")
    void isSaid(Lesson lesson) {
        for (var text : lesson.texts()) {
            for (var language : Language.all())
                assertThat(language.missing(text))
                        .as("%s in %s", lesson.id(), language)
                        .isEmpty();
            assertThat(text.en().length()).as(text.en()).isLessThan(260);
        }
    }

    @Test
    @DisplayName("every set of Dale and every merchant of the cove has its lesson")
    void areAll() {
        var ids = Lessons.all().stream().map(Lesson::id).toList();
        for (var set : Games.named("dale").description().components().get("sets"))
            assertThat(ids).contains("dale-" + set.id());
        for (var merchant : Games.named("cove").description().components().get("merchants"))
            assertThat(ids).contains("cove-" + merchant.id());
    }

    @Test
    @DisplayName("what a step does not allow is refused, and nothing has happened")
    void refuses() {
        var lesson = Lessons.named("dale-first-steps");
        assertThatThrownBy(() -> Lessons.after(lesson.id(), List.of(Map.of("answers", List.of(Map.of("do", "build"))))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("asks for no answer");
        assertThatThrownBy(() -> Lessons.after(lesson.id(), List.of(Map.of("go", "again"))))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Lessons.after(lesson.id(), List.of(Map.of("go", "away"))))
                .hasMessageContaining("none of on, again, show");
        assertThatThrownBy(() -> Lessons.after("nothing", List.of())).hasMessageContaining("there is no lesson");
    }
}
