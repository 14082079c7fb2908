package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.Postgres;
import comptoir.server.Setting;
import comptoir.server.Setting.Keep;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** One who asks for much does not take it from the others, and what nobody wants any more goes. */
class AbuseTest {

    @Nested
    @DisplayName("On SQLite")
    class Sqlite extends Abusing {
        @Override
        String database() {
            return TestServer.newSqlite();
        }
    }

    @Nested
    @DisplayName("On PostgreSQL")
    class Postgresql extends Abusing {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @Test
    @DisplayName("Who has put up many tables waits for the bots no less than who has one; people come before watchers")
    void fairShares() throws Exception {
        var order = Collections.synchronizedList(new ArrayList<String>());
        var begin = new CountDownLatch(1);
        var done = new CountDownLatch(22);
        try (var thinkers = new Thinkers(1)) {
            thinkers.think(Thinkers.Urgency.AWAITED, "first", () -> await(begin));
            for (int i = 0; i < 20; i++) thinkers.think(Thinkers.Urgency.AWAITED, "many", note("many", order, done));
            thinkers.think(Thinkers.Urgency.WATCHED, "bots", note("bots", order, done));
            int before = thinkers.think(Thinkers.Urgency.AWAITED, "one", note("one", order, done));
            assertThat(before).isLessThanOrEqualTo(2);
            begin.countDown();
            assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(order.indexOf("one")).isLessThanOrEqualTo(1);
        assertThat(order.getLast()).isEqualTo("bots");
    }

    private static Runnable note(String name, List<String> order, CountDownLatch done) {
        return () -> {
            order.add(name);
            done.countDown();
        };
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    abstract static class Abusing {
        TestServer server;

        abstract String database();

        @BeforeAll
        void begin() {
            server = TestServer.on(database());
        }

        @AfterAll
        void end() {
            server.close();
        }

        @Test
        @DisplayName("bots alone play only while somebody watches")
        void botsAlone() {
            var client = server.client();
            var alone = make(client, Map.of("start", "seated"), "bot", "bot");
            var mine = make(client, Map.of("start", "seated"), "me", "bot");
            var socket = client.join(mine.at("table").text(), -1);
            socket.await("game");
            socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
            socket.await(word ->
                    word.text("type", "").equals("game") && word.at("number").number() >= 2);
            var table = server.server.lobby().table(alone.at("table").text());
            assertThat(table.snapshot().orElseThrow().number()).isZero();
            var watcher = server.client()
                    .key(alone.at("spectatorKey").text())
                    .join(alone.at("table").text(), -1);
            watcher.await(word ->
                    word.text("type", "").equals("game") && word.at("number").number() > 0);
        }

        @Test
        @DisplayName("what is dear to answer is allowed less often")
        void dearRequests() {
            var begun = server.begin("parlour", 2);
            var client = server.client().key(begun.keys().getFirst());
            var statuses = new ArrayList<Integer>();
            for (int i = 0; i < 300 && !statuses.contains(429); i++)
                statuses.add(
                        client.get("/api/tables/" + begun.table() + "/replay").status());
            assertThat(statuses).contains(200, 429);
            assertThat(client.get("/api/tables/" + begun.table()).status()).isEqualTo(200);
        }

        @Test
        @DisplayName("who has many addresses of one network is one caller")
        void manyAddresses() {
            var settings = Settings.local(database()).with(Setting.TRUST_PROXY, true);
            try (var behindProxy = TestServer.with(settings)) {
                var begun = behindProxy.begin("parlour", 2);
                var path = "/api/tables/" + begun.table() + "/replay";
                var statuses = new ArrayList<Integer>();
                for (int i = 1; i < 300 && !statuses.contains(429); i++)
                    statuses.add(behindProxy
                            .client()
                            .key(begun.keys().getFirst())
                            .header("X-Forwarded-For", "2001:db8:1:2::" + Integer.toHexString(i))
                            .get(path)
                            .status());
                assertThat(statuses).contains(200, 429);
                var neighbour = behindProxy.client().key(begun.keys().getFirst());
                assertThat(neighbour
                                .header("X-Forwarded-For", "2001:db8:1:3::1")
                                .get(path)
                                .status())
                        .isEqualTo(200);
            }
        }

        @Test
        @DisplayName("coming back over another connection renews no allowance")
        void reconnecting() {
            var begun = server.begin("parlour", 2);
            int refused = 0;
            for (int i = 0; i < 20; i++) {
                try (var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1)) {
                    socket.send(Map.of("do", "chat", "id", "c" + i, "text", "again"));
                    var word = socket.await(each -> each.text("type", "").equals("error")
                            || !each.list("done").isEmpty());
                    if (word.text("type", "").equals("error")) refused++;
                }
            }
            assertThat(refused).isPositive();
        }

        @Test
        @DisplayName("tables that nobody comes back to are taken away after as long as the settings say")
        void expiry() {
            var waiting =
                    make(server.client(), Map.of(), "me", "link").at("table").text();
            var begun = server.begin("parlour", 2);
            try (var expiry = new Expiry(server.server.lobby(), new Keep(14, 180, 730, 90))) {
                long now = System.currentTimeMillis();
                expiry.sweep(now);
                assertThat(isThere(waiting)).isTrue();
                expiry.sweep(now + TimeUnit.DAYS.toMillis(15));
                assertThat(isThere(waiting)).isFalse();
                assertThat(isThere(begun.table())).isTrue();
                expiry.sweep(now + TimeUnit.DAYS.toMillis(181));
                assertThat(isThere(begun.table())).isFalse();
            }
            assertThat(server.server.lobby().store().log(begun.table(), -1)).isEmpty();
        }

        @Test
        @DisplayName("what was brought in goes sooner than what was played here, and that in its time")
        void expiryOfFinished() throws Exception {
            var begun = server.begin("parlour", 2);
            GamePlayed.play(server, begun);
            var game = server.client()
                    .key(begun.keys().getFirst())
                    .get("/api/tables/" + begun.table() + "/export")
                    .text();
            var brought =
                    server.client().raw("/api/import", game).json().at("table").text();
            try (var expiry = new Expiry(server.server.lobby(), new Keep(0, 0, 730, 90))) {
                long now = System.currentTimeMillis();
                expiry.sweep(now + TimeUnit.DAYS.toMillis(89));
                assertThat(isThere(brought)).isTrue();
                expiry.sweep(now + TimeUnit.DAYS.toMillis(91));
                assertThat(isThere(brought)).isFalse();
                assertThat(isThere(begun.table())).isTrue();
                expiry.sweep(now + TimeUnit.DAYS.toMillis(731));
                assertThat(isThere(begun.table())).isFalse();
            }
        }

        @Test
        @DisplayName("who comes again and again without a cookie is not remembered without end, nor for ever")
        void newcomers() {
            try (var flooded = TestServer.on(database())) {
                var ann = flooded.client();
                ann.put("/api/me", Map.of("name", "Ann"));
                make(ann, Map.of("start", "seated"), "me", "bot");
                var statuses = new ArrayList<Integer>();
                while (statuses.size() < 1000 && !statuses.contains(429))
                    statuses.add(flooded.client()
                            .put("/api/me", Map.of("name", "nobody"))
                            .status());
                assertThat(statuses).contains(200, 429);
                assertThat(ann.put("/api/me", Map.of("name", "Ann B.")).status())
                        .as("who is known goes on")
                        .isEqualTo(200);
                var store = flooded.server.lobby().store();
                long later = System.currentTimeMillis() + TimeUnit.DAYS.toMillis(15);
                assertThat(store.idlePersons(later, 5)).hasSize(5);
                try (var expiry = new Expiry(flooded.server.lobby(), new Keep(14, 180, 730, 90))) {
                    expiry.sweep(later);
                }
                assertThat(store.idlePersons(later, 5)).isEmpty();
                assertThat(ann.get("/api/me").json().at("known").flag()).isTrue();
            }
        }

        @Test
        @DisplayName("a server that starts reads a table when somebody comes for it, not before")
        void loadedOnDemand() {
            var database = database();
            var tables = new ArrayList<TestServer.Begun>();
            try (var before = TestServer.on(database)) {
                for (int i = 0; i < 5; i++) tables.add(before.begin("parlour", 2));
            }
            try (var after = TestServer.on(database)) {
                assertThat(after.server.lobby().loaded()).isEmpty();
                var wanted = tables.get(2);
                after.client()
                        .key(wanted.keys().getFirst())
                        .join(wanted.table(), -1)
                        .await("game");
                assertThat(after.server.lobby().loaded()).extracting(Table::id).containsExactly(wanted.table());
            }
        }

        private boolean isThere(String table) {
            return server.server.lobby().store().table(table).isPresent();
        }

        @Test
        @DisplayName(
                "a person takes away what is theirs alone, exports it, and is forgotten; what is others' too stays")
        void ownThings() {
            var ann = server.client();
            var alone = make(ann, Map.of("name", "Ann", "start", "seated"), "me", "bot");
            var shared = make(ann, Map.of("name", "Ann"), "me", "link");
            TestServer.join(
                    server.client(),
                    shared.at("table").text(),
                    shared.at("keys").at("1").text(),
                    "Zoé");
            var socket = ann.join(alone.at("table").text(), -1);
            socket.await("game");
            var path = "/api/tables/";
            assertThat(ann.get("/api/me/export").json().at("tables").list()).hasSize(2);
            assertThat(ann.delete(path + shared.at("table").text()).status()).isEqualTo(403);
            assertThat(ann.delete(path + alone.at("table").text()).status()).isEqualTo(200);
            assertThat(socket.awaitClose()).startsWith("4004");
            assertThat(ann.get(path + alone.at("table").text()).status()).isEqualTo(404);
            assertThat(ann.delete("/api/me").status()).isEqualTo(200);
            assertThat(ann.get("/api/me").json().at("known").flag()).isFalse();
            var doc = server.server.lobby().table(shared.at("table").text()).doc();
            assertThat(doc.places().getFirst().name()).isEmpty();
            assertThat(doc.places().get(1).name()).isEqualTo("Zoé");
        }

        private static Tree make(Client client, Map<String, Object> more, String... kinds) {
            var wish = new HashMap<String, Object>(more);
            wish.put("game", "parlour");
            wish.put(
                    "seats",
                    List.of(kinds).stream().map(kind -> Map.of("kind", kind)).toList());
            return client.post("/api/tables", wish).json();
        }
    }
}
