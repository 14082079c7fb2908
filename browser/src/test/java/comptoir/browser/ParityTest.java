package comptoir.browser;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The engine compiled for pages says what the engine in Java says")
class ParityTest {

    private static final int SPOILT = Boolean.getBoolean("comptoir.long") ? 800 : 80;

    private static Both both;

    @BeforeAll
    static void start() {
        both = new Both();
    }

    @AfterAll
    static void end() {
        both.close();
    }

    @Test
    void theSameGames() {
        both.ask("games");
        for (var game : List.of("dale", "cove")) both.ask("describe", "game", game);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dale | 2 | {\"sets\":[\"chameleons\",\"squirrels\",\"ocelots\"]}",
                "dale | 3 | {}",
                "dale | 4 | {\"teams\":true}",
                "cove | 1 | {}",
                "cove | 2 | {}",
                "cove | 2 | {\"peddler\":\"hard\",\"simultaneous\":true}",
                "cove | 4 | {}",
            })
    @DisplayName("at every decision of whole games: states, views, refusals, trials, saves, undo, advice")
    void wholeGames(String game, int seats, String options) {
        var luck = new QuickFate(game.hashCode() + seats);
        var state = both.ask(
                "new", "table", "t", "game", game, "seats", seats, "options", Json.read(options), "fate", "parity");
        assertThat(state.has("error")).as(Json.write(state.value())).isFalse();
        for (int number = 0; !state.at("over").flag() && number < 700; number++) {
            var pending = state.list("pending");
            var asked = pending.get(luck.below(pending.size()));
            int seat = asked.at("seat").number();
            int option = luck.below(asked.list("options").size());
            if (number % 7 == 0) look(number / 7, seats, seat, option);
            state = both.ask("answer", "table", "t", "seat", seat, "option", option, "for", seat);
            if (number % 11 == 0) state = both.ask("state", "table", "t");
            if (number % 31 == 0 && !state.list("undo").isEmpty())
                state = both.ask(
                        "undo",
                        "table",
                        "t",
                        "seat",
                        state.list("undo").getFirst().number());
        }
        both.ask("log", "table", "t");
        if (state.at("over").flag()) both.ask("moments", "table", "t", "from", 0, "to", 30, "all", true);
    }

    private static void look(int number, int seats, int seat, int option) {
        switch (number % 6) {
            case 0 -> both.ask("view", "table", "t", "seat", number % seats);
            case 1 -> both.ask("why", "table", "t", "seat", seat);
            case 2 -> exchange();
            case 3 -> both.ask("try", "table", "t", "seat", seat, "answers", List.of(option, 0));
            case 4 -> both.ask("redeal", "table", "t", "seat", seat, "fate", "r" + number, "as", "other");
            default -> {
                var level = List.of("apprentice", "trader", "master").get(number / 6 % 3);
                both.ask("bot", "table", "t", "seat", seat, "level", level, "budget", 20);
            }
        }
    }

    /** What one saved the other loads, and goes on with. */
    private static void exchange() {
        var saved = both.ask("save", "table", "t").at("saved").text();
        both.ask("load", "table", "loaded", "saved", saved);
        var compiled = Tree.of("saved", Json.read(both.compiled("{\"do\":\"save\",\"table\":\"loaded\"}")))
                .at("saved")
                .text();
        var state = both.ask("load", "table", "loaded", "saved", compiled);
        for (var pending : state.list("pending"))
            both.ask("answer", "table", "loaded", "seat", pending.at("seat").number(), "option", 0);
        both.ask("view", "table", "loaded");
    }

    static Stream<Path> goldenGames() throws IOException {
        return Stream.concat(files("../dale/src/test/resources/golden"), files("../cove/src/test/resources/golden"));
    }

    static Stream<Path> goldenSaves() throws IOException {
        return Stream.concat(files("../dale/src/test/resources/saves"), files("../cove/src/test/resources/saves"));
    }

    private static Stream<Path> files(String folder) throws IOException {
        if (!Files.isDirectory(Path.of(folder))) return Stream.empty();
        try (var files = Files.list(Path.of(folder))) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenGames")
    @DisplayName("when golden games are played again")
    void golden(Path file) throws IOException {
        var entries = new ArrayList<Object>();
        Object game = "";
        Object rules = "";
        Object options = Map.of();
        int seats = 0;
        for (var line : Files.readAllLines(file)) {
            if (line.startsWith("game "))
                game = Json.readObject(line.substring(5)).get("game");
            if (line.startsWith("rules ")) rules = Json.read(line.substring(6));
            if (line.startsWith("options ")) options = Json.read(line.substring(8));
            if (line.startsWith("seats ")) seats = Integer.parseInt(line.substring(6));
            if (line.startsWith("fate ")) entries.add(Json.read(line.substring(5)));
            if (line.startsWith("seat ")) {
                int space = line.indexOf(' ', 5);
                var answer = Json.read(line.substring(space + 1, line.indexOf("    # ")));
                entries.add(Map.of("seat", Integer.parseInt(line.substring(5, space)), "answer", answer));
            }
        }
        var log = Map.of("game", game, "rules", rules, "seats", seats, "options", options, "entries", entries);
        var state = both.ask("replay", "table", "golden", "log", log);
        assertThat(state.at("over").flag()).as("the game ends").isTrue();
        both.ask("view", "table", "golden", "all", true);
        both.ask("log", "table", "golden");
    }

    @ParameterizedTest
    @MethodSource("goldenSaves")
    @DisplayName("when golden saves are loaded")
    void goldenSave(Path file) throws IOException {
        var saved = Json.readObject(Files.readString(file));
        both.ask("load", "table", "golden", "saved", Json.write(saved));
        both.ask("view", "table", "golden", "seat", 0);
    }

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("when saves are spoilt")
    void spoilt(String game) {
        var luck = new QuickFate(3);
        var state = both.ask("new", "table", "t", "game", game, "seats", 2, "fate", "spoilt");
        for (int i = 0; i < 40; i++) {
            var asked = state.list("pending").getFirst();
            int option = luck.below(asked.list("options").size());
            state = both.ask("answer", "table", "t", "seat", asked.at("seat").number(), "option", option);
        }
        var saved = both.ask("save", "table", "t").at("saved").text();
        for (int i = 0; i < SPOILT; i++) {
            int at = luck.below(saved.length() - 10);
            var piece = List.of("", "7", "\"", "-1", "{}", "null,", "99999999999", "1.5", "x")
                    .get(luck.below(9));
            var text = saved.substring(0, at) + piece + saved.substring(at + luck.below(4));
            if (both.ask("load", "table", "spoilt", "saved", text).has("error")) continue;
            both.ask("view", "table", "spoilt", "seat", 0);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "''",
                "x",
                "{",
                "[]",
                "null",
                "{}",
                "{\"do\":7}",
                "{\"do\":\"dance\"}",
                "{\"do\":\"new\"}",
                "{\"do\":\"new\",\"do\":\"new\"}",
                "{\"do\":\"games\"} x",
                "{\"do\":\"games\",}",
                "{\"do\":nul}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"chess\"}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"dale\",\"seats\":9}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"dale\",\"seats\":1.5}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"dale\",\"seats\":123456789012345678901234567890}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"dale\",\"options\":{\"sets\":[\"cats\"]}}",
                "{\"do\":\"new\",\"table\":\"t\",\"game\":\"dale\",\"fate\":{\"script\":[]}}",
                "{\"do\":\"state\",\"table\":\"nowhere\"}",
                "{\"do\":\"verify\",\"game\":{}}",
                "{\"do\":\"load\",\"table\":\"t\",\"saved\":\"{}\"}",
                "{\"do\":\"scene\",\"table\":\"t\",\"scene\":{}}",
            })
    @DisplayName("when requests are wrong")
    void wrong(String line) {
        assertThat(both.line(line).has("error")).isTrue();
    }

    @Test
    @DisplayName("when what is nested is too deep, and what is long too long")
    void tooMuch() {
        both.line("{\"do\":" + "[".repeat(101) + "]".repeat(101) + "}");
        both.line("{\"do\":" + "[".repeat(90) + "]".repeat(90) + "}");
        both.line("{\"do\":\"" + "x".repeat(1_000_001) + "\"}");
        both.line("{\"do\":\"state\",\"table\":\"\\u0001\\ud83c\\udfb2 \\\" é\\n\"}");
    }
}
