package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Seats;
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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A seat begins a choice of several answers and takes it back before it is whole: for everybody else it never was. */
class BegunAndTakenBackTest {

    private static final String BOTH = "comptoir.server.Databases#both";

    /** So many answers at least make up the choice that is looked at. */
    private static final int PARTS = 3;

    /** By then both have made choices of their own. */
    private static final int BEGUN = 16;

    /** What differs between any two looks, whoever does what. */
    private static final Set<String> PASSING =
            Set.of("table", "now", "moveLeft", "gameLeft", "createdAt", "changedAt", "chance", "at", "since");

    /** A game by chance up to a choice of several answers, which is left to the test. */
    private static final class Scene {
        final Table table;
        final TestServer.Begun begun;
        final int chooser;
        final List<Integer> choice = new ArrayList<>();
        private final TestServer server;
        private int sent;

        /** @param moves the options that led there, and those of the choice; none where it is looked for */
        Scene(TestServer server, Map<String, Object> wishes, List<Integer> moves) {
            this.server = server;
            var client = server.client();
            var made = client.post("/api/tables", wishes).json();
            var id = made.at("table").text();
            var keys = new ArrayList<String>();
            for (int seat = 0; seat < 2; seat++)
                keys.add(TestServer.join(
                        client, id, made.at("keys").at(String.valueOf(seat)).text(), "P" + seat));
            begun = new TestServer.Begun(id, keys, made);
            table = server.server.lobby().table(id);
            for (int i = 0; i < moves.size(); i++) {
                if (i < moves.size() - PARTS) answer(moves.get(i));
                else choice.add(moves.get(i));
            }
            chooser = now().asked().getFirst();
        }

        /** The same at a server that was started anew. */
        Scene(TestServer server, Scene before) {
            this.server = server;
            begun = before.begun;
            chooser = before.chooser;
            choice.addAll(before.choice);
            table = server.server.lobby().table(begun.table());
        }

        static Map<String, Object> wishes() {
            var link = Map.of("kind", "link");
            return Map.of(
                    "game",
                    "dale",
                    "seats",
                    List.of(link, link),
                    "start",
                    "seated",
                    "clock",
                    Map.of("perMove", 3600, "perGame", 36000));
        }

        Snapshot<?> now() {
            return table.snapshot().orElseThrow();
        }

        void answer(int option) {
            int seat = now().asked().getFirst();
            table.answer(seat, null, now().knownTo(seat), List.of(new Choice.Option(option)));
        }

        void takeBack(boolean whole) {
            table.takeBack(chooser, "t" + sent++, now().knownTo(chooser), whole);
        }

        Client client(int seat) {
            return server.client().key(begun.keys().get(seat));
        }

        Client attacker() {
            return client(1 - chooser);
        }

        /** All that an attacker gets out of the server who has the other seat. */
        List<String> probed() {
            var found = new ArrayList<String>();
            var client = attacker();
            var path = "/api/tables/" + begun.table();
            for (var each : List.of("", "/history", "/replay?from=0"))
                found.add(told(client.get(path + each).json()));
            var fresh = client.join(begun.table(), -1);
            var game = fresh.await("game");
            found.add(told(game));
            int known = game.at("number").number();
            found.add(told(
                    client.post(path + "/go-on", Map.of("number", known + 1)).json()));
            found.addAll(all(client.join(begun.table(), known)));
            var wishes = new ArrayList<Map<String, Object>>();
            for (int number = 0; number <= known + 2 * PARTS; number += number < known - 2 ? known / 3 : 1)
                wishes.add(Map.of("do", "answer", "id", "a" + number, "number", number, "option", 0));
            if (!now().mayTakeBack(1 - chooser))
                for (int more = 0; more < PARTS; more++)
                    wishes.add(Map.of("do", "undo", "id", "u" + more, "number", known + more));
            wishes.add(Map.of("do", "try", "id", "t", "option", 0));
            wishes.add(Map.of("do", "hint", "id", "h"));
            wishes.add(Map.of("do", "why", "id", "w"));
            for (var wish : wishes) {
                fresh.send(wish);
                found.add(told(fresh.await(word -> wish.get("id").equals(word.text("id", "")) || hasDone(word))));
            }
            fresh.send(Map.of("do", "view"));
            found.add(told(fresh.await("game")));
            fresh.close();
            return found;
        }

        private static boolean hasDone(Tree word) {
            return !word.list("done").isEmpty();
        }

        /** All that comes to somebody who was there before, but who is there. */
        private static List<String> all(Client.Socket socket) {
            socket.send(Map.of("do", "ping", "id", "p"));
            var words = new ArrayList<String>();
            while (true) {
                var word = socket.await(_ -> true);
                if (word.text("type", "").equals("pong")) break;
                if (!word.text("type", "").equals("table")) words.add(told(word));
            }
            socket.close();
            return words;
        }
    }

    private static String told(Tree word) {
        return Json.write(without(word.value()));
    }

    private static Object without(Object value) {
        if (value instanceof List<?> list)
            return list.stream().map(BegunAndTakenBackTest::without).toList();
        if (!(value instanceof Map<?, ?> map)) return String.valueOf(value);
        var rest = new LinkedHashMap<String, Object>();
        map.forEach((name, each) -> {
            // Since when the clock runs is looked at, since when somebody sits there is not.
            boolean clock = map.containsKey("running") && name.equals("since");
            if (clock || !PASSING.contains(String.valueOf(name))) rest.put(String.valueOf(name), without(each));
        });
        return rest;
    }

    /** What two games can have in common: they are played at different times. */
    private static String untimed(Tree word) {
        var rest = new LinkedHashMap<Object, Object>((Map<?, ?>) word.value());
        rest.remove("clock");
        return told(Tree.of("word", rest));
    }

    private static TestServer server(String database) {
        return TestServer.with(Settings.local(database).with(Setting.FIXED_CHANCE, "half made"));
    }

    /** Moves by chance to a choice that takes so many answers and is not whole before the last of them. */
    private static final List<Integer> MOVES = moves();

    private static List<Integer> moves() {
        try (var server = server(TestServer.newSqlite())) {
            var scene = new Scene(server, Scene.wishes(), List.of());
            var luck = new QuickFate(5);
            var moves = new ArrayList<Integer>();
            int parts = 0;
            while (parts != PARTS || moves.size() < BEGUN) {
                int seat = scene.now().asked().getFirst();
                int option = luck.below(scene.now().options(seat));
                moves.add(option);
                scene.answer(option);
                parts = scene.now().moment().drafter() == Seats.NOBODY ? 0 : parts + 1;
            }
            return List.copyOf(moves);
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName(
            "Whatever the other seat asks, it is answered the same before, at every part, and after it is taken back")
    void sameAnswers(String database) {
        try (var server = server(database)) {
            var scene = new Scene(server, Scene.wishes(), MOVES);
            var watching = scene.attacker().join(scene.begun.table(), -1);
            watching.await("game");
            var before = scene.probed();
            for (int option : scene.choice) {
                scene.answer(option);
                assertThat(scene.probed()).isEqualTo(before);
            }
            scene.takeBack(false);
            assertThat(scene.probed()).isEqualTo(before);
            scene.answer(scene.choice.getLast());
            scene.takeBack(true);
            assertThat(scene.now().moment().drafter()).isEqualTo(Seats.NOBODY);
            assertThat(scene.probed()).isEqualTo(before);
            scene.answer(scene.choice.getFirst());
            assertThat(scene.probed()).isEqualTo(before);
            assertThat(Scene.all(watching)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName(
            "What comes after it is told, counted and kept the same, with or without it; the seat's own count goes on")
    void twins(String database) {
        assertThat(afterwards(TestServer.newSqlite(), List.of()))
                .isEqualTo(afterwards(database, List.of(true)))
                .isEqualTo(afterwards(TestServer.newSqlite(), List.of(true, false, false, true)));
    }

    /** @param takenBack choices that are begun and taken back first: as a whole, or answer by answer */
    private static List<String> afterwards(String database, List<Boolean> takenBack) {
        try (var server = server(database)) {
            var scene = new Scene(server, Scene.wishes(), MOVES);
            var watching = scene.attacker().join(scene.begun.table(), -1);
            var own = scene.client(scene.chooser).join(scene.begun.table(), -1);
            int counted = own.await("game").at("number").number();
            var told = new ArrayList<String>();
            told.add(untimed(watching.await("game")));
            for (boolean whole : takenBack) {
                scene.choice.forEach(scene::answer);
                if (whole) scene.takeBack(true);
                else for (int part = 0; part < PARTS; part++) scene.takeBack(false);
            }
            // A part of it is taken back once more on the way.
            scene.answer(scene.choice.getFirst());
            if (!takenBack.isEmpty()) {
                scene.takeBack(false);
                scene.answer(scene.choice.getFirst());
            }
            scene.choice.stream().skip(1).forEach(scene::answer);
            while (scene.now().moment().drafter() != Seats.NOBODY) scene.answer(0);
            for (int more = 0; more < 8; more++) {
                told.add(untimed(scene.attacker().join(scene.begun.table(), -1).await("game")));
                scene.answer(0);
            }
            told.addAll(upTo(watching, scene.now().knownTo(1 - scene.chooser)));
            for (var list : List.of("/history", "/replay?from=0"))
                told.add(told(scene.attacker()
                        .get("/api/tables/" + scene.begun.table() + list)
                        .json()));
            int last = scene.now().knownTo(scene.chooser);
            assertThat(counts(own, last)).isSorted().allMatch(number -> number >= counted);
            return told;
        }
    }

    /** The notices that came, each with its number: several numbers may come in one message. */
    private static List<String> upTo(Client.Socket socket, int number) {
        var notices = new ArrayList<String>();
        int last = -1;
        while (last < number) {
            var game = socket.await("game");
            assertThat(game.at("fresh").flag()).isFalse();
            game.at("notices").list().forEach(notice -> notices.add(told(notice)));
            last = game.at("number").number();
        }
        return notices;
    }

    private static List<Integer> counts(Client.Socket socket, int last) {
        var counts = new ArrayList<Integer>();
        do counts.add(socket.await("game").at("number").number());
        while (counts.getLast() < last);
        return counts;
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A server that is started anew in the middle of it tells the others no more than before")
    void restart(String database) {
        List<String> before;
        Scene scene;
        try (var server = server(database)) {
            scene = new Scene(server, Scene.wishes(), MOVES);
            scene.choice.forEach(scene::answer);
            scene.takeBack(true);
            scene.answer(scene.choice.getFirst());
            before = scene.probed();
        }
        try (var server = server(database)) {
            var again = new Scene(server, scene);
            assertThat(again.now().moment().drafter()).isEqualTo(scene.chooser);
            // What was said of taking back is not kept so exactly; the table, the history and the replay are.
            assertThat(again.probed().subList(0, 3)).isEqualTo(before.subList(0, 3));
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A wish to take back is granted or not whatever is half made meanwhile, and tells nothing of it")
    void granted(String database) {
        assertThat(afterLeave(TestServer.newSqlite(), 0))
                .isEqualTo(afterLeave(database, 1))
                .isEqualTo(afterLeave(TestServer.newSqlite(), PARTS));
    }

    private static List<String> afterLeave(String database, int parts) {
        try (var server = server(database)) {
            var scene = new Scene(server, Scene.wishes(), MOVES);
            int asking = 1 - scene.chooser;
            TakingBack.ask(scene.table, asking);
            scene.choice.stream().limit(parts).forEach(scene::answer);
            TakingBack.answer(scene.table, scene.chooser, true);
            assertThat(scene.now().tookBack()).isTrue();
            var game = scene.attacker().join(scene.begun.table(), -1).await("game");
            // Whoever takes back counts all of their own, and nothing of what the other had begun.
            assertThat(game.at("number").number()).isEqualTo(scene.now().number() - parts);
            var history = scene.attacker()
                    .get("/api/tables/" + scene.begun.table() + "/history")
                    .json();
            return List.of(untimed(game), told(history));
        }
    }
}
