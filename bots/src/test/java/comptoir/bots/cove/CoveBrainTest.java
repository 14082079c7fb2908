package comptoir.bots.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.bots.HouseBots;
import comptoir.cove.CoveGame;
import comptoir.cove.table.Cove;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.QuickFate;
import comptoir.engine.Setup;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Bots at Merchants Cove")
class CoveBrainTest {

    /** Further than any game goes. */
    private static final int LONGEST_GAME = 4000;

    private final CoveGame game = new CoveGame();
    private final Bot bots = new HouseBots();

    private Setup setup(String merchants, String peddler, String rogues) {
        var options = new LinkedHashMap<String, Object>();
        var seats = List.of(merchants.split(" "));
        options.put("merchants", seats);
        options.put("mirror", true);
        options.put("rogues", rogues);
        options.put("townsfolk", List.of("locals", "mercenaries", "sailors"));
        if (!peddler.equals("none")) options.put("peddler", peddler);
        return game.setup(seats.size(), Tree.of("options", options));
    }

    private Cove begin(Setup setup, QuickFate fate) {
        return Play.on(game.unwatched(game.beginning(setup)), fate);
    }

    private static int asked(Cove cove) {
        return Integer.numberOfTrailingZeros(Play.question(cove).asked(cove));
    }

    /** A whole game; the level of each seat's bot, each with so many iterations at a decision. */
    private Cove play(Setup setup, long seed, IntFunction<String> levels, int iterations) {
        var fate = new QuickFate(seed);
        var cove = begin(setup, fate);
        for (int i = 0; !cove.over(); i++) {
            assertThat(i).isLessThan(LONGEST_GAME);
            int seat = asked(cove);
            var advice = bots.advise(
                    game,
                    Moment.shownToAll(cove),
                    seat,
                    levels.apply(seat),
                    Budget.iterations(iterations),
                    seed + 31L * i);
            cove = Play.answer(
                    cove, seat, Play.question(cove).options(cove, seat).get(advice.option()), fate);
        }
        return cove;
    }

    @ParameterizedTest
    @DisplayName(
            "Every level plays whole games with every merchant, alone and with others, with and without the Peddler")
    @CsvSource({
        "chronomancer, normal, criminals",
        "entertainer, hard, cultists",
        "entertainer chronomancer, none, thieves",
        "entertainer entertainer, normal, cultists",
        "chronomancer entertainer chronomancer, none, criminals",
        "entertainer chronomancer entertainer chronomancer, none, thieves"
    })
    void everyLevelFinishesEveryGame(String merchants, String peddler, String rogues) {
        var setup = setup(merchants, peddler, rogues);
        for (var level : bots.levels(game)) {
            var end = play(setup, level.length(), seat -> level, 6);
            assertThat(end.over()).isTrue();
            // Corruption can leave one who answers at first sight with less than nothing.
            if (level.equals(HouseBots.APPRENTICE)) continue;
            for (int seat = 0; seat < setup.seats(); seat++)
                assertThat(end.player(seat).gold()).isPositive();
        }
    }

    @ParameterizedTest
    @DisplayName("The same seed and iterations give the same advice, and hidden things do not change it")
    @ValueSource(strings = {HouseBots.APPRENTICE, HouseBots.TRADER, HouseBots.MASTER})
    void adviceFollowsFromWhatTheSeatKnows(String level) {
        var fate = new QuickFate(5);
        var cove = begin(setup("entertainer chronomancer", "normal", "cultists"), fate);
        for (int i = 0; !cove.over(); i++) {
            int seat = asked(cove);
            var moment = Moment.shownToAll(cove);
            if (i % 9 == 0) {
                var advice = bots.advise(game, moment, seat, level, Budget.iterations(12), i);
                assertThat(bots.advise(game, moment, seat, level, Budget.iterations(12), i))
                        .isEqualTo(advice);
                var redealt = moment.redealt(game, seat, new QuickFate(1000 + i));
                assertThat(bots.advise(game, redealt, seat, level, Budget.iterations(12), i))
                        .isEqualTo(advice);
            }
            var options = Play.question(cove).options(cove, seat);
            cove = Play.answer(cove, seat, options.get(fate.below(options.size())), fate);
        }
    }

    @ParameterizedTest
    @DisplayName("Every answer to every question has a weight, and a reason in English and French")
    @CsvSource({
        "chronomancer chronomancer, thieves",
        "entertainer chronomancer, cultists",
        "entertainer entertainer, thieves"
    })
    void everyAnswerHasAWeightAndAReason(String merchants, String rogues) {
        var brain = new CoveBrain();
        for (int seed = 0; seed < 3; seed++) {
            var fate = new QuickFate(seed);
            var cove = begin(setup(merchants, "none", rogues), fate);
            while (!cove.over()) {
                int seat = asked(cove);
                var question = Play.question(cove);
                var options = question.options(cove, seat);
                var weights = new double[options.size()];
                brain.weigh(cove, question, seat, options, weights);
                for (int option = 0; option < weights.length; option++) {
                    assertThat(weights[option]).isGreaterThan(0).isFinite();
                    whole(brain.because(cove, question, seat, option, options));
                }
                cove = Play.answer(cove, seat, options.get(fate.below(options.size())), fate);
            }
        }
    }

    private static void whole(Text text) {
        assertThat(text.en()).isNotBlank().doesNotContain("{", "NaN").isNotEqualTo(text.in("fr"));
        assertThat(text.in("fr")).isNotBlank().doesNotContain("{", "NaN");
    }

    @Test
    @DisplayName("Chances lie between 0 and 1, and at the end the winner has nearly all of it")
    void chancesAreChances() {
        var brain = new CoveBrain();
        var fate = new QuickFate(8);
        var cove = begin(setup("chronomancer entertainer", "normal", "criminals"), fate);
        var chances = new double[5];
        while (!cove.over()) {
            brain.judge(cove, chances);
            for (int seat = 0; seat < 2; seat++) assertThat(chances[seat]).isBetween(0.0, 1.0);
            int seat = asked(cove);
            var options = Play.question(cove).options(cove, seat);
            cove = Play.answer(cove, seat, options.get(fate.below(options.size())), fate);
        }
        brain.judge(cove, chances);
        int winner = game.places(cove).getFirst().seat();
        for (int seat = 0; seat < 2; seat++) {
            if (seat == winner) assertThat(chances[seat]).isGreaterThan(0.9);
            else assertThat(chances[seat]).isLessThan(0.1);
        }
    }

    @Test
    @DisplayName("Gains are spoken of in gold, in English and French")
    void gainsAreSpokenOf() {
        var brain = new CoveBrain();
        assertThat(brain.gain(13.6).en()).isEqualTo("about 14 gold more");
        assertThat(brain.gain(13.6).in("fr")).isEqualTo("environ 14 or de plus");
        for (double gain : List.of(-3.0, 0.2)) whole(brain.gain(gain));
    }

    @ParameterizedTest
    @DisplayName("The trader beats the apprentice, with either merchant")
    @CsvSource({"chronomancer chronomancer", "entertainer chronomancer"})
    void theTraderBeatsTheApprentice(String merchants) {
        var wins = IntStream.range(0, 10)
                .parallel()
                .filter(number -> traderWins(merchants, number))
                .count();
        assertThat(wins).isGreaterThanOrEqualTo(7);
    }

    private boolean traderWins(String merchants, int number) {
        var seats = Arrays.asList(merchants.split(" "));
        if (number / 2 % 2 == 1) Collections.reverse(seats);
        int trader = number % 2;
        var setup = setup(String.join(" ", seats), "none", "criminals");
        var end = play(setup, number, seat -> seat == trader ? HouseBots.TRADER : HouseBots.APPRENTICE, 40);
        var first = game.places(end).getFirst();
        return first.seat() == trader;
    }

    @Test
    @DisplayName("The trader beats the Peddler on normal")
    void theTraderBeatsThePeddler() {
        var setup = setup("chronomancer", "normal", "criminals");
        var wins = IntStream.range(0, 6)
                .parallel()
                .filter(number -> game.places(play(setup, number, seat -> HouseBots.TRADER, 40))
                                .getFirst()
                                .seat()
                        == 0)
                .count();
        assertThat(wins).isGreaterThanOrEqualTo(4);
    }

    @Test
    @DisplayName("The house offers its four levels, the weakest first")
    void fourLevels() {
        assertThat(bots.levels(game))
                .containsExactly(HouseBots.BEGINNER, HouseBots.APPRENTICE, HouseBots.TRADER, HouseBots.MASTER);
    }
}
