package comptoir.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.server.Postgres;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store promises, asked of both engines. */
class StoreContractTest {

    @Nested
    @DisplayName("SQLite")
    class Sqlite extends Contract {
        @TempDir
        Path folder;

        @Override
        String address() {
            return "jdbc:sqlite:" + folder.resolve("test.db");
        }
    }

    @Nested
    @DisplayName("PostgreSQL")
    class Postgresql extends Contract {
        private final String address = Postgres.newDatabase();

        @Override
        String address() {
            return address;
        }

        @Test
        @DisplayName("a server that was cut off from the news listens again, and knows that it may have missed some")
        void newsIsMissed() throws Exception {
            var heard = new LinkedBlockingQueue<Store.News>();
            store.listen(heard::add);
            try (var connection = DriverManager.getConnection(address);
                    var statement = connection.createStatement()) {
                statement.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        + " WHERE datname = current_database() AND query LIKE 'LISTEN%'");
            }
            var news = heard.poll(60, TimeUnit.SECONDS);
            assertThat(news).isNotNull();
            assertThat(news.kind()).isEqualTo(Store.News.Kind.MISSED);
        }

        @Test
        @DisplayName("one server hears what another wrote, and not itself")
        void newsTravels() throws InterruptedException {
            try (var other = open()) {
                var heard = new LinkedBlockingQueue<Store.News>();
                var own = new LinkedBlockingQueue<Store.News>();
                other.listen(heard::add);
                store.listen(own::add);
                store.create(table("t", 1, Status.WAITING, true));
                // What is written at home nobody is told; what a visitor changes is.
                store.append(row("t", 0, 1)).join();
                assertThat(store.update(table("t", 2, Status.PLAYING, true), false))
                        .isTrue();
                assertThat(store.update(table("t", 3, Status.PLAYING, true), true))
                        .isTrue();
                assertThat(heard.poll(60, TimeUnit.SECONDS)).isEqualTo(new Store.News(Store.News.Kind.TABLE, "t"));
                assertThat(heard).isEmpty();
                assertThat(own).isEmpty();
                assertThat(store.told()).isOne();
            }
        }

        @Test
        @DisplayName("a table lives at one server at a time; when that one stops another has it, and it writes no more")
        void homes() {
            store.create(table("t", 1, Status.PLAYING, true));
            store.homes().enroll("http://one", () -> {}, _ -> {});
            assertThat(store.homes().claim("t").here()).isTrue();
            try (var other = open()) {
                other.homes().enroll("http://two", () -> {}, _ -> {});
                assertThat(other.homes().claim("t").address()).isEqualTo("http://one");
                store.homes().release(List.of("t"));
                assertThat(other.homes().of("t").here()).isTrue();
                assertThat(other.homes().claim("t").here()).isTrue();
                assertThat(store.homes().claim("t").address()).isEqualTo("http://two");
                // As if it had been struck off.
                other.homes().close();
                assertThat(store.homes().claim("t").here()).isTrue();
                assertThatThrownBy(() -> other.append(row("t", 0, 1)).join())
                        .hasStackTraceContaining("others have this server's tables now");
                assertThat(store.append(row("t", 0, 1)).join()).isTrue();
            }
        }
    }

    abstract static class Contract {
        Store store;

        abstract String address();

        Store open() {
            return Stores.open(address(), Path.of("."));
        }

        @BeforeEach
        void begin() {
            store = open();
        }

        @AfterEach
        void end() {
            store.close();
        }

        @Test
        @DisplayName("a number is followed once, whoever comes first")
        void appendsAreGuarded() {
            try (var second = open()) {
                var tries = new ArrayList<CompletableFuture<Boolean>>();
                for (int i = 0; i < 20; i++) {
                    tries.add(store.append(row("t", 7, 8)));
                    tries.add(second.append(row("t", 7, 8)));
                }
                assertThat(tries.stream().filter(CompletableFuture::join)).hasSize(1);
            }
        }

        @Test
        @DisplayName("what was written is there after the store was opened anew")
        void writingLasts() {
            var writes = IntStream.range(0, 500)
                    .mapToObj(i -> store.append(row("t", i, i + 1)))
                    .toList();
            assertThat(writes).allMatch(CompletableFuture::join);
            store.close();
            store = open();
            assertThat(store.log("t", 0)).hasSize(500);
            assertThat(store.log("t", 498)).extracting(LogRow::number).containsExactly(498, 499);
            assertThat(store.log("t", 499)).containsExactly(row("t", 499, 500));
        }

        @Test
        @DisplayName("a table is changed by who knows its version")
        void versionsGuard() {
            var table = table("a", 1, Status.WAITING, true);
            assertThat(store.create(table)).isTrue();
            assertThat(store.create(table)).isFalse();
            assertThat(store.table("a")).contains(table);
            assertThat(store.table("b")).isEmpty();
            assertThat(store.update(table("a", 2, Status.PLAYING, true), false)).isTrue();
            assertThat(store.update(table("a", 2, Status.OVER, true), false)).isFalse();
            assertThat(store.table("a").orElseThrow().status()).isEqualTo(Status.PLAYING);
            assertThat(store.tended("", 9)).containsExactly("a");
        }

        @Test
        @DisplayName("tables are listed by status, the latest first")
        void lists() {
            for (int i = 0; i < 5; i++) store.create(table("t" + i, 1, Status.WAITING, i % 2 == 0));
            assertThat(store.tables(Status.WAITING, true, 2))
                    .extracting(TableRow::id)
                    .containsExactly("t4", "t2");
            assertThat(store.tables(Status.WAITING, false, 9)).hasSize(5);
            assertThat(store.tables(Status.OVER, false, 9)).isEmpty();
        }

        @Test
        @DisplayName("the newest position is kept, whatever order they come in")
        void newestPosition() {
            var long1 = "{\"cards\":\"" + "glue,".repeat(20_000) + "é\"}";
            assertThat(store.keep(new PositionRow("t", 5, "1", long1)).join()).isTrue();
            assertThat(store.keep(new PositionRow("t", 3, "1", "{}")).join()).isFalse();
            assertThat(store.position("t")).contains(new PositionRow("t", 5, "1", long1));
            assertThat(store.appendAndKeep(row("t", 5, 6), new PositionRow("t", 6, "2", "{}"))
                            .join())
                    .isTrue();
            assertThat(store.appendAndKeep(row("t", 5, 7), new PositionRow("t", 7, "2", "{}"))
                            .join())
                    .isFalse();
            assertThat(store.position("t").orElseThrow().number()).isEqualTo(6);
        }

        @Test
        @DisplayName("chat, people and where they sit are remembered")
        void people() {
            var said = new ChatRow("t", 0, 9, -1, "Zoé", "<b>bonjour</b> 🦊");
            assertThat(store.say(said)).isTrue();
            assertThat(store.say(said)).isFalse();
            assertThat(store.chat("t", 0)).containsExactly(said);
            assertThat(store.chat("t", 1)).isEmpty();
            store.remember(new PersonRow("p", "hash", "Zoé", "", 1));
            store.remember(new PersonRow("p", "hash", "Ann", "fox", 2));
            assertThat(store.person("hash").orElseThrow().name()).isEqualTo("Ann");
            store.sit(new SittingRow("p", "t", 0, 1));
            store.sit(new SittingRow("p", "u", 1, 2));
            store.sit(new SittingRow("p", "t", 0, 3));
            assertThat(store.sittings("p", 9)).extracting(SittingRow::table).containsExactly("t", "u");
            store.check(Duration.ofSeconds(20));
        }

        @Test
        @DisplayName("a person has several devices, and may make strangers of all but one")
        void devices() {
            store.remember(new PersonRow("p", "first", "Ann", "fox", 1));
            store.addDevice("p", "second", 2);
            store.addDevice("p", "third", 3);
            assertThat(store.person("third")).isEqualTo(store.person("first"));
            assertThat(store.person("first").orElseThrow().avatar()).isEqualTo("fox");
            store.dropOtherDevices("p", "third");
            assertThat(store.person("first")).isEmpty();
            assertThat(store.person("second")).isEmpty();
            assertThat(store.person("third").orElseThrow().id()).isEqualTo("p");
            store.sit(new SittingRow("p", "t", 0, 1));
            store.unsit("p", "t");
            assertThat(store.sittings("p", 9)).isEmpty();
        }

        @Test
        @DisplayName("notes are kept by room and owner, and go with their owner")
        void notes() {
            var note = new Notes.Note("push", "p", "1", "{}", 1);
            store.keep(note);
            store.keep(new Notes.Note("push", "p", "2", "{}", 2));
            store.keep(new Notes.Note("push", "p", "1", "{\"new\":1}", 3));
            assertThat(store.note("push", "p", "1").orElseThrow().content()).isEqualTo("{\"new\":1}");
            assertThat(store.notes("push", "p")).extracting(Notes.Note::id).containsExactly("2", "1");
            assertThat(store.keepFirst(note).content()).isEqualTo("{\"new\":1}");
            assertThat(store.drop("push", "p", "2")).isTrue();
            assertThat(store.drop("push", "p", "2")).isFalse();
            store.keep(new Notes.Note("standing", "t", "0", "{}", 4));
            store.forget("p");
            store.delete("t");
            assertThat(store.notes("push", "p")).isEmpty();
            assertThat(store.notes("standing", "t")).isEmpty();
        }

        static LogRow row(String table, int number, int next) {
            return new LogRow(table, number, next, 0, number % 2 == 0 ? "id" + number : null, 1234567890123L, "[]");
        }

        static TableRow table(String id, int version, Status status, boolean open) {
            return new TableRow(id, version, "parlour", status, open, true, 1, id.charAt(id.length() - 1), "{}");
        }
    }
}
