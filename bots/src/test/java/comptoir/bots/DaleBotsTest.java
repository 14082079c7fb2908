package comptoir.bots;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.DaleGame;
import comptoir.dale.table.Dale;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The bots of the house at a table of Dale")
class DaleBotsTest {

    private static final Budget SHORT = Budget.iterations(40);

    private final DaleGame game = new DaleGame();
    private final HouseBots bots = new HouseBots();

    private Referee<Dale> table(int seats, String options, String fate) {
        return Referee.start(
                game, game.setup(seats, Tree.of("options", Json.readObject(options))), new SeededFate(fate));
    }

    @Test
    @DisplayName("offer four levels, the weakest first")
    void levels() {
        assertThat(bots.levels(game)).containsExactly("beginner", "apprentice", "trader", "master");
    }

    @Test
    @DisplayName("the master of 2026 still thinks as it did, for the arena, and the master has learnt to beat it")
    void theMasterOf2026() {
        assertThat(HouseBots.former(game))
                .containsExactly("master-2026")
                .doesNotContainAnyElementsOf(bots.levels(game));
        assertThat(Duel.play("dale", "", List.of("master", "master-2026"), Budget.iterations(60), 12, "learnt")[0])
                .isGreaterThanOrEqualTo(8);
    }

    @ParameterizedTest(name = "{0} seats {1}, {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | {} | trader",
                "3 | {} | trader",
                "4 | {} | apprentice",
                "4 | {\"teams\":true} | trader",
                "2 | {\"sets\":[\"owls\",\"squirrels\",\"chameleons\"]} | master",
                "2 | {\"sets\":[\"raccoons\",\"macaws\",\"polecats\"]} | master"
            })
    @DisplayName("finish whole games, in every number of seats and in teams")
    void wholeGames(int seats, String options, String level) {
        var referee = table(seats, options, "whole" + level);
        for (int i = 0; !referee.over(); i++) {
            assertThat(i).as("decisions").isLessThan(10_000);
            int seat = referee.asked().getFirst();
            var advice = bots.advise(game, referee.moment(), seat, level, SHORT, i);
            referee.answer(seat, advice.option());
        }
        assertThat(game.places(referee.moment().now())).hasSize(seats);
    }

    @ParameterizedTest
    @CsvSource({"beginner", "apprentice", "trader", "master"})
    @DisplayName("know what their seat knows and no more: whatever is hidden, the same seed gives the same advice")
    void advisesAlikeWhateverIsHidden(String level) {
        var referee = table(3, "{\"sets\":[\"owls\",\"platypuses\",\"fennecs\",\"macaws\"]}", "hidden");
        var luck = new QuickFate(7);
        for (int i = 0; i < 60; i++) {
            int seat = referee.asked().getFirst();
            var advice = bots.advise(game, referee.moment(), seat, level, SHORT, i);
            var other = referee.moment().redealt(game, seat, luck);
            assertThat(bots.advise(game, other, seat, level, SHORT, i))
                    .as("decision %d", i)
                    .isEqualTo(advice);
            referee.answer(seat, advice.option());
        }
    }

    @ParameterizedTest
    @CsvSource({"apprentice", "trader", "master"})
    @DisplayName("say why, in both languages, and what else they thought of")
    void sayWhy(String level) {
        var referee = table(2, "{\"sets\":[\"platypuses\",\"sloths\",\"crocodiles\"]}", "why");
        var all = new ArrayList<Bot.Advice>();
        for (int i = 0; i < 40; i++) {
            int seat = referee.asked().getFirst();
            var advice = bots.advise(game, referee.moment(), seat, level, SHORT, i);
            int options = referee.options(seat).size();
            assertThat(advice.option()).isBetween(0, options - 1);
            assertThat(advice.because().en()).endsWith(".").hasSizeGreaterThan(10);
            assertThat(advice.because().in("fr"))
                    .endsWith(".")
                    .isNotEqualTo(advice.because().en());
            assertThat(advice.why().en()).isNotBlank().doesNotContain("%", " in 100");
            assertThat(advice.why().in("fr")).isNotEqualTo(advice.why().en());
            if (options > 1) assertThat(advice.alternatives()).hasSizeGreaterThan(1);
            assertThat(advice.alternatives()).allSatisfy(other -> {
                assertThat(other.option()).isBetween(0, options - 1);
                assertThat(other.worth()).isBetween(0.0, 1.0);
                assertThat(other.text().in("fr")).isNotBlank();
            });
            assertThat(percents(advice.because().en().replaceAll(".*; tried less often", "")))
                    .as(
                            "the next best is never said to be better: %s",
                            advice.because().en())
                    .isSortedAccordingTo(Comparator.reverseOrder());
            all.add(advice);
            referee.answer(seat, advice.option());
        }
        assertThat(all).anySatisfy(advice -> assertThat(advice.alternatives()).hasSizeGreaterThan(2));
    }

    /** The chances to win that a sentence names, in its order. */
    private static List<Integer> percents(String sentence) {
        return Pattern.compile("(\\d+) % to win")
                .matcher(sentence)
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();
    }

    @Test
    @DisplayName("build the stack that wins")
    void buildsTheStackThatWins() {
        var scene = """
            {"players":[{"hand":["glue","safety-precaution","junk","junk","junk"],
            "stall":[["tireless-tinkerer"],["calculations"],["safety-precaution"],["magnet"],["dangerous-test"],
            ["ironing","steady-achiever"],["siesta","housecleaning"]]},{}],"loose":true}\
            """;
        var setup = game.setup(2, Tree.of("options", null));
        var referee = Referee.scene(game, setup, Json.readObject(scene), new SeededFate("win"));
        for (var level : List.of("trader", "master")) {
            var advice = bots.advise(game, referee.moment(), 0, level, Budget.iterations(200), 1);
            assertThat(advice.because().en()).as(level).contains("it wins the game");
        }
    }

    @Test
    @DisplayName("the trader beats the apprentice, and the master the trader")
    void strength() {
        assertThat(Duel.play("dale", "", List.of("trader", "apprentice"), Budget.iterations(100), 10, "strength")[0])
                .isGreaterThanOrEqualTo(7);
        assertThat(Duel.play("dale", "", List.of("master", "trader"), Budget.iterations(150), 6, "strength")[0])
                .isGreaterThanOrEqualTo(3.5);
    }
}
