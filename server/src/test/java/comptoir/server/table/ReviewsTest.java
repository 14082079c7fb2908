package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.TestServer;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A coach looks back on a game of the server. */
class ReviewsTest {

    @Test
    @DisplayName("Once a game is over a review is made in the background, kept, and given to whoever asks again")
    void madeAndKept() throws Exception {
        var database = TestServer.newSqlite();
        Tree found;
        TestServer.Begun begun;
        try (var server = TestServer.on(database)) {
            begun = server.begin("dale", 2);
            var path = "/api/tables/" + begun.table() + "/review";
            var red = server.client().key(begun.keys().getFirst());
            assertThat(red.post(path, Map.of()).status())
                    .as("while it is played")
                    .isEqualTo(409);
            GamePlayed.play(server, begun);
            int before = 0;
            while (true) {
                var answer = red.post(path, Map.of());
                assertThat(answer.status()).isEqualTo(200);
                if (!answer.json().at("review").isNull()) break;
                assertThat(answer.json().at("done").number()).isGreaterThanOrEqualTo(before);
                before = answer.json().at("done").number();
                Thread.sleep(100);
            }
            found = red.post(path, Map.of()).json().at("review");
            assertThat(found.at("course").list()).isNotEmpty();
            assertThat(found.at("accounts").list()).hasSize(2);
            assertThat(red.post("/api/tables/nosuchtable/review", Map.of()).status())
                    .isEqualTo(404);
        }
        try (var server = TestServer.on(database)) {
            var again = server.client()
                    .key(begun.keys().getFirst())
                    .post("/api/tables/" + begun.table() + "/review", Map.of());
            assertThat(again.json().at("review").value()).as("kept").isEqualTo(found.value());
        }
    }
}
