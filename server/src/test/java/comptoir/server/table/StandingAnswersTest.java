package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.OffTurn;
import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.Client;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Answers that a person has ordered beforehand, for what they are asked while others have the turn. */
class StandingAnswersTest {

    private static final String BOTH = "comptoir.server.Databases#both";

    /** Owls react to what others do, and chameleons may be owls: so everybody is asked all the time. */
    private static final List<String> SETS = List.of("owls", "chameleons", "fennecs");

    private static final int OWNER = 1;
    private static final int OTHER = 0;

    /** A game that chance plays, but for what the owner is asked while the other has the turn. */
    private static final class Game {
        private final TestServer server;
        private final TestServer.Begun begun;
        private final Table table;
        private final QuickFate luck = new QuickFate(11);

        Game(TestServer server) {
            this.server = server;
            var client = server.client();
            var seats = List.of(Map.of("kind", "link"), Map.of("kind", "link"));
            var made = client.post(
                            "/api/tables",
                            Map.of("game", "dale", "seats", seats, "start", "seated", "options", Map.of("sets", SETS)))
                    .json();
            var id = made.at("table").text();
            var keys = new ArrayList<String>();
            for (int seat = 0; seat < 2; seat++)
                keys.add(TestServer.join(
                        client, id, made.at("keys").at(String.valueOf(seat)).text(), "P" + seat));
            begun = new TestServer.Begun(id, keys, made);
            table = server.server.lobby().table(id);
        }

        Client client(int seat) {
            return server.client().key(begun.keys().get(seat));
        }

        Snapshot<?> now() {
            return table.snapshot().orElseThrow();
        }

        boolean asksOwner() {
            return !now().over()
                    && now().asked().contains(OWNER)
                    && now().offTurn(OWNER).isPresent();
        }

        /** One answer by chance. */
        void step() {
            var now = now();
            int seat = now.asked().getFirst();
            table.answer(seat, null, now.number(), List.of(new Choice.Option(luck.below(now.options(seat)))));
        }

        /** On to the next question of the other's turn that the owner is asked. */
        OffTurn toQuestion() {
            do step();
            while (!asksOwner());
            return now().offTurn(OWNER).orElseThrow();
        }

        /** On to the next one at which the owner could do something. */
        OffTurn toChance() {
            while (true) {
                var question = toQuestion();
                if (question.pass() >= 0 && question.most() >= 0) return question;
            }
        }

        void awaitNumber(int number) {
            eventually(() -> now().number() >= number);
        }
    }

    /** Waits for what must come. */
    private static void eventually(BooleanSupplier come) {
        try {
            for (int tries = 0; !come.getAsBoolean(); tries++) {
                assertThat(tries).as("how often it was looked for in vain").isLessThan(3000);
                Thread.sleep(20);
            }
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private static Map<String, Object> order(String about, String way) {
        return Map.of("do", "order", "id", "o-" + about, "about", about, "way", way);
    }

    private static Tree acknowledged(Client.Socket socket) {
        return socket.await(
                word -> !word.list("done").isEmpty() || word.text("type", "").equals("error"));
    }

    /** Everything that a seat was told, without what differs between any two tables. */
    private static List<String> told(List<Tree> messages) {
        var differing = Set.of("table", "clock", "createdAt", "changedAt", "since", "chance", "at", "hash");
        return messages.stream()
                .map(word -> Json.write(without(differing, word.value())))
                .toList();
    }

    private static Object without(Set<String> fields, Object value) {
        if (value instanceof List<?> list)
            return list.stream().map(each -> without(fields, each)).toList();
        if (!(value instanceof Map<?, ?> map)) return String.valueOf(value);
        var rest = new LinkedHashMap<String, Object>();
        map.forEach((name, each) -> {
            if (!fields.contains(String.valueOf(name))) rest.put(String.valueOf(name), without(fields, each));
        });
        return rest;
    }

    /** What the other was told of a game in which the owner answers in person, or leaves it to an order. */
    private static List<String> twin(String chance, Order.Way way, boolean ordered) {
        var settings = Settings.local(TestServer.newSqlite()).with(Setting.FIXED_CHANCE, chance);
        try (var server = TestServer.with(settings)) {
            var game = new Game(server);
            var owner = game.client(OWNER).join(game.begun.table(), -1);
            owner.await("game");
            if (ordered)
                for (var standing : game.now().game().description().standing())
                    if (standing.mayPass()) {
                        owner.send(order(standing.about(), way == Order.Way.PASS ? "pass" : "use"));
                        assertThat(acknowledged(owner).text("type", "")).isNotEqualTo("error");
                    }
            var other = game.client(OTHER).join(game.begun.table(), -1);
            var messages = new ArrayList<Tree>();
            messages.add(other.await("game"));
            for (int asked = 0; asked < 4 && !game.now().over(); ) {
                int before = game.now().number();
                if (game.asksOwner() && game.now().offTurn(OWNER).orElseThrow().pass() >= 0) {
                    var question = game.now().offTurn(OWNER).orElseThrow();
                    int option = way == Order.Way.PASS ? question.pass() : question.best();
                    if (ordered) game.awaitNumber(before + 1);
                    else game.table.answer(OWNER, null, before, List.of(new Choice.Option(option)));
                    asked++;
                } else game.step();
                // One message a number, so that two games can be compared message by message.
                int reached = game.now().knownTo(OTHER);
                if (reached > before || game.now().knownTo(OTHER) > last(messages))
                    messages.addAll(upTo(other, reached));
            }
            var all = new ArrayList<>(told(messages));
            for (var list : List.of("/history", "/replay?from=0"))
                all.add(Json.write(without(
                        Set.of("table"),
                        game.client(OTHER)
                                .get("/api/tables/" + game.begun.table() + list)
                                .json()
                                .value())));
            return all;
        }
    }

    private static int last(List<Tree> messages) {
        for (int i = messages.size() - 1; i >= 0; i--)
            if (messages.get(i).text("type", "").equals("game"))
                return messages.get(i).at("number").number();
        return -1;
    }

    private static List<Tree> upTo(Client.Socket socket, int number) {
        var messages = new ArrayList<Tree>();
        do messages.add(socket.await(_ -> true));
        while (last(messages) < number);
        return messages;
    }

    @ParameterizedTest
    @EnumSource(Order.Way.class)
    @DisplayName("Nobody can tell from what they are told whether a person or an order has answered")
    void twins(Order.Way way) {
        assertThat(twin("twins", way, true)).isEqualTo(twin("twins", way, false));
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("An order outlives the server, and answers though nobody looks on; only its seat reads that it did")
    void restart(String database) {
        Game before;
        int number;
        try (var server = TestServer.on(database)) {
            before = new Game(server);
            var question = before.toQuestion();
            number = before.now().number();
            var socket = before.client(OWNER).join(before.begun.table(), -1);
            var asked = socket.await("game").at("standing");
            assertThat(asked.at("about").text()).isEqualTo(question.about());
            assertThat(asked.at("ordered").flag()).isFalse();
            // The answer takes a while: the server stops before.
            socket.send(order(question.about(), question.pass() >= 0 ? "pass" : "use"));
            assertThat(socket.await("orders").at("orders").list()).hasSize(1);
            acknowledged(socket);
        }
        try (var server = TestServer.on(database)) {
            var lobby = server.server.lobby();
            var id = before.begun.table();
            eventually(() -> lobby.inMemory(id) != null
                    && lobby.inMemory(id).snapshot().orElseThrow().number() > number);
            for (int seat = 0; seat < 2; seat++) {
                var history = server.client()
                        .key(before.begun.keys().get(seat))
                        .get("/api/tables/" + id + "/history")
                        .text();
                assertThat(history.contains("by-order")).isEqualTo(seat == OWNER);
            }
            var socket = server.client().key(before.begun.keys().get(OWNER)).join(id, number);
            assertThat(socket.await("orders").at("orders").list()).hasSize(1);
            assertThat(Json.write(socket.await("game").value())).contains("by-order");
        }
    }

    @Test
    @DisplayName("An order may ask from a worth on, hold until something new can be done, and be taken back")
    void asksAndEnds() {
        try (var server = TestServer.sqlite()) {
            var game = new Game(server);
            var question = game.toChance();
            int number = game.now().number();
            var socket = game.client(OWNER).join(game.begun.table(), -1);
            socket.await("game");
            var wish = new LinkedHashMap<>(order(question.about(), "pass"));
            wish.put("askFrom", question.most());
            socket.send(wish);
            assertThat(socket.await("orders")
                            .at("orders")
                            .list()
                            .getFirst()
                            .at("askFrom")
                            .number())
                    .isEqualTo(question.most());
            assertThat(game.table.orders().answers(game.now(), OWNER)).isFalse();
            wish.put("askFrom", null);
            wish.put("untilSurprised", true);
            socket.send(wish);
            socket.await("orders");
            assertThat(game.table.orders().answers(game.now(), OWNER)).isTrue();
            game.awaitNumber(number + 1);

            // Taken back by the person: then the person is asked, whatever was ordered.
            if (game.now().mayTakeBack(OWNER)) {
                game.table.takeBack(OWNER, "undo", game.now().number(), true);
                assertThat(game.table.orders().answers(game.now(), OWNER)).isFalse();
            }
            socket.send(Map.of("do", "order", "id", "back", "about", question.about()));
            assertThat(socket.await("orders").at("orders").list()).isEmpty();
        }
    }

    @Test
    @DisplayName("What an order answers depends on what is asked, and it ends by itself when something new can be done")
    void decides() {
        var pass = Map.<String, Object>of("do", "pass");
        var small = Map.<String, Object>of("show", "small");
        var great = Map.<String, Object>of("show", "great");
        var nothing = new OffTurn("bought", 0, List.of(0));
        var one = new OffTurn("bought", 1, List.of(2, 0));
        var two = new OffTurn("bought", 2, List.of(2, 5, 0));
        for (var way : Order.Way.values()) {
            var always = new Order("bought", way, null, null);
            assertThat(always.answer(nothing, List.of(pass))).hasValue(0);
            assertThat(always.answer(two, List.of(small, great, pass))).hasValue(way == Order.Way.PASS ? 2 : 1);
            var from = new Order("bought", way, 3, null);
            assertThat(from.answer(one, List.of(small, pass))).hasValue(way == Order.Way.PASS ? 1 : 0);
            assertThat(from.answer(two, List.of(small, great, pass))).isEmpty();
            var until = new Order("bought", way, null, List.of(small, pass));
            assertThat(until.answer(nothing, List.of(pass))).hasValue(0);
            assertThat(until.answer(one, List.of(small, pass))).isPresent();
            assertThat(until.answer(two, List.of(small, great, pass))).isEmpty();
            assertThat(until.isSurprised(two, List.of(small, great, pass))).isTrue();
        }
    }

    @Test
    @DisplayName("Orders that make no sense are refused and change nothing; an onlooker has none")
    void refused() {
        try (var server = TestServer.sqlite()) {
            var game = new Game(server);
            var socket = game.client(OWNER).join(game.begun.table(), -1);
            socket.await("game");
            for (var wrong : List.of(
                    order("nothing-of-the-kind", "pass"),
                    order("take-from-market", "pass"),
                    order("purchased", "sometimes"),
                    Map.of("do", "order", "id", "x", "about", "purchased", "way", "pass", "askFrom", 99),
                    Map.of("do", "order", "id", "x", "about", "purchased", "way", "pass", "askFrom", -1),
                    Map.of("do", "order", "id", "x", "about", "purchased", "way", "pass", "untilSurprised", 3),
                    Map.of("do", "order", "id", "x", "way", "pass"))) {
                socket.send(wrong);
                assertThat(socket.await("error").at("error").at("text").text()).isNotEmpty();
            }
            assertThat(game.table.orders().of(OWNER)).isEmpty();
            var watching = server.client()
                    .key(game.begun.made().at("spectatorKey").text())
                    .join(game.begun.table(), -1);
            watching.send(order("purchased", "pass"));
            assertThat(watching.await("error").at("error").at("code").text()).isEqualTo("no-seat");
        }
    }

    @Test
    @DisplayName("How long an order takes is drawn from how long people took, within bounds")
    void pondering() {
        var pondering = new Pondering();
        for (int i = 0; i < 40; i++) pondering.pondered(10_000);
        pondering.pondered(Pondering.LONGEST + 1);
        pondering.pondered(1);
        for (int i = 0; i < 200; i++) assertThat(pondering.next()).isBetween(8_000L, 12_500L);
    }
}
