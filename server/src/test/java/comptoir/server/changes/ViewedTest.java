package comptoir.server.changes;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.server.Patched;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a view differs in from the one before it")
class ViewedTest {

    private final QuickFate luck = new QuickFate(19);

    @ParameterizedTest(name = "{0} for {1}, {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "dale | 2 | {}",
                "dale | 4 | {\"teams\":true}",
                "cove | 2 | {\"merchants\":[\"entertainer\",\"chronomancer\"]}",
                "cove | 1 | {\"peddler\":\"normal\"}",
                "parlour | 3 | {}"
            })
    @DisplayName("brings every viewer from each view of a game to the next, and tells nothing a twin would not")
    void everyView(String game, int seats, String options) {
        play(Games.named(game), seats, Tree.of("options", Json.read(options)));
    }

    private <P extends Position<P>> void play(Game<P> game, int seats, Tree options) {
        var referee = Referee.start(game, game.setup(seats, options), new SeededFate("changes"));
        var had = new LinkedHashMap<Integer, Had<P>>();
        for (int viewer = Seats.SPECTATOR; viewer < seats; viewer++)
            had.put(viewer, Had.of(game, referee.moment(), viewer));
        for (int answers = 0; answers < 250 && !referee.over(); answers++) {
            int seat = referee.asked().get(luck.below(referee.asked().size()));
            var now = referee.moment().now();
            referee.answer(
                    seat, luck.below(Play.question(now).options(now, seat).size()));
            // Some are slow, and several answers become one message.
            for (int viewer = Seats.SPECTATOR; viewer < seats; viewer++)
                if (luck.below(4) > 0) had.put(viewer, went(game, had.get(viewer), referee.moment(), viewer));
        }
    }

    /** What a viewer has been shown: as the server and as the client has it. */
    private record Had<P extends Position<P>>(Viewed server, Object client, Moment<P> moment) {

        static <P extends Position<P>> Had<P> of(Game<P> game, Moment<P> moment, int viewer) {
            var viewed = Viewed.of(game.view(moment.seenBy(viewer), viewer));
            return new Had<>(viewed, Json.plain(viewed.view()), moment);
        }
    }

    private <P extends Position<P>> Had<P> went(Game<P> game, Had<P> had, Moment<P> moment, int viewer) {
        var view = game.view(moment.seenBy(viewer), viewer);
        var next = had.server.to(view);
        var whole = Json.plain(view);
        var sent = Json.write(next.changes());
        var changes = Tree.of("changes", Json.read(sent)).list();
        var client = Patched.view(had.client, changes);
        assertThat(client).isEqualTo(whole);
        assertThat(next.after().hash())
                .isEqualTo(Patched.hash(client))
                .isEqualTo(Viewed.of(view).hash());
        if (viewer >= 0) {
            var twinBefore = had.moment.redealt(game, viewer, luck);
            var twinAfter = moment.redealt(game, viewer, luck);
            var twin = Viewed.of(game.view(twinBefore.seenBy(viewer), viewer))
                    .to(game.view(twinAfter.seenBy(viewer), viewer));
            assertThat(Json.write(twin.changes())).as("what a twin is sent").isEqualTo(sent);
            assertThat(twin.after().hash()).isEqualTo(next.after().hash());
        }
        return new Had<>(next.after(), client, moment);
    }

    @Test
    @DisplayName("is the same in the page: the examples that its tests read too")
    void examples() throws IOException {
        var file = Path.of("src/test/resources/changes.json");
        for (var example :
                Tree.of("examples", Json.read(Files.readString(file))).list()) {
            var before = example.at("before").value();
            var after = example.at("after").value();
            var next = Viewed.of(before).to(after);
            assertThat(Json.plain(next.changes()))
                    .isEqualTo(example.at("changes").value());
            assertThat(next.after().hash())
                    .isEqualTo(example.at("hash").number())
                    .isEqualTo(Patched.hash(after));
        }
    }

    @Test
    @DisplayName("has another hash where anything is another, wherever it stands")
    void another() {
        var view = Map.of("a", List.of(1, 2, List.of()), "b", Map.of("c", "x"), "d", true);
        var others = List.of(
                Map.of("a", List.of(2, 1, List.of()), "b", Map.of("c", "x"), "d", true),
                Map.of("a", List.of(1, 2), "b", Map.of("c", "x"), "d", true),
                Map.of("a", List.of(1, 2, Map.of()), "b", Map.of("c", "x"), "d", true),
                Map.of("a", List.of(1, 2, List.of()), "b", Map.of("d", "x"), "c", true),
                Map.of("a", List.of(2, 2, List.of()), "b", Map.of("c", "w"), "d", true),
                Map.of("a", List.of(1, 2, List.of()), "b", Map.of("c", "x"), "d", false));
        for (var other : others)
            assertThat(Viewed.of(other).hash()).isNotEqualTo(Viewed.of(view).hash());
    }
}
