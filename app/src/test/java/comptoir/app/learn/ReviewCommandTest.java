package comptoir.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.app.Comptoir;
import comptoir.bots.HouseBots;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("comptoir review and comptoir puzzles")
class ReviewCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Comptoir.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private Path played(int most) throws IOException {
        return played(Games.named("dale"), most);
    }

    private <P extends Position<P>> Path played(Game<P> game, int most) throws IOException {
        var referee = Referee.start(game, game.setup(2, Tree.of("options", null)), new SeededFate("review"));
        for (int i = 0; i < most && !referee.over(); i++) {
            int seat = referee.asked().getFirst();
            referee.answer(
                    seat,
                    new HouseBots()
                            .advise(game, referee.moment(), seat, HouseBots.APPRENTICE, Budget.iterations(1), i)
                            .option());
        }
        return Files.writeString(folder.resolve("log.json"), Json.write(Logs.write(referee.log())));
    }

    @Test
    @DisplayName("a game is looked back on in words, as JSON and as a page, in both languages")
    void looksBack() throws IOException {
        var log = played(20_000).toString();
        var page = folder.resolve("page.html");
        assertThat(run("review", "--brief", "--lang", "en", "--page", page.toString(), log))
                .isZero();
        assertThat(out.toString()).contains("From draws", "from own choices");
        assertThat(Files.readString(page)).contains("The course of the game", "echarts");
        out.getBuffer().setLength(0);
        assertThat(run("review", "--brief", "--lang", "fr", log)).isZero();
        assertThat(out.toString()).contains("Par les tirages").doesNotContain("From draws");
        out.getBuffer().setLength(0);
        assertThat(run("review", "--brief", "--json", log)).isZero();
        var review = Tree.of("review", Json.readObject(out.toString()));
        assertThat(review.at("accounts").list()).hasSize(2);
        assertThat(review.at("course").list()).isNotEmpty();
    }

    @Test
    @DisplayName("what cannot be reviewed is named")
    void refuses() throws IOException {
        assertThat(run("review", "--lang", "fr", played(12).toString())).isEqualTo(2);
        assertThat(err.toString()).contains("cette partie n’est pas finie");
        assertThat(run("review", "--lang", "en", folder.resolve("none.json").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is no file");
        var empty = Files.writeString(folder.resolve("empty.json"), "{}");
        assertThat(run("review", "--lang", "en", empty.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("game must be a text");
    }

    @Test
    @DisplayName("puzzles are found, and the same again")
    void findsPuzzles() throws IOException {
        var table = "{\"sets\":[\"platypuses\",\"sloths\",\"crocodiles\"]}";
        var one = folder.resolve("one.json");
        var other = folder.resolve("other.json");
        for (var file : new Path[] {one, other})
            assertThat(run("puzzles", "--game", "dale", "--count", "1", "--options", table, "--out", file.toString()))
                    .isZero();
        assertThat(Files.readString(one)).contains("\"solution\"").isEqualTo(Files.readString(other));
        assertThat(run("puzzles", "--game", "dale", "--count", "0", "--out", one.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--count");
    }
}
