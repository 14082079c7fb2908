package comptoir.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.app.Comptoir;
import comptoir.engine.Tree;
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

@DisplayName("comptoir lab")
class LabCommandTest {

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

    private String lab(String... arguments) throws IOException {
        var json = folder.resolve("figures.json");
        var all = new ArrayList<>(List.of("lab", "run", "--bots", "random", "--json", json.toString()));
        all.addAll(List.of(arguments));
        assertThat(run(all.toArray(String[]::new))).as("%s", err).isZero();
        return Files.readString(json);
    }

    private static Tree table(String json) {
        return Tree.of("figures", Json.readObject(json))
                .list("tables")
                .getFirst()
                .at("findings");
    }

    @Test
    @DisplayName("the same seed gives the same figures on any number of threads, another seed others")
    void threadsDoNotMatter() throws IOException {
        for (var game : List.of("dale", "cove")) {
            var one = lab("--game", game, "--games", "12", "--fate", "t", "--threads", "1");
            assertThat(lab("--game", game, "--games", "12", "--fate", "t", "--threads", "3"))
                    .isEqualTo(one);
            assertThat(lab("--game", game, "--games", "12", "--fate", "u")).isNotEqualTo(one);
        }
    }

    @Test
    @DisplayName("a run that was stopped, even within a line, goes on where it was and ends with the same figures")
    void resumes() throws IOException {
        var kept = folder.resolve("games.jsonl");
        var whole = lab("--game", "cove", "--seats", "2,3", "--games", "6", "--keep", kept.toString());
        var lines = Files.readAllLines(kept);
        assertThat(lines).hasSize(1 + 12);
        var cut = String.join("\n", lines.subList(0, 5)) + "\n" + lines.get(5).substring(0, 40);
        Files.writeString(kept, cut);
        assertThat(lab("--game", "cove", "--seats", "2,3", "--games", "6", "--keep", kept.toString()))
                .isEqualTo(whole);
        assertThat(Files.readAllLines(kept).subList(0, 5)).isEqualTo(lines.subList(0, 5));
        assertThat(Files.readAllLines(kept)).hasSize(1 + 12);

        // A changed game shows that kept games are taken as they are, not played again.
        var changed = new ArrayList<>(Files.readAllLines(kept));
        changed.set(1, changed.get(1).replaceFirst("\"decisions\":\\d+", "\"decisions\":77777"));
        Files.write(kept, changed);
        assertThat(table(lab("--game", "cove", "--seats", "2,3", "--games", "6", "--keep", kept.toString()))
                        .at("decisions")
                        .at("mean")
                        .at("mean")
                        .value())
                .asString()
                .satisfies(mean -> assertThat(Double.parseDouble(mean)).isGreaterThan(10_000));
    }

    @Test
    @DisplayName("games of another run are not mixed in")
    void anotherRun() throws IOException {
        var kept = folder.resolve("games.jsonl");
        lab("--game", "dale", "--games", "2", "--keep", kept.toString());
        assertThat(run(
                        "lab",
                        "run",
                        "--game",
                        "dale",
                        "--bots",
                        "random",
                        "--fate",
                        "other",
                        "--keep",
                        kept.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("the games of another run").contains("\"fate\":\"lab\"");
        assertThat(Files.readAllLines(kept)).hasSize(3);
    }

    @Test
    @DisplayName("Dale: every one of the 66 pairs of sets is played, each card that was bought is counted")
    void pairsOfSets() throws IOException {
        var findings = table(lab("--game", "dale", "--games", "110"));
        assertThat(findings.list("pairs")).hasSize(66);
        int bought = 0;
        for (var kind : findings.list("things"))
            if (kind.at("kind").text().equals("bought cards"))
                for (var thing : kind.list("things"))
                    bought += thing.at("times").number();
        assertThat(bought).isGreaterThan(110 * 8); // nobody fills a stall with less
        double wins = 0;
        for (var seat : findings.list("seats"))
            wins += Double.parseDouble(String.valueOf(seat.at("wins").value()));
        assertThat(Math.round(wins)).isEqualTo(110 - findings.at("undecided").number());
    }

    @Test
    @DisplayName("Cove: merchants, seats, score, use and bars; the page and the report tell them")
    void cove() throws IOException {
        var page = folder.resolve("lab.html");
        var report = folder.resolve("lab.md");
        var findings = table(lab(
                "--game",
                "cove",
                "--seats",
                "4",
                "--games",
                "12",
                "--page",
                page.toString(),
                "--report",
                report.toString()));
        var merchants = findings.list("subjects").stream()
                .map(subject -> subject.at("name").text())
                .toList();
        assertThat(merchants).contains("chronomancer", "entertainer");
        for (var subject : findings.list("subjects"))
            assertThat(subject.at("parts").has("gold")).isTrue();
        assertThat(findings.list("choices")).anySatisfy(choice -> {
            assertThat(choice.at("kind").text()).isEqualTo("place-adventurer");
            for (var answer : choice.list("answers"))
                assertThat(answer.at("chosen").number())
                        .isLessThanOrEqualTo(answer.at("offered").number());
        });
        var html = Files.readString(page);
        assertThat(html.contains("Apache Software Foundation"))
                .as("the library")
                .isTrue();
        // See the arena's test.
        assertThat(html.substring(html.lastIndexOf("<script>")))
                .contains("echarts.")
                .doesNotContain("{{", "\"lines\"");
        assertThat(html.contains("chronomancer – entertainer")).isTrue();
        assertThat(Files.readString(report))
                .contains("./comptoir lab run --game cove --seats 4 --games 12 --bots random --budget 100 --fate lab")
                .contains("docks open at the market", "clock hands taken", "recruited townsfolk");
    }

    @Test
    @DisplayName("what cannot be is refused before the first game")
    void refusals() {
        assertThat(run("lab", "run", "--game", "dale", "--seats", "7")).isEqualTo(2);
        assertThat(run("lab", "run", "--game", "cove", "--bots", "genius")).isEqualTo(2);
        assertThat(run("lab", "run", "--game", "cove", "--seats", "3", "--bots", "random,trader"))
                .isEqualTo(2);
        assertThat(run("lab", "run", "--game", "cove", "--options", "{\"rogues\":\"pirates\"}"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("not with 7", "no bot of level \"genius\"", "one for each of the 3 seats", "\"pirates\"");
    }
}
