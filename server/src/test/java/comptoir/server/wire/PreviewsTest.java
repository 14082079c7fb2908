package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Language;
import comptoir.server.Client;
import comptoir.server.TestServer;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a link says of itself where it is posted. */
class PreviewsTest {

    private static final String NAME = "Ann\"><script>alert(1)</script>&";

    private static String table(Client ann, boolean open) {
        var seats = List.of(Map.of("kind", "me"), Map.of("kind", open ? "open" : "link"));
        var wish = Map.of("game", "dale", "open", open, "seats", seats, "name", NAME);
        return ann.post("/api/tables", wish).json().at("table").text();
    }

    @Test
    @DisplayName("the game and nothing else of a private table, the players of an open one, in the reader's language")
    void tellsNothingHidden() {
        try (var server = TestServer.sqlite()) {
            var ann = server.client();
            var hidden = table(ann, false);
            var open = table(ann, true);
            var bob = server.client();
            bob.post("/api/tables/" + open + "/join", Map.of("name", "Bob"));
            for (var person : List.of(ann, bob)) person.post("/api/tables/" + open + "/ready", Map.of("text", ""));
            var previews =
                    new Previews(server.server.lobby().store(), Optional.of(URI.create("https://example.org/games/")));
            var secret = previews.tags("/t/" + hidden, Language.ENGLISH).orElseThrow();
            assertThat(secret)
                    .contains("Dale of Merchants 2", "Somebody invites you")
                    .contains("content=\"https://example.org/games/t/" + hidden + "\"")
                    .contains("https://example.org/games/icon-512.png")
                    .doesNotContain("Ann");
            var shown = previews.tags("/replay/" + open, Language.of("fr")).orElseThrow();
            assertThat(shown)
                    .contains("En jeu", "Bob", "Ann&quot;&gt;&lt;script&gt;")
                    .doesNotContain("<script>");
            for (var path : List.of("/", "/t/", "/t/nothing", "/t/x\"><b>", "/rules", "/t/" + "a".repeat(500)))
                assertThat(previews.tags(path, Language.ENGLISH)).isEmpty();
        }
    }
}
