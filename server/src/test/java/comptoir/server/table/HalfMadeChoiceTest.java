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
    private Client chooser;
    private Client other;

    @BeforeEach
    void playIntoAChoice() {
        server = TestServer.sqlite();
        begun = server.begin("dale", 2);
        table = server.server.lobby().table(begun.table());
        now = table.snapshot().orElseThrow();
        while (now.moment().drafter() == Seats.SPECTATOR || now.number() == now.draftFrom()) answer();
        int drafter = now.moment().drafter();
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
        for (var list : List.of("/history", "/replay?from=" + Math.max(0, now.draftFrom() - 20))) {
            assertThat(last(chooser, path + list)).isEqualTo(now.number());
            assertThat(last(other, path + list)).isEqualTo(now.draftFrom());
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
        int from = now.draftFrom();
        var newcomer = other.join(begun.table(), -1);
        var returning = other.join(begun.table(), from - 1);
        assertThat(newcomer.await("game").at("number").number()).isEqualTo(from);
        assertThat(numbers(returning.await("game"))).allMatch(number -> number <= from);
        while (now.moment().drafter() != Seats.SPECTATOR) answer();
        for (var socket : List.of(newcomer, returning)) {
            var told = socket.await("game");
            assertThat(told.at("from").number()).isEqualTo(from);
            assertThat(told.at("number").number()).isEqualTo(now.number());
        }
    }

    private static List<Integer> numbers(Tree message) {
        return message.at("notices").list().stream()
                .map(notice -> notice.at("number").number())
                .toList();
    }
}
