package comptoir.server;

import comptoir.engine.BadInput;
import comptoir.server.table.Chances;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** How a server is set up: a value for each {@link Setting}. */
public final class Settings {

    private final Map<Setting<?>, Object> values;

    private Settings(Map<Setting<?>, Object> values) {
        this.values = values;
    }

    /** As it is where nothing is said. */
    public static Settings usual() {
        var values = new HashMap<Setting<?>, Object>();
        for (var setting : Setting.all()) values.put(setting, setting.read(setting.usual()));
        return new Settings(values);
    }

    /** On a free port of this machine, on a database, with bots that do not think for long: for tests. */
    public static Settings local(String database) {
        return usual().with(Setting.PORT, 0)
                .with(Setting.DATABASE, database)
                .with(Setting.DATA, Path.of("."))
                .with(Setting.BOT_MILLIS, 50);
    }

    public <T> Settings with(Setting<T> setting, T value) {
        var next = new HashMap<>(values);
        next.put(setting, value);
        return new Settings(next);
    }

    /** Says what does not go together. */
    public Settings checked() {
        boolean https = publicUrl().map(URI::getScheme).filter("https"::equals).isPresent();
        if (!hsts().isZero() && !https) throw new BadInput("--hsts needs a --public-url that begins with https:");
        boolean here = List.of("127.0.0.1", "::1", "localhost").contains(host())
                && publicUrl().isEmpty();
        if (chances().isFixed() && !here)
            throw new BadInput("--fixed-chance is for tests on this machine: it goes with no --public-url and no --host"
                    + " that others can reach");
        if (get(Setting.PUSH_ANYWHERE) && !here)
            throw new BadInput("--push-anywhere is for tests, and only where nobody else can reach the server");
        return this;
    }

    // Only with() puts values in, and it takes those of the setting's own type.
    @SuppressWarnings("unchecked")
    public <T> T get(Setting<T> setting) {
        return (T) Objects.requireNonNull(values.get(setting));
    }

    public String host() {
        return get(Setting.HOST);
    }

    public int port() {
        return get(Setting.PORT);
    }

    public String database() {
        return get(Setting.DATABASE);
    }

    public Path data() {
        return get(Setting.DATA);
    }

    public Optional<URI> publicUrl() {
        return get(Setting.PUBLIC_URL);
    }

    /** The path below which people reach it: "/", or what the public address says; ends with a slash. */
    public String base() {
        var path = publicUrl().map(URI::getRawPath).orElse("/");
        return path.endsWith("/") ? path : path + "/";
    }

    public Duration hsts() {
        return get(Setting.HSTS);
    }

    public boolean trustProxy() {
        return get(Setting.TRUST_PROXY);
    }

    public int connections() {
        return limited() ? get(Setting.CONNECTIONS) : Integer.MAX_VALUE;
    }

    public int connectionsPerAddress() {
        return limited() ? get(Setting.CONNECTIONS_PER_ADDRESS) : Integer.MAX_VALUE;
    }

    public int botMillis() {
        return get(Setting.BOT_MILLIS);
    }

    public Duration standInGrace() {
        return get(Setting.STAND_IN_GRACE);
    }

    public String metricsToken() {
        return get(Setting.METRICS_TOKEN);
    }

    public Setting.Keep keep() {
        return get(Setting.KEEP);
    }

    /** Where the secrets behind the tables' chance come from; fixed ones are for tests. */
    public Chances chances() {
        return new Chances(get(Setting.FIXED_CHANCE));
    }

    /** Whether connections and requests are limited; a benchmark switches it off. */
    public boolean limited() {
        return !get(Setting.UNLIMITED);
    }
}
