package comptoir.server.wire;

import comptoir.bots.puzzles.Puzzle;
import comptoir.bots.puzzles.Puzzles;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.protocol.Message;
import comptoir.protocol.States;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puzzles for whoever opens the page: which there are, how one lies, and whether an answer is the best. Nothing is kept. */
final class PuzzleApi {

    private PuzzleApi() {}

    @About("The puzzles there are.")
    record PuzzleList(
            List<PuzzleEntry> puzzles,

            @About("Those of today, one for each game.") List<PuzzleEntry> today) {}

    record PuzzleEntry(String id, String game) {}

    @About("A puzzle as it lies: one seat is asked, and one answer is clearly best.")
    record PuzzlePosition(String id, String game, int seat, int number, List<Message.Pending> pending, Object view) {}

    record PuzzleTry(
            @About("The answer, as its option gives it.") Map<String, Object> answer) {}

    record PuzzleVerdict(
            boolean right,

            @About("The best answer.") Text solution,

            @About("Why it is the best, in words of the board.")
            Text because,

            @About("By how many hundredths it raises the chance to win above every other answer, at least.")
            int lead) {}

    static void routes(Routes routes) {
        routes.costing(Limits.LESSON)
                .get("/api/puzzles", "Which puzzles there are, and those of today", PuzzleList.class, _ -> list())
                .get(
                        "/api/puzzles/{puzzle}",
                        "A puzzle as it lies",
                        PuzzlePosition.class,
                        exchange -> lies(Puzzles.named(exchange.path("puzzle"))))
                .post(
                        "/api/puzzles/{puzzle}",
                        "Whether an answer is the best, and why",
                        PuzzleTry.class,
                        PuzzleVerdict.class,
                        (exchange, tried) -> judge(Puzzles.named(exchange.path("puzzle")), tried))
                .costing(Limits.ORDINARY);
    }

    private static PuzzleList list() {
        var all = new ArrayList<PuzzleEntry>();
        var today = new ArrayList<PuzzleEntry>();
        long day = LocalDate.now(ZoneOffset.UTC).toEpochDay();
        for (var game : Games.all()) {
            var own = Puzzles.of(game.id());
            for (var puzzle : own) all.add(entry(puzzle));
            if (!own.isEmpty()) today.add(entry(Puzzles.ofDay(own, day)));
        }
        return new PuzzleList(all, today);
    }

    private static PuzzleEntry entry(Puzzle puzzle) {
        return new PuzzleEntry(puzzle.id(), puzzle.game());
    }

    private static PuzzlePosition lies(Puzzle puzzle) {
        return lies(Games.named(puzzle.game()), puzzle);
    }

    private static <P extends Position<P>> PuzzlePosition lies(Game<P> game, Puzzle puzzle) {
        var referee = puzzle.lay(game);
        return new PuzzlePosition(
                puzzle.id(),
                puzzle.game(),
                puzzle.seat(),
                referee.number(),
                List.of(States.pending(referee, puzzle.seat())),
                referee.view(puzzle.seat()));
    }

    private static PuzzleVerdict judge(Puzzle puzzle, PuzzleTry tried) {
        return judge(Games.named(puzzle.game()), puzzle, tried.answer());
    }

    private static <P extends Position<P>> PuzzleVerdict judge(
            Game<P> game, Puzzle puzzle, Map<String, Object> answer) {
        var referee = puzzle.lay(game);
        // What is no legal answer is refused in words.
        puzzle.lay(game).answer(puzzle.seat(), answer);
        return new PuzzleVerdict(answer.equals(puzzle.solution()), puzzle.said(referee), puzzle.because(referee), (int)
                Math.round(100 * puzzle.lead()));
    }
}
