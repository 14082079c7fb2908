package comptoir.server;

import java.util.stream.Stream;
import org.junit.jupiter.api.Named;

/** New, empty databases for tests that must hold on each of the engines. */
public final class Databases {

    private Databases() {}

    /** The method source of a test that takes the address of a database. */
    public static Stream<Named<String>> both() {
        return Stream.of(Named.of("SQLite", TestServer.newSqlite()), Named.of("PostgreSQL", Postgres.newDatabase()));
    }
}
