package comptoir.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.bots.HouseBots;
import comptoir.bots.value.NetworkText;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.protocol.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A course of training")
class CourseTest {

    private static final Course.Plan PLAN = new Course.Plan("course", 40, 20, 3, 4, 2, 2);

    private static Course<?> course(String game, Course.Plan plan) {
        return course(Games.named(game), plan);
    }

    private static <P extends Position<P>> Course<P> course(Game<P> game, Course.Plan plan) {
        return new Course<>(game, plan);
    }

    private static <P extends Position<P>> Tables<P> tables(Game<P> game) {
        return new Tables<>(game, "x");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dale", "cove"})
    @DisplayName("gives the same weights and the same test on any number of threads")
    void threadsDoNotMatter(String game) {
        var course = course(game, PLAN);
        var one = course.next(1, null, 1, () -> {});
        var three = course.next(1, null, 3, () -> {});
        assertThat(three.weights()).isEqualTo(one.weights());
        assertThat(three.surprise()).isEqualTo(one.surprise());
        assertThat(three.test().rows().getFirst().wins())
                .isEqualTo(one.test().rows().getFirst().wins());
        var brain = HouseBots.knowing(Games.named(game)).orElseThrow();
        var read = NetworkText.read(brain.features(), one.weights());
        assertThat(NetworkText.write(brain.features(), read)).isEqualTo(one.weights());
    }

    @Test
    @DisplayName("goes on from the weights of the generation before, and is tested against it")
    void generations() {
        var course = course("dale", PLAN);
        var heard = new ArrayList<Integer>();
        var first = course.next(1, null, 1, () -> heard.add(1));
        assertThat(heard).hasSize(PLAN.school() + PLAN.games() + PLAN.tests());
        var second = course.next(2, first.weights(), 1, () -> {});
        assertThat(second.weights()).isNotEqualTo(first.weights());
        assertThat(second.test().rows().get(1).bot()).isEqualTo("generation 1");
    }

    @Test
    @DisplayName("makes what it has learnt from less surprising")
    void learns() {
        // One side has more of the first number, and wins.
        var examples = new ArrayList<Example>();
        for (int i = 0; i < 200; i++) {
            float more = 1 + i % 3;
            boolean first = i % 2 == 0;
            examples.add(new Example(
                    new float[][] {{first ? more : 0, 1}, {first ? 0 : more, 1}},
                    new float[] {first ? 1 : 0, first ? 0 : 1},
                    0));
        }
        var luck = new QuickFate(1);
        var network = Learning.beginning(2, 0, 3, luck);
        double before = Learning.surprise(network, examples);
        var learning = new Learning(network);
        for (int pass = 0; pass < 60; pass++) learning.learn(examples, luck, 1);
        assertThat(Learning.surprise(network, examples)).isLessThan(before / 2);
        var units = new double[3];
        assertThat(network.standing(new double[] {2, 1}, units))
                .isGreaterThan(network.standing(new double[] {0, 1}, units));
    }

    @Test
    @DisplayName("needs games to learn from")
    void tooFewGames() {
        var few = new Course.Plan("course", 5, 3, 2, 4, 1, 1);
        assertThatThrownBy(() -> course("dale", few).next(1, null, 1, () -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nothing can be learnt from 3 games");
    }

    @Test
    @DisplayName("sits at every number of seats, in teams and alone")
    void tables() {
        var seats = new ArrayList<Integer>();
        var teams = new ArrayList<Object>();
        var tables = tables(Games.named("dale"));
        for (int i = 0; i < 16; i++) {
            seats.add(tables.of(i).seats());
            teams.add(tables.of(i).options().get("teams"));
        }
        assertThat(seats).contains(2, 3, 4);
        assertThat(teams).contains(true, false);
        var cove = new ArrayList<Integer>();
        var coves = tables(Games.named("cove"));
        for (int i = 0; i < 40; i++) cove.add(coves.of(i).seats());
        assertThat(cove).containsAll(List.of(1, 2, 3, 4));
    }
}
