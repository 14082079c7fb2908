package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.TestServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** While a seat is in the middle of a choice made of several answers, nobody else learns of it. */
class HalfMadeChoiceTest {

    private final QuickFate luck = new QuickFate(5);
    private TestServer server;
    private TestServer.Begun begun;
    private Table table;
    private Snapshot<?> now;
    private int from;
    private Client chooser;
    private Client other;

    @BeforeEach
    void playIntoAChoice() {
        server = TestServer.sqlite();
        begun = server.begin("dale", 2);
        table = server.server.lobby().table(begun.table());
        now = table.snapshot().orElseThrow();
        while (now.moment().drafter() == Seats.NOBODY || now.knownTo(Seats.SPECTATOR) == 0) answer();
        int drafter = now.moment().drafter();
        from = now.knownTo(1 - drafter);
        chooser = server.client().key(begun.keys().get(drafter));
        other = server.client().key(begun.keys().get(1 - drafter));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void answer() {
        int seat = now.asked().getFirst();
        table.answer(seat, null, now.number(), List.of(new Choice.Option(luck.below(now.options(seat)))));
        now = table.snapshot().orElseThrow();
    }

    @Test
    @DisplayName("from the history")
    void history() {
        var path = "/api/tables/" + begun.table();
        for (var list : List.of("/history", "/replay?from=" + Math.max(0, from - 20))) {
            assertThat(last(chooser, path + list)).isEqualTo(now.number());
            assertThat(last(other, path + list)).isEqualTo(from);
        }
        assertThat(other.post(path + "/go-on", Map.of("number", now.number())).status())
                .isEqualTo(409);
    }

    private static int last(Client client, String list) {
        var moments = client.get(list).json().at("moments").list();
        return moments.getLast().at("number").number();
    }

    @Test
    @DisplayName("from the socket; once it is made they are told all of it")
    void socket() {
        var newcomer = other.join(begun.table(), -1);
        var returning = other.join(begun.table(), from - 1);
        assertThat(newcomer.await("game").at("number").number()).isEqualTo(from);
        assertThat(numbers(returning.await("game"))).allMatch(number -> number <= from);
        while (now.moment().drafter() != Seats.NOBODY) answer();
        for (var socket : List.of(newcomer, returning)) {
            var told = socket.await("game");
            assertThat(told.at("from").number()).isEqualTo(from);
            assertThat(told.at("number").number()).isEqualTo(now.number());
        }
    }

    @Test
    @DisplayName("from numbers: of the table, of an error, of an acknowledgement, of a refusal, of a wish to take back")
    void lengthIsNotTold() {
        var path = "/api/tables/" + begun.table();
        assertThat(other.get(path).json().at("number").number()).isEqualTo(from);
        assertThat(chooser.get(path).json().at("number").number()).isEqualTo(now.number());
        var socket = other.join(begun.table(), -1);
        socket.await("game");
        socket.send(Map.of("do", "chat", "id", "c", "text", "well?"));
        assertThat(socket.await(word -> !word.list("done").isEmpty())
                        .list("done")
                        .getFirst()
                        .at("number")
                        .number())
                .isEqualTo(from);
        socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
        var late = socket.await("error");
        assertThat(late.at("number").number()).isEqualTo(from);
        assertThat(late.at("error").at("text").text()).endsWith(" " + from);
        socket.send(Map.of("do", "ask-take-back", "id", "t"));
        var wish = socket.await(word -> word.text("type", "").equals("table") && word.has("takeBack"));
        assertThat(wish.at("takeBack").has("number")).isFalse();
    }

    @Test
    @DisplayName("Answers are tried without being given: what is legal, whether it is whole, what is asked next")
    void tried() {
        var socket = chooser.join(begun.table(), -1);
        var half = socket.await("game");
        int number = now.number();
        socket.send(Map.of("do", "try", "id", "t", "answers", List.of(Map.of("option", 0), Map.of("option", 9999))));
        var tried = socket.await("tried").at("tried");
        assertThat(tried.at("taken").number()).isEqualTo(1);
        assertThat(tried.at("refused").at("text").text()).isNotEmpty();
        socket.send(Map.of("do", "try", "id", "u", "option", 0));
        var alone = socket.await("tried").at("tried");
        assertThat(alone.has("refused")).isFalse();
        assertThat(alone.at("whole").flag()).isNotEqualTo(alone.has("next"));
        assertThat(table.snapshot().orElseThrow().number()).isEqualTo(number);
        assertThat(half.at("number").number()).isEqualTo(number);
    }

    @Test
    @DisplayName("One take-back undoes the whole choice, as far as it was made")
    void wholeChoice() {
        int drafter = now.moment().drafter();
        var socket = chooser.join(begun.table(), -1);
        var half = socket.await("game");
        socket.send(Map.of("do", "undo", "id", "u", "number", half.at("number").number()));
        socket.await(word -> !word.list("done").isEmpty());
        var before = table.snapshot().orElseThrow();
        assertThat(before.moment().drafter()).isEqualTo(Seats.NOBODY);
        assertThat(before.asked()).containsExactly(drafter);
        assertThat(last(other, "/api/tables/" + begun.table() + "/history")).isEqualTo(from);
    }

    private static List<Integer> numbers(Tree message) {
        return message.at("notices").list().stream()
                .map(notice -> notice.at("number").number())
                .toList();
    }
}
