package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.TestServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names and faces of people without an account, and the page of who is invited. */
class PersonTest {

    private static final String BOTH = "comptoir.server.Databases#both";

    private static Map<String, Object> wish(Map<String, Object> more) {
        var wish = new java.util.LinkedHashMap<String, Object>(more);
        wish.put("game", "dale");
        wish.put("seats", List.of(Map.of("kind", "me"), Map.of("kind", "link")));
        return wish;
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A face goes with the person to every seat, and a new one is shown where they come back")
    void facesGoAlong(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            var made = ann.post("/api/tables", wish(Map.of("name", "Ann", "avatar", "fox")))
                    .json();
            var table = made.at("table").text();
            assertThat(made.at("seats").list().getFirst().at("avatar").text()).isEqualTo("fox");
            assertThat(made.at("seats").list().getLast().at("avatar").isNull()).isTrue();

            var bea = server.client().key(made.at("keys").at("1").text());
            var joined = bea.post("/api/tables/" + table + "/join", Map.of("name", "Bea", "avatar", "hare"))
                    .json();
            assertThat(joined.at("seats").list().getLast().at("avatar").text()).isEqualTo("hare");

            assertThat(ann.put("/api/me", Map.of("name", "Anna", "avatar", "crab"))
                            .json()
                            .at("avatar")
                            .text())
                    .isEqualTo("crab");
            ann.key(made.at("keys").at("0").text())
                    .join(table, -1)
                    .await(word -> word.list("seats").stream()
                            .anyMatch(seat -> seat.text("name", "").equals("Anna")));
            var seen =
                    bea.key(joined.at("key").text()).get("/api/tables/" + table).json();
            var first = seen.at("seats").list().getFirst();
            assertThat(first.at("name").text()).isEqualTo("Anna");
            assertThat(first.at("avatar").text()).isEqualTo("crab");
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("What is no face is refused, and nothing changes")
    void noFace(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            ann.put("/api/me", Map.of("name", "Ann", "avatar", "fox"));
            for (var wrong :
                    List.<Object>of("x".repeat(25), "<svg onload=alert(1)>", "Fox", "../fox", 7, List.of("fox"))) {
                var refused = ann.put("/api/me", Map.of("name", "Eve", "avatar", wrong));
                assertThat(refused.status()).as("%s", wrong).isEqualTo(400);
                assertThat(refused.json().at("error").at("text").text()).contains("avatar");
                assertThat(ann.post("/api/tables", wish(Map.of("avatar", wrong)))
                                .status())
                        .isEqualTo(400);
            }
            var me = ann.get("/api/me").json();
            assertThat(me.at("name").text()).isEqualTo("Ann");
            assertThat(me.at("avatar").text()).isEqualTo("fox");
            assertThat(ann.get("/api/me/tables").json().at("tables").list()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("Who follows a link sees what it invites to before sitting down; a used or forged link shows nothing")
    void invited(String database) {
        try (var server = TestServer.on(database)) {
            var made = server.client()
                    .post("/api/tables", wish(Map.of("name", "Ann", "avatar", "fox")))
                    .json();
            var path = "/api/tables/" + made.at("table").text();
            var link = made.at("keys").at("1").text();
            var guest = server.client().key(link);
            var seen = guest.get(path).json();
            assertThat(seen.at("invited").number()).isEqualTo(1);
            assertThat(seen.at("seat").isNull()).isTrue();
            assertThat(seen.at("seats").list().getFirst().at("name").text()).isEqualTo("Ann");
            assertThat(server.client()
                            .key(made.at("spectatorKey").text())
                            .get(path)
                            .json()
                            .has("invited"))
                    .isFalse();

            assertThat(guest.post(path + "/join", Map.of("name", "Bea")).status())
                    .isEqualTo(200);
            assertThat(server.client().key(link).get(path).status()).isEqualTo(401);
            assertThat(server.client().key("forged").get(path).status()).isEqualTo(401);
        }
    }
}
