package comptoir.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.bots.HouseBots;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.kit.ParlourGame;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The coach")
class CoachTest {

    /** The long check looks at a hundred games of both, half of each. */
    private static final int GAMES = Boolean.getBoolean("comptoir.long") ? 50 : 2;

    private static <P extends Position<P>> Referee<P> played(Game<P> game, String fate, int most) {
        var bots = new HouseBots();
        var referee = Referee.start(game, game.setup(2, Tree.of("options", null)), new SeededFate(fate));
        for (int i = 0; i < most && !referee.over(); i++) {
            int seat = referee.asked().getFirst();
            var level = seat == 0 ? HouseBots.APPRENTICE : HouseBots.BEGINNER;
            referee.answer(
                    seat,
                    bots.advise(game, referee.moment(), seat, level, Budget.iterations(1), i)
                            .option());
        }
        return referee;
    }

    private static <P extends Position<P>> Review review(Game<P> game, Log log, Effort effort) {
        var coach = new Coach<>(game, log, effort, 7);
        for (int before = -1; !coach.isDone(); before = coach.done(), coach.step())
            assertThat(coach.done()).isGreaterThan(before);
        return coach.review();
    }

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("accounts for the result: draws, own and the others' choices add up to it within the stated error")
    void thePartsAddUp(String name) {
        var game = Games.named(name);
        for (int number = 0; number < GAMES; number++) addsUp(game, "coach" + number);
    }

    private static <P extends Position<P>> void addsUp(Game<P> game, String fate) {
        var effort = new Effort(1, 1, Effort.USUAL.deals(), 1, 1);
        for (var account :
                review(game, played(game, fate, 20_000).log(), effort).accounts()) {
            assertThat(account.end()).isIn(0.0, 0.5, 1.0);
            assertThat(account.draws() + account.own() + account.others())
                    .as("%s of seat %d", fate, account.seat())
                    .isBetween(account.margin() - account.error(), account.margin() + account.error());
            assertThat(account.error()).isBetween(0.0001, 0.6);
        }
    }

    @Test
    @DisplayName("tells the course at every decision that was one, and what cost most, in both languages")
    void tellsTheCourse() {
        var game = Games.named("dale");
        var log = played(game, "course", 20_000).log();
        var review = review(game, log, Effort.BRIEF);
        assertThat(review.course())
                .hasSizeGreaterThan(20)
                .allSatisfy(point -> assertThat(point.chances().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isBetween(0.99, 1.01));
        assertThat(review.costliest()).hasSizeLessThanOrEqualTo(5).allSatisfy(costly -> {
            assertThat(costly.cost()).isGreaterThan(costly.error());
            assertThat(costly.better()).isNotEqualTo(costly.played());
            assertThat(costly.because().in("fr")).isNotBlank();
        });
        assertThat(review(game, log, Effort.BRIEF)).as("the same again").isEqualTo(review);
    }

    @Test
    @DisplayName("finds the move that was thrown away")
    void findsTheBlunder() {
        var game = Games.named("dale");
        assertThat(blundered(game).costliest()).anySatisfy(costly -> {
            assertThat(costly.number()).isZero();
            assertThat(costly.better().en()).contains("Build");
        });
    }

    /** Both have seven stacks and the eighth in hand; who could win discards instead. */
    private static <P extends Position<P>> Review blundered(Game<P> game) {
        var scene = Json.readObject("""
            {"players":[{"hand":["glue","safety-precaution","junk","junk","junk"],
            "stall":[["tireless-tinkerer"],["calculations"],["safety-precaution"],["magnet"],["dangerous-test"],
            ["ironing","steady-achiever"],["siesta","housecleaning"]]},
            {"hand":["glue","safety-precaution","junk","junk","junk"],
            "stall":[["tireless-tinkerer"],["calculations"],["safety-precaution"],["magnet"],["dangerous-test"],
            ["ironing","steady-achiever"],["siesta","housecleaning"]]}],"loose":true}
            """);
        var referee = Referee.scene(game, game.setup(2, Tree.of("options", null)), scene, new SeededFate("blunder"));
        var bots = new HouseBots();
        for (int i = 0; !referee.over(); i++) {
            int seat = referee.asked().getFirst();
            int option = bots.advise(game, referee.moment(), seat, HouseBots.APPRENTICE, Budget.iterations(1), i)
                    .option();
            if (i == 0)
                for (int each = 0; each < referee.options(seat).size(); each++)
                    if (referee.options(seat).get(each).data().toString().contains("inventory")) option = each;
            referee.answer(seat, option);
        }
        return review(game, referee.log(), new Effort(60, 20, 2, 10, 4));
    }

    @Test
    @DisplayName("leaves out what was taken back")
    void leavesOutWhatWasTakenBack() {
        var game = Games.named("dale");
        takesBack(game);
    }

    private static <P extends Position<P>> void takesBack(Game<P> game) {
        var whole = played(game, "back", 20_000).log();
        var entries = new ArrayList<>(whole.entries());
        var referee = Referee.rehearse(game, whole);
        // Gives an answer that can be taken back a second time.
        for (int i = 0; i < entries.size(); i++) {
            if (!(entries.get(i) instanceof Log.Answered answered)) continue;
            referee.follow(answered);
            if (!(referee.undo(answered.seat()) instanceof Undo.Fair)) continue;
            entries.add(i + 1, new Log.TakenBack(answered.seat(), false));
            entries.add(i + 2, answered);
            break;
        }
        var again = new Log(whole.game(), whole.rulesVersion(), whole.setup(), whole.scene(), entries);
        assertThat(again.entries()).hasSizeGreaterThan(whole.entries().size());
        assertThat(Decision.of(Referee.rehearse(game, again), again.entries()))
                .hasSameSizeAs(Decision.of(Referee.rehearse(game, whole), whole.entries()));
    }

    @Test
    @DisplayName("says what is wrong with a log that it cannot review")
    void refuses() {
        var game = Games.named("dale");
        refusesUnfinished(game);
        var parlour = new ParlourGame();
        var begun = Referee.start(parlour, parlour.setup(2, Tree.of("options", null)), new SeededFate("x"));
        assertThatThrownBy(() -> new Coach<>(parlour, begun.log(), Effort.BRIEF, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no bot plays");
    }

    private static <P extends Position<P>> void refusesUnfinished(Game<P> game) {
        var log = played(game, "short", 10).log();
        assertThatThrownBy(() -> new Coach<>(game, log, Effort.BRIEF, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("not over");
        var entries = new ArrayList<>(log.entries());
        for (int i = 0; i < entries.size(); i++)
            if (entries.get(i) instanceof Log.Answered(int seat, var ignored)) {
                entries.set(i, new Log.Answered(seat, Map.of("buy", "the moon")));
                break;
            }
        var spoilt = new Log(log.game(), log.rulesVersion(), log.setup(), log.scene(), entries);
        assertThatThrownBy(() -> new Coach<>(game, spoilt, Effort.BRIEF, 1)).isInstanceOf(BadInput.class);
    }
}
