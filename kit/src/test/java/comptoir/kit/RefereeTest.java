package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.Fate;
import comptoir.engine.IllegalAnswer;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.protocol.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The referee")
class RefereeTest {

    private static final ParlourGame GAME = new ParlourGame();

    /** Three seats with hands 6 1 2, 5 1 3 and 4 2 3; the next card of the deck is a 6. */
    private static Referee<Parlour> threeSeats(Object... dice) {
        var deal = List.of("6", "5", "4", "1", "1", "2", "2", "3", "3", "6");
        var script = new java.util.ArrayList<Object>(List.of(deal));
        script.addAll(List.of(dice));
        return start(3, new ScriptedFate(script));
    }

    private static Referee<Parlour> start(int seats, Fate fate) {
        return Referee.start(GAME, GAME.setup(seats, Tree.of("options", null)), fate);
    }

    private static Map<String, Object> face(int face) {
        return Map.of("face", face);
    }

    private static final Map<String, Object> PASS = Map.of("yes", false);

    /** The first round: seat 0 wins with its 6, and everybody passes. */
    private static Referee<Parlour> atTheGift(Object... dice) {
        var referee = threeSeats(dice);
        referee.answer(0, face(6));
        referee.answer(1, face(5));
        referee.answer(2, face(4));
        referee.answer(1, PASS);
        referee.answer(2, PASS);
        referee.answer(0, PASS);
        return referee;
    }

    @Test
    void sealedAnswersAreAskedOfAllAndOpenTogether() {
        var referee = threeSeats();
        assertThat(referee.asked()).containsExactly(0, 1, 2);
        referee.answer(2, face(4));
        assertThat(referee.latest()).as("nothing is told yet").isEmpty();
        assertThat(referee.asked()).containsExactly(0, 1);
        referee.answer(0, face(6));
        referee.answer(1, face(5));
        assertThat(referee.latest().getFirst().toldTo(Seats.SPECTATOR).facts())
                .containsEntry("faces", List.of(6, 5, 4));
    }

    @Test
    void anAnswerThatIsNotAnOptionIsRefusedWithItsRuleAndChangesNothing() {
        var referee = threeSeats();
        var before = Json.write(referee.save());
        assertThatThrownBy(() -> referee.answer(0, face(3))).isInstanceOfSatisfying(IllegalAnswer.class, refused -> {
            assertThat(refused.rule()).isEqualTo(ParlourRule.OPEN);
            assertThat(refused).hasMessage("You hold no 3.");
        });
        assertThatThrownBy(() -> referee.answer(0, 17)).hasMessageContaining("option 17");
        assertThatThrownBy(() -> referee.answer(7, face(3))).hasMessageContaining("seat 7 is not asked");
        assertThat(Json.write(referee.save())).isEqualTo(before);
    }

    @Test
    @DisplayName("a choice half made is seen by nobody else, and can be taken back step by step")
    void aHalfMadeChoiceIsPrivate() {
        var referee = atTheGift();
        var before = referee.moment();
        var seenBefore = Json.write(referee.view(1));
        referee.answer(0, face(2));
        assertThat(referee.moment().drafter()).isZero();
        assertThat(referee.moment().seenBy(1)).isEqualTo(before.seenBy(1));
        assertThat(Json.write(referee.view(1))).isEqualTo(seenBefore);
        assertThat(referee.undo(0)).isInstanceOf(Undo.Fair.class);
        assertThat(referee.undo(1)).isInstanceOf(Undo.Unfair.class);
        referee.takeBack(0);
        assertThat(referee.moment()).isEqualTo(before);
        assertThat(referee.latest()).as("others need not hear of it").isEmpty();
    }

    @Test
    void onceSomethingWasLearntItSaysWhat() {
        var referee = atTheGift(5);
        referee.answer(0, face(2));
        referee.answer(0, Map.of("to", 1));
        assertThat(referee.undo(0)).isEqualTo(new Undo.Unfair(comptoir.engine.Text.say("The die shows {0}.", 5)));
        assertThatThrownBy(() -> referee.takeBack(0)).hasMessageContaining("cannot be taken back");
    }

    @Test
    void aGiftIsSeenByGiverAndTakerOnly() {
        var referee = atTheGift(5);
        referee.answer(0, face(2));
        referee.answer(0, Map.of("to", 1));
        var gift = referee.latest().getFirst();
        assertThat(gift.toldTo(0).facts()).containsEntry("face", 2);
        assertThat(gift.toldTo(1).facts()).containsEntry("face", 2);
        assertThat(gift.toldTo(2).facts()).isEmpty();
        assertThat(gift.toldTo(Seats.SPECTATOR).facts()).isEmpty();
    }

    @Test
    void aSavedGameGoesOnWithTheChanceThatComesNext() {
        var one = start(2, new SeededFate("saved"));
        one.answer(0, 0);
        var saved = Tree.of("saved", Json.read(Json.write(one.save())));
        var other = Referee.load(
                GAME, saved, new SeededFate("saved").follow(one.log().entries()));
        var luck = new QuickFate(3);
        while (!one.over()) {
            int seat = one.asked().getFirst();
            int option = luck.below(one.options(seat).size());
            one.answer(seat, option);
            other.answer(seat, option);
        }
        assertThat(other.moment()).isEqualTo(one.moment());
        assertThat(other.log()).isEqualTo(one.log());
    }

    @Test
    void aTakeBackIsPartOfTheLogAndReplays() {
        var referee = atTheGift(5, 6);
        referee.answer(0, face(2));
        referee.takeBack(0);
        referee.answer(0, face(1));
        referee.answer(0, Map.of("to", 2));
        var replayed = Referee.replay(GAME, referee.log(), Integer.MAX_VALUE, new QuickFate(0));
        assertThat(replayed.moment()).isEqualTo(referee.moment());
        assertThat(replayed.number()).isEqualTo(referee.number());
        assertThat(Referee.replay(GAME, referee.log(), 3, new QuickFate(0)).number())
                .isEqualTo(3);
    }

    @Test
    void aScriptThatDoesNotFitIsRefusedAndLeavesEverythingAsItWas() {
        var referee = atTheGift("seven");
        referee.answer(0, face(2));
        var before = Json.write(referee.save());
        assertThatThrownBy(() -> referee.answer(0, Map.of("to", 1)))
                .hasMessageContaining("the script of fate says \"seven\" where die can give one of [\"1\",\"2\"");
        assertThat(Json.write(referee.save())).isEqualTo(before);
        assertThatThrownBy(() -> referee.answer(0, Map.of("to", 1))).hasMessageContaining("seven");
    }

    @Test
    void aLogThatDoesNotFitTheGameIsRefused() {
        var referee = atTheGift(5);
        var log = referee.log();
        var entries = new java.util.ArrayList<>(log.entries());
        entries.removeFirst();
        var broken = new comptoir.engine.Log(log.game(), log.rulesVersion(), log.setup(), null, entries);
        assertThatThrownBy(() -> Referee.replay(GAME, broken, 100, new QuickFate(0)))
                .hasMessageContaining("the log does not fit the game");
    }
}
