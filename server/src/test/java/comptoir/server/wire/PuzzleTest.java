package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.bots.puzzles.Puzzles;
import comptoir.server.TestServer;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Puzzles over HTTP. */
class PuzzleTest {

    @Test
    @DisplayName("A puzzle is laid, an answer is judged with its reason, and nonsense is refused")
    void laidAndJudged() throws Exception {
        try (var server = TestServer.sqlite()) {
            var client = server.client();
            var list = client.get("/api/puzzles").json();
            assertThat(list.at("puzzles").list()).hasSize(100);
            assertThat(list.at("today").list()).hasSize(2);
            for (var id : new String[] {"dale-3", "cove-4"}) {
                var path = "/api/puzzles/" + id;
                var lies = client.get(path).json();
                var options = lies.at("pending").list().getFirst().at("options").list();
                assertThat(options).hasSizeGreaterThan(2);
                var solution = Puzzles.named(id).solution();
                for (var option : options) {
                    var answer = option.at("answer").map();
                    var verdict = client.post(path, Map.of("answer", answer)).json();
                    assertThat(verdict.at("right").value()).isEqualTo(answer.equals(solution));
                    assertThat(verdict.at("because").isNull()).isFalse();
                }
                assertThat(client.post(path, Map.of("answer", Map.of("buy", "the moon")))
                                .status())
                        .isEqualTo(400);
                assertThat(client.post(path, Map.of()).status()).isEqualTo(400);
            }
            assertThat(client.get("/api/puzzles/dale-999").status()).isBetween(400, 404);
        }
    }
}
