package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Language;
import comptoir.server.Client;
import comptoir.server.Player;
import comptoir.server.TestServer;
import comptoir.server.page.EndPicture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
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

    private static String ended(Client ann, boolean open) {
        var seats = List.of(Map.of("kind", "me"), Map.of("kind", "bot", "level", "random"));
        var made = ann.post(
                        "/api/tables",
                        Map.of("game", "dale", "open", open, "seats", seats, "start", "seated", "name", NAME))
                .json();
        var table = made.at("table").text();
        ann.key(made.at("keys").at("0").text());
        new Player(() -> ann.join(table, -1), 7, 0, Player.TO_THE_END).call();
        ann.key("");
        return table;
    }

    @Test
    @DisplayName(
            "of an open game that is over there is a picture of its end; of what others may not look at there is none")
    void pictureOfTheEnd() throws IOException {
        try (var server = TestServer.sqlite()) {
            var ann = server.client();
            var over = ended(ann, true);
            var hidden = ended(ann, false);
            var previews =
                    new Previews(server.server.lobby().store(), Optional.of(URI.create("https://example.org/games/")));
            assertThat(previews.tags("/replay/" + over, Language.ENGLISH).orElseThrow())
                    .contains("https://example.org/games/t/" + over + "/end.png");
            assertThat(previews.tags("/t/" + hidden, Language.ENGLISH).orElseThrow())
                    .contains("icon-512.png")
                    .doesNotContain("end.png");

            var picture = previews.picture("/t/" + over + "/end.png").orElseThrow();
            var drawn = ImageIO.read(new ByteArrayInputStream(picture));
            assertThat(drawn.getWidth()).isEqualTo(EndPicture.WIDTH);
            assertThat(drawn.getHeight()).isEqualTo(EndPicture.HEIGHT);
            assertThat(colours(drawn))
                    .as("night, paper and the players' colours")
                    .isGreaterThan(20);
            assertThat(server.client().get("/t/" + over + "/end.png").status()).isEqualTo(200);

            for (var path : List.of(
                    "/t/" + hidden + "/end.png",
                    "/t/" + table(ann, true) + "/end.png",
                    "/t/nothing/end.png",
                    "/t/../end.png",
                    "/end.png")) assertThat(previews.picture(path)).as(path).isEmpty();
        }
    }

    private static long colours(BufferedImage picture) {
        return IntStream.range(0, EndPicture.WIDTH * EndPicture.HEIGHT)
                .map(i -> picture.getRGB(i % EndPicture.WIDTH, i / EndPicture.WIDTH))
                .distinct()
                .count();
    }
}
