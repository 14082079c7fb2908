package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Session;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A whole game in a link")
class LinkTest {

    private static final int GAMES = Boolean.getBoolean("comptoir.long") ? 1000 : 12;
    private static final int SPOILT = Boolean.getBoolean("comptoir.long") ? 2000 : 60;

    /** The longest that a bot's game may be; one by chance is often longer. */
    private static final int LONGEST = 300;

    private static final int LONGEST_AS_DATA = 2000;

    private final Session session = new Session();

    private Tree ask(Object... fields) {
        var request = new LinkedHashMap<String, Object>();
        for (int i = 0; i < fields.length; i += 2) request.put(String.valueOf(fields[i]), fields[i + 1]);
        return Tree.of("answer", Json.read(session.answer(Json.write(request))));
    }

    /** A game by chance, in which something is taken back now and then, as it is given out. */
    private Map<String, Object> game(String game, int number, boolean takesBack) {
        var luck = new QuickFate(number);
        var games = ask("do", "games").list("games").stream()
                .filter(each -> each.at("id").text().equals(game))
                .toList();
        var counts = games.getFirst().list("seats");
        int seats = counts.get(luck.below(counts.size())).number();
        var secret = "%032x".formatted(number * 7919L + 1);
        var texts = java.util.Collections.nCopies(seats, number % 5 == 0 ? "é" : "");
        var chance = Map.of("secret", secret, "texts", texts);
        var options = game.equals("dale") && seats == 4 && number % 2 == 0 ? Map.of("teams", true) : Map.of();
        var state = ask("do", "new", "table", "t", "game", game, "seats", seats, "options", options, "fate", chance);
        for (int answers = 0; !state.at("over").flag() && answers < 1500; answers++) {
            var pending = state.list("pending");
            var asked = pending.get(luck.below(pending.size()));
            int seat = asked.at("seat").number();
            int option = luck.below(asked.list("options").size());
            state = ask("do", "answer", "table", "t", "seat", seat, "option", option);
            if (takesBack && luck.below(20) == 0) ask("do", "undo", "table", "t", "seat", seat, "granted", true);
            if (takesBack) state = ask("do", "state", "table", "t");
        }
        var commitment = ask("do", "commit", "secret", secret).at("commitment").text();
        var names = new java.util.ArrayList<>(java.util.Collections.nCopies(seats, "bot: trader"));
        names.set(0, "Zoë");
        var file = new LinkedHashMap<String, Object>();
        file.put("comptoir", 1);
        file.put("names", names);
        file.put("chance", Map.of("commitment", commitment, "secret", secret, "texts", texts));
        file.put("log", ask("do", "log", "table", "t").at("log").value());
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"dale", "cove"})
    @DisplayName("Games by chance come out of both forms as they went in")
    void roundTrips(String game) {
        for (int number = 0; number < GAMES; number++) {
            var file = game(game, number, number % 3 == 0);
            var packed = ask("do", "pack", "game", file);
            for (var form : List.of("link", "longer")) {
                var unpacked = ask("do", "unpack", "link", packed.at(form).text());
                assertThat(unpacked.at("game").value())
                        .as("%s %d, %s: %s", game, number, form, Json.write(unpacked.value()))
                        .isEqualTo(Json.plain(file));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"dale,2", "dale,3", "dale,4", "cove,1", "cove,2", "cove,3", "cove,4"})
    @DisplayName("A bots’ game fits a code to scan: under 300 characters; as data it is under 2,000")
    void isShort(String game, int seats) {
        for (int number = 0; number < (Boolean.getBoolean("comptoir.long") ? 20 : 1); number++) {
            var packed = ask("do", "pack", "game", botsGame(game, seats, number));
            assertThat(packed.at("link").text()).hasSizeLessThan(LONGEST);
            assertThat(packed.at("longer").text()).hasSizeLessThan(LONGEST_AS_DATA);
        }
    }

    private Map<String, Object> botsGame(String game, int seats, int number) {
        var secret = "%032x".formatted(number * 104729L + 3);
        var texts = java.util.Collections.nCopies(seats, "");
        var chance = Map.of("secret", secret, "texts", texts);
        var state = ask("do", "new", "table", "b", "game", game, "seats", seats, "fate", chance);
        for (int answers = 0; !state.at("over").flag(); answers++) {
            assertThat(answers).as("answers of a bots’ game").isLessThan(5000);
            var asked = state.list("pending").getFirst();
            int seat = asked.at("seat").number();
            int option = asked.list("options").size() == 1
                    ? 0
                    : ask(
                                    "do",
                                    "bot",
                                    "table",
                                    "b",
                                    "seat",
                                    seat,
                                    "level",
                                    "apprentice",
                                    "budget",
                                    30,
                                    "fate",
                                    "f" + number + "/" + answers)
                            .at("option")
                            .number();
            state = ask("do", "answer", "table", "b", "seat", seat, "option", option);
        }
        var file = new LinkedHashMap<String, Object>();
        file.put("comptoir", 1);
        file.put("names", java.util.Collections.nCopies(seats, "bot: apprentice"));
        file.put("chance", chance);
        file.put("log", ask("do", "log", "table", "b").at("log").value());
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"link", "longer"})
    @DisplayName("A link with a character changed, lost or added never opens")
    void spoilt(String form) {
        var luck = new QuickFate(form.length());
        var link = ask("do", "pack", "game", game("dale", 4, true)).at(form).text();
        var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%é ";
        for (int i = 0; i < SPOILT; i++) {
            int at = luck.below(link.length());
            var letter = letters.substring(luck.below(letters.length())).substring(0, 1);
            var spoilt = switch (luck.below(4)) {
                case 0 -> link.substring(0, at) + letter + link.substring(at + 1);
                case 1 -> link.substring(0, at) + link.substring(at + 1);
                case 2 -> link.substring(0, at) + letter + link.substring(at);
                default -> link.substring(0, at);
            };
            if (spoilt.equals(link)) continue;
            var answer = ask("do", "unpack", "link", spoilt);
            assertThat(answer.at("error").at("code").text()).as(spoilt).isEqualTo("bad-link");
        }
    }
}
