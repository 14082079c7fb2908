package comptoir.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server is set up.
 *
 * @param host the address it listens on
 * @param port 0 for any that is free
 * @param database where everything is kept; empty for a SQLite file in {@code data}
 * @param publicUrl the address people know it by, where a proxy stands in front
 * @param trustProxy whether the proxy's word on who is calling is taken
 * @param connectionsPerAddress how many connections one address may have open
 * @param botMillis how long a bot may think about a move
 * @param limited whether the number of requests is limited; a benchmark switches it off
 */
public record Settings(
        String host,
        int port,
        String database,
        Path data,
        Optional<URI> publicUrl,
        boolean trustProxy,
        int connectionsPerAddress,
        int botMillis,
        boolean limited) {

    public static final int CONNECTIONS_PER_ADDRESS = 2000;
    public static final int BOT_MILLIS = 1000;

    /** On a free port of this machine, on a database, with bots that do not think for long: for tests. */
    public static Settings local(String database) {
        return new Settings(
                "127.0.0.1", 0, database, Path.of("."), Optional.empty(), false, CONNECTIONS_PER_ADDRESS, 50, true);
    }

    public Settings port(int other) {
        return new Settings(
                host, other, database, data, publicUrl, trustProxy, connectionsPerAddress, botMillis, limited);
    }

    public Settings unlimited() {
        return new Settings(host, port, database, data, publicUrl, trustProxy, Integer.MAX_VALUE, botMillis, false);
    }
}
