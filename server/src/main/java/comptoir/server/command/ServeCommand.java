package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.server.ComptoirServer;
import comptoir.server.Settings;
import comptoir.server.admin.Admin;
import comptoir.server.admin.AdminSocket;
import comptoir.server.table.Chances;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code comptoir serve}. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Opens the tables: people and programs join with a browser or over the protocol.")
public final class ServeCommand implements Callable<Integer> {

    private static final Logger LOGGER = System.getLogger(ServeCommand.class.getName());

    /** The line that says where it is reached begins so. */
    static final String OPEN = "Comptoir is open at ";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Option(
            names = "--host",
            defaultValue = "${env:COMPTOIR_HOST:-127.0.0.1}",
            description = "The address to listen on; 0.0.0.0 for the whole network. (COMPTOIR_HOST)")
    private String host = "127.0.0.1";

    @Option(
            names = "--port",
            defaultValue = "${env:COMPTOIR_PORT:-8080}",
            description = "The port; 0 for any that is free. (COMPTOIR_PORT)")
    private int port;

    @Option(
            names = "--db",
            defaultValue = "${env:COMPTOIR_DB:-}",
            description = "Where everything is kept: jdbc:postgresql://HOST/NAME?user=… or jdbc:sqlite:FILE."
                    + " Left out, a SQLite file in the data folder. (COMPTOIR_DB)")
    private String database = "";

    @Option(
            names = "--data",
            defaultValue = "${env:COMPTOIR_DATA:-data}",
            description = "The folder for the SQLite file. (COMPTOIR_DATA)")
    private Path data = Path.of("data");

    @Option(
            names = "--public-url",
            defaultValue = "${env:COMPTOIR_PUBLIC_URL:-}",
            description =
                    "The address people know the server by, where a proxy stands in front of it; it may have a path,"
                            + " as https://example.org/games/. With https, cookies travel encrypted only."
                            + " (COMPTOIR_PUBLIC_URL)")
    private String publicUrl = "";

    @Option(
            names = "--hsts",
            defaultValue = "${env:COMPTOIR_HSTS:-0}",
            description = "For how many days browsers shall reach the server by https only (Strict-Transport-Security);"
                    + " 0 to say nothing. Needs a --public-url with https. (COMPTOIR_HSTS)")
    private int hstsDays;

    @Option(
            names = "--trust-proxy",
            defaultValue = "${env:COMPTOIR_TRUST_PROXY:-false}",
            description = "Take a proxy's word (X-Forwarded-For) on who is calling. (COMPTOIR_TRUST_PROXY)")
    private boolean trustProxy;

    @Option(
            names = "--connections",
            defaultValue = "${env:COMPTOIR_CONNECTIONS:-" + Settings.CONNECTIONS + "}",
            description = "How many connections may be open in all; the machine's limit of open files may allow fewer."
                    + " (COMPTOIR_CONNECTIONS)")
    private int connections;

    @Option(
            names = "--connections-per-address",
            defaultValue = "${env:COMPTOIR_CONNECTIONS_PER_ADDRESS:-" + Settings.CONNECTIONS_PER_ADDRESS + "}",
            description = "How many connections one address may have open. (COMPTOIR_CONNECTIONS_PER_ADDRESS)")
    private int connectionsPerAddress;

    @Option(
            names = "--bot-millis",
            defaultValue = "${env:COMPTOIR_BOT_MILLIS:-" + Settings.BOT_MILLIS + "}",
            description = "How long a bot may think about a move, in milliseconds. (COMPTOIR_BOT_MILLIS)")
    private int botMillis;

    @Option(
            names = "--stand-in-grace",
            defaultValue = "${env:COMPTOIR_STAND_IN_GRACE:-" + Settings.STAND_IN_GRACE_SECONDS + "}",
            description = "How long somebody who was cut off has to come back before a bot may stand in, in seconds;"
                    + " at a table with a time per move it is that time. (COMPTOIR_STAND_IN_GRACE)")
    private int standInGrace;

    @Option(
            names = "--metrics-token",
            defaultValue = "${env:COMPTOIR_METRICS_TOKEN:-}",
            description = "What must be shown as \"Authorization: Bearer …\" to read the counters at /metrics; left"
                    + " out, nobody may. (COMPTOIR_METRICS_TOKEN)")
    private String metricsToken = "";

    @Option(
            names = "--keep-days",
            split = ",",
            defaultValue = "${env:COMPTOIR_KEEP_DAYS:-14,180,730,90}",
            description = "After how many days without a visit tables are taken away: that wait for players, that are"
                    + " played, that are over, that were brought in; 0 for never. (COMPTOIR_KEEP_DAYS)")
    private List<Integer> keepDays = List.of();

    @Option(
            names = "--log-form",
            defaultValue = "${env:COMPTOIR_LOG_FORM:-text}",
            description = "How the log on standard error looks: ${COMPLETION-CANDIDATES}. (COMPTOIR_LOG_FORM)")
    private Logging.Form logForm = Logging.Form.TEXT;

    @Option(
            names = "--log-requests",
            defaultValue = "${env:COMPTOIR_LOG_REQUESTS:-false}",
            description = "Log every request over HTTP: method, path, status, time, address. (COMPTOIR_LOG_REQUESTS)")
    private boolean logRequests;

    @Option(
            names = "--fixed-chance",
            paramLabel = "TEXT",
            defaultValue = "",
            description =
                    "For tests on this machine alone: chance comes from this text, so that the same answers make the"
                            + " same game each time. Whoever knows the text can foresee every card.")
    private String fixedChance = "";

    @Option(
            names = "--unlimited",
            hidden = true,
            description = "No limits on requests: for benchmarks on this machine.")
    private boolean unlimited;

    @Override
    public Integer call() throws InterruptedException {
        Logging.begin(logForm, logRequests);
        var server = start();
        var admin = admin(server);
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            admin.ifPresent(AdminSocket::close);
            server.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        out.println(OPEN + (publicUrl.isEmpty() ? server.address() : publicUrl));
        if (!fixedChance.isEmpty()) out.println("For tests only: chance is fixed, and can be foreseen.");
        out.flush();
        stopped.await();
        return CommandLine.ExitCode.OK;
    }

    /** Without it the server serves; only admin commands do not reach it. */
    private Optional<AdminSocket> admin(ComptoirServer server) {
        try {
            return Optional.of(AdminSocket.open(data, new Admin(server)));
        } catch (IOException failure) {
            LOGGER.log(Level.WARNING, "comptoir admin will not reach this server: " + failure.getMessage());
            return Optional.empty();
        }
    }

    private ComptoirServer start() {
        try {
            var settings = new Settings(
                    host,
                    port,
                    database,
                    data,
                    url(),
                    hsts(),
                    trustProxy,
                    connections,
                    connectionsPerAddress,
                    botMillis,
                    Duration.ofSeconds(standInGrace),
                    metricsToken,
                    keep(),
                    chances(),
                    true);
            return ComptoirServer.start(unlimited ? settings.unlimited() : settings);
        } catch (BadInput wrong) {
            throw wrong;
        } catch (RuntimeException failure) {
            throw new BadInput("the server does not start: " + reason(failure), failure);
        }
    }

    private static @Nullable String reason(Throwable failure) {
        var cause = failure;
        while (cause.getCause() != null) cause = cause.getCause();
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }

    private Duration hsts() {
        boolean https = publicUrl.startsWith("https:");
        if (hstsDays < 0 || (hstsDays > 0 && !https))
            throw new BadInput("--hsts is a number of days, and needs a --public-url that begins with https:");
        return Duration.ofDays(hstsDays);
    }

    private Chances chances() {
        boolean here = List.of("127.0.0.1", "::1", "localhost").contains(host) && publicUrl.isEmpty();
        if (!fixedChance.isEmpty() && !here)
            throw new BadInput("--fixed-chance is for tests on this machine: it goes with no --public-url and no --host"
                    + " that others can reach");
        return new Chances(fixedChance);
    }

    private Settings.Keep keep() {
        if (keepDays.size() != 4 || keepDays.stream().anyMatch(days -> days < 0))
            throw new BadInput("--keep-days must be four numbers of days like 14,180,730,90, and is " + keepDays);
        return new Settings.Keep(keepDays.get(0), keepDays.get(1), keepDays.get(2), keepDays.get(3));
    }

    private Optional<URI> url() {
        if (publicUrl.isEmpty()) return Optional.empty();
        try {
            var url = URI.create(publicUrl.endsWith("/") ? publicUrl : publicUrl + "/");
            if (url.getScheme() != null && url.getHost() != null) return Optional.of(url);
        } catch (IllegalArgumentException unreadable) {
            throw new BadInput("--public-url is no address: " + unreadable.getMessage(), unreadable);
        }
        throw new BadInput("--public-url must be like https://comptoir.example, and is " + publicUrl);
    }
}
