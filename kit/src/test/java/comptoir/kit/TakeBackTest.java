package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SaveFormat;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.protocol.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TakeBackTest {

    private final ParlourGame game = new ParlourGame();

    @Test
    @DisplayName(
            "With the others' leave a seat goes back across what was learnt, and the log replays to the same position")
    void grantedAcrossWhatWasLearnt() {
        var referee = start();
        var before = written(referee);
        for (int i = 0; i < 5; i++) step(referee, i);
        while (referee.mayAskToTakeBack(0)) referee.takeBackGranted(0);
        while (referee.mayAskToTakeBack(1)) referee.takeBackGranted(1);
        assertThat(written(referee)).isEqualTo(before);
        assertThat(referee.undo(0)).isInstanceOf(Undo.Unfair.class);
        for (int i = 0; i < 3; i++) step(referee, i);
        var replayed = Referee.replay(game, referee.log(), Integer.MAX_VALUE, new QuickFate(1));
        assertThat(written(replayed)).isEqualTo(written(referee));
    }

    @Test
    @DisplayName("A mark puts everything back, what fate says next included")
    void markPutsEverythingBack() {
        var referee = start();
        step(referee, 0);
        var saved = Json.write(referee.save());
        var rewind = referee.mark();
        for (int i = 0; i < 6; i++) step(referee, i);
        var first = Json.write(referee.save());
        rewind.run();
        assertThat(Json.write(referee.save())).isEqualTo(saved);
        for (int i = 0; i < 6; i++) step(referee, i);
        assertThat(Json.write(referee.save())).isEqualTo(first);
    }

    @Test
    @DisplayName("A position saved without its log goes on beside the log")
    void positionBesideItsLog() {
        var referee = start();
        for (int i = 0; i < 3; i++) step(referee, i);
        var saved = Tree.of("saved", Json.read(Json.write(referee.savePosition())));
        var fate = new SeededFate("chance").follow(referee.log().entries());
        var loaded = Referee.load(game, saved, referee.log(), fate);
        for (int i = 0; i < 4; i++) {
            step(referee, i);
            step(loaded, i);
        }
        assertThat(Json.write(loaded.save())).isEqualTo(Json.write(referee.save()));
        assertThatThrownBy(() -> start().takeBackGranted(0)).isInstanceOf(BadInput.class);
    }

    private Referee<Parlour> start() {
        return Referee.start(game, game.setup(2, Tree.of("options", null)), new SeededFate("chance"));
    }

    private static void step(Referee<Parlour> referee, int choice) {
        if (referee.over()) return;
        int seat = referee.asked().getFirst();
        referee.answer(seat, choice % referee.options(seat).size());
    }

    private String written(Referee<Parlour> referee) {
        return Json.write(new SaveFormat<>(game).write(referee.moment()));
    }
}
