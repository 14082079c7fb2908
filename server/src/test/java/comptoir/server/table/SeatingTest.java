package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.TestServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sits where, over the wire. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeatingTest {

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.sqlite();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("At an open table strangers take the open seats, add their text to chance, and the game begins")
    void openTable() {
        var host = server.client();
        var made = host.post(
                        "/api/tables",
                        Map.of(
                                "game",
                                "parlour",
                                "open",
                                true,
                                "name",
                                "Ann",
                                "seats",
                                List.of(Map.of("kind", "me"), Map.of("kind", "open"))))
                .json();
        var path = "/api/tables/" + made.at("table").text();
        assertThat(made.at("status").text()).isEqualTo("waiting");
        assertThat(made.at("chance").at("commitment").text()).hasSize(64);
        assertThat(made.at("chance").has("secret")).isFalse();
        var listed = server.client().get("/api/tables").json();
        assertThat(listed.at("tables").list())
                .anyMatch(
                        each -> each.at("table").text().equals(made.at("table").text()));
        var guest = server.client();
        var joined = guest.post(path + "/join", Map.of("name", "Zoé")).json();
        assertThat(joined.at("seat").number()).isEqualTo(1);
        assertThat(server.client().post(path + "/join", Map.of("name", "late")).status())
                .isEqualTo(403);
        guest.key(joined.at("key").text());
        guest.post(path + "/ready", Map.of("text", "my own luck"));
        // The host is known by the cookie alone.
        var begun = host.post(path + "/ready", Map.of("text", "")).json();
        assertThat(begun.at("status").text()).isEqualTo("playing");
        assertThat(begun.at("chance").at("texts").value()).isEqualTo(List.of("", "my own luck"));
        assertThat(host.get("/api/me/tables").json().at("tables").list()).hasSize(1);
        assertThat(host.get("/api/me").json().at("name").text()).isEqualTo("Ann");
    }

    @Test
    @DisplayName("A bot stands in for somebody who left, and gives the seat back")
    void standIn() {
        var begun = server.begin("parlour", 2);
        var path = "/api/tables/" + begun.table();
        var red = server.client().key(begun.keys().getFirst());
        var blue = server.client().key(begun.keys().get(1));
        var socket = blue.join(begun.table(), -1);
        socket.await("game");
        assertThat(red.post(path + "/stand-in", Map.of("seat", 1, "level", "random"))
                        .status())
                .isEqualTo(409);
        blue.post(path + "/leave", Map.of());
        socket.close();
        var stood = red.post(path + "/stand-in", Map.of("seat", 1, "level", "random"))
                .json();
        assertThat(seat(stood, 1).at("bot").text()).isEqualTo("random");
        var back = blue.join(begun.table(), -1);
        back.await("game");
        assertThat(seat(blue.get(path).json(), 1).has("bot")).isFalse();
    }

    @Test
    @DisplayName("Two devices in one seat see the same, and either may answer")
    void twoDevices() {
        var begun = server.begin("parlour", 2);
        var phone = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
        var desk = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
        phone.await("game");
        desk.await("game");
        var message = Map.of("do", "answer", "id", "same", "number", 0, "option", 0);
        phone.send(message);
        desk.send(message);
        assertThat(done(phone)).isEqualTo(1);
        assertThat(done(desk)).isEqualTo(1);
    }

    private static int done(Client.Socket socket) {
        return socket.await(word -> !word.list("done").isEmpty())
                .list("done")
                .getFirst()
                .at("number")
                .number();
    }

    @Test
    @DisplayName("Chat is text, is kept, and can be muted; too much of it is refused")
    void chat() {
        var begun = server.begin("parlour", 2);
        var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
        red.send(Map.of("do", "chat", "id", "1", "text", "<b>bold</b>\n\u202egone"));
        assertThat(red.await("chat").at("chat").list().getFirst().at("text").text())
                .isEqualTo("<b>bold</b> gone");
        for (int i = 0; i < 12; i++) red.send(Map.of("do", "chat", "text", "again"));
        assertThat(red.await("error").at("error").at("code").text()).isEqualTo("too-many");
        var blue = server.client().key(begun.keys().get(1));
        blue.post("/api/tables/" + begun.table() + "/mute", Map.of("seat", 0));
        var quiet = blue.join(begun.table(), -1);
        quiet.await("game");
        quiet.send(Map.of("do", "ping"));
        assertThat(quiet.await(word -> List.of("pong", "chat").contains(word.text("type", "")))
                        .at("type")
                        .text())
                .isEqualTo("pong");
    }

    @Test
    @DisplayName("A take-back that is no longer fair is granted by the other, and stands in the log")
    void takeBack() {
        var begun = server.begin("parlour", 2);
        var sockets = begun.keys().stream()
                .map(key -> server.client().key(key).join(begun.table(), -1))
                .toList();
        for (var socket : sockets) socket.await("game");
        for (int seat = 0; seat < 2; seat++) {
            sockets.get(seat).send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
            done(sockets.get(seat));
        }
        sockets.getFirst().send(Map.of("do", "undo", "id", "u", "number", 2));
        var unfair = sockets.getFirst().await("error").at("error");
        assertThat(unfair.at("code").text()).isEqualTo("unfair-undo");
        // What was seen, and by whom.
        assertThat(unfair.at("text").text()).contains("seen by");
        sockets.getFirst().send(Map.of("do", "ask-take-back", "id", "t"));
        sockets.get(1).await(word -> word.text("type", "").equals("table") && word.has("takeBack"));
        sockets.get(1).send(Map.of("do", "grant-take-back", "id", "g", "yes", true));
        var state = sockets.getFirst()
                .await(word -> word.text("type", "").equals("game")
                        && word.at("number").number() == 3);
        assertThat(state.at("notices").list())
                .extracting(each -> each.at("kind").text())
                .contains("took-back");
        assertThat(state.at("asked").value()).isEqualTo(List.of(0, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"perMove", "perGame"})
    @DisplayName("When the clock of a move or of the game runs out a bot answers for the seat")
    void clock(String kind) {
        var client = server.client();
        var made = client.post(
                        "/api/tables",
                        Map.of(
                                "game",
                                "parlour",
                                "seats",
                                List.of(Map.of("kind", "me"), Map.of("kind", "bot")),
                                "start",
                                "seated",
                                "clock",
                                Map.of(kind, 1)))
                .json();
        var socket = client.join(made.at("table").text(), -1);
        var over = socket.await(word ->
                word.text("type", "").equals("game") && word.at("number").number() >= 2);
        assertThat(over.has("clock")).isTrue();
    }

    @Test
    @DisplayName("A rematch keeps the people and their links")
    void rematch() throws Exception {
        var begun = server.begin("parlour", 2);
        play(begun);
        var red = server.client().key(begun.keys().getFirst());
        var again =
                red.post("/api/tables/" + begun.table() + "/rematch", Map.of()).json();
        var same =
                red.post("/api/tables/" + begun.table() + "/rematch", Map.of()).json();
        assertThat(same.at("table").text()).isEqualTo(again.at("table").text());
        for (var key : begun.keys())
            server.client().key(key).post("/api/tables/" + again.at("table").text() + "/ready", Map.of());
        var shown = red.get("/api/tables/" + again.at("table").text()).json();
        assertThat(shown.at("status").text()).isEqualTo("playing");
    }

    private void play(TestServer.Begun begun) throws Exception {
        GamePlayed.play(server, begun);
    }

    private static Tree seat(Tree table, int seat) {
        return table.at("seats").list().get(seat);
    }
}
