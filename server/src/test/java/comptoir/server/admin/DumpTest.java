package comptoir.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import comptoir.engine.Tree;
import comptoir.server.Postgres;
import comptoir.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PostgreSQL's own tools, used as docs/server.md says. */
class DumpTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "pg_dump while the server runs, pg_restore while it is stopped: games go on from the moment of the dump")
    void dumpAndRestore() throws IOException, InterruptedException {
        var postgres = Postgres.ofSystem();
        assumeTrue(postgres.isPresent(), "PostgreSQL's own tools are not tried: apt-get install postgresql");
        var database = postgres.get().database();
        TestServer.Begun begun;
        int dumped;
        String lost;
        try (var server = TestServer.on(database)) {
            begun = server.begin("dale", 2);
            answer(server, begun);
            dumped = number(server, begun);
            run(postgres.get(), database, "pg_dump");
            // What comes after it is lost by restoring, and with it a table.
            answer(server, begun);
            lost = server.begin("dale", 2).table();
            assertThat(number(server, begun)).isGreaterThan(dumped);
        }
        run(postgres.get(), database, "pg_restore");
        try (var server = TestServer.on(database)) {
            assertThat(number(server, begun)).isEqualTo(dumped);
            assertThat(server.client().get("/api/tables/" + lost).status()).isEqualTo(404);
            answer(server, begun);
            assertThat(number(server, begun)).isGreaterThan(dumped);
        }
    }

    /** The line of the documentation that begins with a program's name. */
    private void run(Postgres postgres, String database, String program) throws IOException, InterruptedException {
        var line = Files.readAllLines(Path.of("../docs/server.md")).stream()
                .map(String::strip)
                .filter(each -> each.startsWith(program + " "))
                .findFirst()
                .orElseThrow()
                .replaceFirst(" +#.*", "");
        var words = new ArrayList<String>();
        for (var word : line.split(" +"))
            words.add(word.replace("\"", "").replace("$DATABASE", database.replaceFirst("^jdbc:", "")));
        words.set(0, postgres.program(program));
        var said = folder.resolve(program + ".txt");
        int code = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        assertThat(code).as("%s: %s", words, Files.readString(said)).isZero();
    }

    /** How many answers there are, as whoever knows most of them counts: a choice that is half made is its seat's alone. */
    private static int number(TestServer server, TestServer.Begun begun) {
        int most = 0;
        for (var key : begun.keys()) {
            var table = server.client().key(key).get("/api/tables/" + begun.table());
            most = Math.max(most, table.json().at("number").number());
        }
        return most;
    }

    /** Whoever is asked gives the first answer there is. */
    private static void answer(TestServer server, TestServer.Begun begun) {
        for (var key : List.copyOf(begun.keys())) {
            try (var socket = server.client().key(key).join(begun.table(), -1)) {
                var game = socket.await("game");
                if (game.at("pending").list().isEmpty()) continue;
                int number = game.at("number").number();
                socket.send(Map.of("do", "answer", "id", "a" + number, "number", number, "option", 0));
                socket.await(DumpTest::isDone);
                return;
            }
        }
    }

    private static boolean isDone(Tree word) {
        return !word.list("done").isEmpty();
    }
}
