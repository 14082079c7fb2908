package comptoir.app.arena;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.app.Comptoir;
import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Forfeit;
import comptoir.bots.arena.Level;
import comptoir.bots.machines.NumberedGames;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Games of the arena by their numbers, for other machines")
class ArenaGamesTest {

    @TempDir
    private Path folder;

    private int run(StringWriter err, String... arguments) {
        return Comptoir.commandLine()
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private static String withoutTimes(String line) {
        return line.replaceAll("\"nanos\":\\d+", "");
    }

    @Test
    @DisplayName("each is the one that the arena plays here, also at the tables of a ladder and with options")
    void theSameGames() throws IOException {
        int compared = 0;
        for (var arguments : List.of(
                List.of("--game", "dale", "--seats", "random,trader@7,random", "--budget", "5"),
                List.of("--game", "cove", "--ladder", "random,beginner,apprentice", "--budget", "5"),
                List.of("--game", "cove", "--seats", "random", "--options", "{\"merchants\":[\"chronomancer\"]}"))) {
            var save = folder.resolve("save" + compared);
            var all = new ArrayList<>(List.of("arena", "--games", "3", "--save", save.toString()));
            all.addAll(arguments);
            var err = new StringWriter();
            assertThat(run(err, all.toArray(String[]::new))).as("%s", err).isZero();
            try (var files = Files.list(save)) {
                var lines = Files.readAllLines(files.findFirst().orElseThrow());
                var play = NumberedGames.named("arena").read(lines.getFirst());
                for (var line : lines.subList(1, lines.size())) {
                    int number =
                            Tree.of("line", Json.readObject(line)).at("number").number();
                    assertThat(withoutTimes(play.apply(number))).isEqualTo(withoutTimes(line));
                    compared++;
                }
            }
        }
        assertThat(compared).isEqualTo(3 + 9 + 3);
    }

    @Test
    @DisplayName("a result travels whole, with the log of a game that was given away")
    void aResultTravelsWhole() {
        assertTravels(Games.named("dale"));
    }

    private static <P extends Position<P>> void assertTravels(Game<P> game) {
        var arena = new Arena<>(game, game.setup(2, Tree.of("options", null)), "t", 1, 100);
        var series = List.of(new Arena.Series(List.of(new Quitter(), new Level.ByChance()), 1));
        var result = arena.play(series, 0);
        assertThat(result.log()).isNotNull();
        assertThat(ResultFile.received(game, ResultFile.sent(result))).isEqualTo(result);
    }

    /** Gives its game away at its first choice. */
    private record Quitter() implements Contender {
        @Override
        public String name() {
            return "quitter";
        }

        @Override
        public <P extends Position<P>> Sitting sit(Chair<P> chair) {
            return () -> {
                throw new Forfeit("left");
            };
        }
    }

    @Test
    @DisplayName("where the module for clusters is missing, a sentence says what to do")
    void withoutTheModule() {
        var err = new StringWriter();
        int code = run(err, "arena", "--game", "dale", "--seats", "random,random", "--on", "local[2]");
        assertThat(code).isNotZero();
        assertThat(err.toString()).contains("--on needs the module cluster").contains("./comptoir");
        assertThat(err.toString().strip().lines()).hasSize(1);
    }
}
