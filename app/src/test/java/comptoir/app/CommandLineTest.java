package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
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
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command line")
class CommandLineTest {

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

    private Path file(String name, Object content) throws IOException {
        return Files.writeString(folder.resolve(name), content instanceof String text ? text : Json.write(content));
    }

    @Test
    void helpsAndTellsItsVersion() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("engine", "scene", "replay", "rules", "bench");
        assertThat(run("bench", "--help")).isZero();
        assertThat(out.toString()).contains("--json");
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).contains("comptoir ", "dale rules ", "save format 1");
    }

    @Test
    void anUnknownOptionOrCommandIsNamed() {
        assertThat(run("bench", "--game", "dale", "--gmae", "dale")).isEqualTo(2);
        assertThat(err.toString()).contains("--gmae");
        assertThat(run("dance")).isEqualTo(2);
        assertThat(err.toString()).contains("dance");
    }

    @Test
    void aFileThatIsNotThereOrNotJsonIsNamed() throws IOException {
        assertThat(run("scene", "--lang", "en", folder.resolve("none.json").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is no file", "none.json");
        assertThat(run("replay", "--lang", "en", file("bad.json", "{\"game\":").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("bad.json", "not valid JSON");
        assertThat(run("scene", "--lang", "en", file("empty.json", "{}").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("empty.json.game must be a text, and is missing");
    }

    @Test
    void aSceneIsShownAndPlayed() throws IOException {
        var scene = Map.of(
                "game",
                "dale",
                "seats",
                2,
                "turn",
                0,
                "players",
                java.util.List.of(
                        Map.of("hand", java.util.List.of("tireless-tinkerer", "junk", "junk", "junk", "junk"))));
        assertThat(run(
                        "scene",
                        "--lang",
                        "en",
                        "--view",
                        file("scene.json", scene).toString()))
                .as("%s", err)
                .isZero();
        assertThat(out.toString()).contains("Player 1: Take one action.", "Play Tireless Tinkerer", "\"hand\"");
        assertThat(run(
                        "scene",
                        "--lang",
                        "en",
                        "--seat",
                        "7",
                        file("again.json", scene).toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--seat must be below 2");
    }

    @Test
    @DisplayName("what is wrong with a scene or its file is said in the language asked for")
    void aWrongSceneIsRefusedInTheReadersLanguage() throws IOException {
        var four = file("four.json", Map.of("game", "cove", "round", 4)).toString();
        assertThat(run("scene", "--lang", "fr", four)).isEqualTo(2);
        assertThat(err.toString()).contains("comptoir: scene.round doit aller de 1 à 3, et vaut 4");
        assertThat(run("scene", "--lang", "en", four)).isEqualTo(2);
        assertThat(err.toString()).contains("comptoir: scene.round must be from 1 to 3, and is 4");
        assertThat(run("scene", "--lang", "fr", folder.resolve("none.json").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("il n’y a pas de fichier");
        assertThat(run("scene", "--lang", "fr", file("cut.json", "{").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("il finit trop tôt (ligne 1, colonne 2)");
    }

    @Test
    void aLogIsToldMoveByMoveInBothLanguages() throws IOException {
        var log = randomLog(Games.named("dale"));
        assertThat(run("replay", "--lang", "fr", log.toString())).as("%s", err).isZero();
        assertThat(out.toString()).contains("Le joueur 1\u00a0: ", "[dale.").containsPattern("1\\. Le joueur [12]");
        assertThat(run("replay", "--until", "3", "--lang", "en", "--seat", "0", log.toString()))
                .isZero();
        assertThat(out.toString()).contains("3. Player");
    }

    private <P extends Position<P>> Path randomLog(Game<P> game) throws IOException {
        var referee = Referee.start(game, game.setup(2, Tree.of("options", null)), new SeededFate("log"));
        var luck = new QuickFate(1);
        while (!referee.over()) {
            int seat = referee.asked().getFirst();
            referee.answer(seat, luck.below(referee.options(seat).size()));
        }
        return file("log.json", Logs.write(referee.log()));
    }

    @Test
    @DisplayName("another component pack is taken from a folder; a wrong file is refused with its line")
    void anotherComponentPack() throws IOException {
        var pack = Files.createDirectory(folder.resolve("my-box"));
        Files.writeString(pack.resolve("rogues.json"), "{\n  \"rogues\": 7\n}\n");
        assertThat(run("rules", "--components", pack.toString(), "overpay")).isEqualTo(2);
        assertThat(err.toString()).contains("rogues.json", "line");
        assertThat(run("rules", "--components", folder.resolve("nowhere").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("nowhere");
    }

    @Test
    void theRulesArePrintedAndSearched() {
        assertThat(run("rules", "--lang", "fr", "overpay")).isZero();
        assertThat(out.toString()).contains("dale.market.overpay").doesNotContain("dale.stall.stack");
    }

    @Test
    @DisplayName("how we read what a rule leaves open stands beside it, marked as ours, in the reader's language")
    void readingsStandBesideTheirRules() {
        // A rule is found by its reading, too.
        assertThat(run("rules", "--lang", "en", "at most once; the chronomancer may"))
                .isZero();
        assertThat(out.toString())
                .contains(
                        "cove.crew.use",
                        "How we read it: one or more, each at most once; the Chronomancer may use none");
        assertThat(run("rules", "--lang", "fr", "cove.crew.use")).isZero();
        assertThat(out.toString())
                .contains("Notre lecture\u00a0: ")
                .doesNotContainPattern("Notre lecture\u00a0: one or more");
        out.getBuffer().setLength(0);
        assertThat(run("rules", "--json", "cove.crew.use")).isZero();
        var rule = Tree.of("rules", Json.read(out.toString()))
                .list()
                .getFirst()
                .at("sections")
                .list()
                .getFirst()
                .at("rules")
                .list()
                .getFirst();
        assertThat(rule.at("id").text()).isEqualTo("cove.crew.use");
        assertThat(rule.at("readings").list().getFirst().at("ours").at("say").text())
                .isEqualTo("one or more, each at most once; the Chronomancer may use none");
    }

    @Test
    void theBenchmarkWritesItsFigures() throws IOException {
        var figures = folder.resolve("figures.json");
        assertThat(run("bench", "--game", "dale", "--seconds", "1", "--json", figures.toString()))
                .isZero();
        var json = Json.readObject(Files.readString(figures));
        assertThat(json.keySet().stream().map(String::valueOf))
                .contains(
                        "game",
                        "seats",
                        "decisions",
                        "gamesPerSecond",
                        "forks",
                        "redeals",
                        "bytesPerDecision",
                        "otherThreads");
        var decisions = (Map<?, ?>) json.get("decisions");
        double median = figure(decisions, "perTurn");
        assertThat(figure(decisions, "low")).isPositive().isLessThanOrEqualTo(median);
        assertThat(figure(decisions, "high")).isGreaterThanOrEqualTo(median);
    }

    private static double figure(Map<?, ?> figures, String name) {
        return ((Number) figures.get(name)).doubleValue();
    }
}
