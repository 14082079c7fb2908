package comptoir.server;

import comptoir.server.table.Chances;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a server is set up.
 *
 * @param host the address it listens on
 * @param port 0 for any that is free
 * @param database where everything is kept; empty for a SQLite file in {@code data}
 * @param publicUrl the address people know it by, where a proxy stands in front
 * @param hsts for how long browsers shall reach it by https only; zero where nothing is said
 * @param trustProxy whether the proxy's word on who is calling is taken
 * @param connections how many connections may be open in all
 * @param connectionsPerAddress how many connections one address may have open
 * @param botMillis how long a bot may think about a move
 * @param standInGrace how long somebody who was cut off has to come back before a bot may stand in
 * @param metricsToken what must be shown to read the counters; empty where nobody may
 * @param keep how long tables are kept that nobody comes back to
 * @param chances where the secrets behind the tables' chance come from; fixed ones are for tests
 * @param limited whether the number of requests is limited; a benchmark switches it off
 */
public record Settings(
        String host,
        int port,
        String database,
        Path data,
        Optional<URI> publicUrl,
        Duration hsts,
        boolean trustProxy,
        int connections,
        int connectionsPerAddress,
        int botMillis,
        Duration standInGrace,
        String metricsToken,
        Keep keep,
        Chances chances,
        boolean limited) {

    /** Days after which a table is taken away where nothing has happened, by how far it was; 0 for never. */
    public record Keep(int waiting, int playing, int over, int imported) {
        public static final Keep USUAL = new Keep(14, 180, 730, 90);
    }

    public static final int CONNECTIONS = 20_000;
    public static final int CONNECTIONS_PER_ADDRESS = 2000;
    public static final int BOT_MILLIS = 1000;

    public static final int STAND_IN_GRACE_SECONDS = 180;

    /** On a free port of this machine, on a database, with bots that do not think for long: for tests. */
    public static Settings local(String database) {
        return new Settings(
                "127.0.0.1",
                0,
                database,
                Path.of("."),
                Optional.empty(),
                Duration.ZERO,
                false,
                CONNECTIONS,
                CONNECTIONS_PER_ADDRESS,
                50,
                Duration.ofSeconds(STAND_IN_GRACE_SECONDS),
                "",
                Keep.USUAL,
                new Chances(""),
                true);
    }

    public Settings port(int other) {
        return new Settings(
                host,
                other,
                database,
                data,
                publicUrl,
                hsts,
                trustProxy,
                connections,
                connectionsPerAddress,
                botMillis,
                standInGrace,
                metricsToken,
                keep,
                chances,
                limited);
    }

    public Settings connectionsPerAddress(int most) {
        return new Settings(
                host,
                port,
                database,
                data,
                publicUrl,
                hsts,
                trustProxy,
                connections,
                most,
                botMillis,
                standInGrace,
                metricsToken,
                keep,
                chances,
                limited);
    }

    public Settings metricsToken(String token) {
        return new Settings(
                host,
                port,
                database,
                data,
                publicUrl,
                hsts,
                trustProxy,
                connections,
                connectionsPerAddress,
                botMillis,
                standInGrace,
                token,
                keep,
                chances,
                limited);
    }

    public Settings standInGrace(Duration grace) {
        return new Settings(
                host,
                port,
                database,
                data,
                publicUrl,
                hsts,
                trustProxy,
                connections,
                connectionsPerAddress,
                botMillis,
                grace,
                metricsToken,
                keep,
                chances,
                limited);
    }

    public Settings data(Path folder) {
        return new Settings(
                host,
                port,
                database,
                folder,
                publicUrl,
                hsts,
                trustProxy,
                connections,
                connectionsPerAddress,
                botMillis,
                standInGrace,
                metricsToken,
                keep,
                chances,
                limited);
    }

    /** Behind a proxy, known by another address. */
    public Settings behind(URI url, Duration strict) {
        return new Settings(
                host,
                port,
                database,
                data,
                Optional.of(url),
                strict,
                true,
                connections,
                connectionsPerAddress,
                botMillis,
                standInGrace,
                metricsToken,
                keep,
                chances,
                limited);
    }

    /** The path below which people reach it: "/", or what the public address says; ends with a slash. */
    public String base() {
        var path = publicUrl.map(URI::getRawPath).orElse("/");
        return path.endsWith("/") ? path : path + "/";
    }

    public Settings unlimited() {
        return new Settings(
                host,
                port,
                database,
                data,
                publicUrl,
                hsts,
                trustProxy,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                botMillis,
                standInGrace,
                metricsToken,
                keep,
                chances,
                false);
    }
}
