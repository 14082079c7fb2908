package comptoir.server;

import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A server in this process for a test. */
public final class TestServer implements AutoCloseable {

    public final ComptoirServer server;

    private TestServer(Settings settings) {
        server = ComptoirServer.start(settings);
    }

    public static TestServer sqlite() {
        return on(newSqlite());
    }

    /** The address of a new, empty file. */
    public static String newSqlite() {
        try {
            return sqliteFile(Files.createTempDirectory("comptoir"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public static TestServer on(String database) {
        return new TestServer(Settings.local(database));
    }

    public static TestServer with(Settings settings) {
        return new TestServer(settings);
    }

    public static String sqliteFile(Path folder) {
        return "jdbc:sqlite:" + folder.resolve("test.db");
    }

    public Client client() {
        return new Client(server.address());
    }

    /** A table of people that has begun: its id and the keys of its seats. */
    public record Begun(String table, List<String> keys, Tree made) {}

    public Begun begin(String game, int seats) {
        return begin(client(), game, seats);
    }

    public static Begun begin(Client client, String game, int seats) {
        var wishes = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < seats; seat++) wishes.add(Map.of("kind", "link"));
        var made = client.post("/api/tables", Map.of("game", game, "seats", wishes, "start", "seated"))
                .json();
        var table = made.at("table").text();
        var keys = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            var invitation = made.at("keys").at(String.valueOf(seat)).text();
            keys.add(join(client, table, invitation, "P" + seat));
        }
        return new Begun(table, keys, made);
    }

    /** Follows an invitation. @return the key that it was traded for */
    public static String join(Client client, String table, String invitation, String name) {
        var joined = client.key(invitation).post("/api/tables/" + table + "/join", Map.of("name", name));
        client.key("");
        return joined.json().at("key").text();
    }

    @Override
    public void close() {
        server.close();
    }
}
