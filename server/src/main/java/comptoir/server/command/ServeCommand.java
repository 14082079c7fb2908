package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.server.ComptoirServer;
import comptoir.server.Settings;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
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
            description = "The address people know the server by, where a proxy stands in front of it. With https,"
                    + " cookies travel encrypted only. (COMPTOIR_PUBLIC_URL)")
    private String publicUrl = "";

    @Option(
            names = "--trust-proxy",
            defaultValue = "${env:COMPTOIR_TRUST_PROXY:-false}",
            description = "Take a proxy's word (X-Forwarded-For) on who is calling. (COMPTOIR_TRUST_PROXY)")
    private boolean trustProxy;

    @Option(
            names = "--connections-per-address",
            defaultValue = "${env:COMPTOIR_CONNECTIONS_PER_ADDRESS:-" + Settings.CONNECTIONS_PER_ADDRESS + "}",
            description = "How many connections one address may have open. (COMPTOIR_CONNECTIONS_PER_ADDRESS)")
    private int connections;

    @Option(
            names = "--bot-millis",
            defaultValue = "${env:COMPTOIR_BOT_MILLIS:-" + Settings.BOT_MILLIS + "}",
            description = "How long a bot may think about a move, in milliseconds. (COMPTOIR_BOT_MILLIS)")
    private int botMillis;

    @Option(
            names = "--unlimited",
            hidden = true,
            description = "No limits on requests: for benchmarks on this machine.")
    private boolean unlimited;

    @Override
    public Integer call() throws InterruptedException {
        Logging.quiet();
        var server = start();
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        out.println(OPEN + (publicUrl.isEmpty() ? server.address() : publicUrl));
        out.flush();
        stopped.await();
        return CommandLine.ExitCode.OK;
    }

    private ComptoirServer start() {
        try {
            var settings = new Settings(host, port, database, data, url(), trustProxy, connections, botMillis, true);
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

    private Optional<URI> url() {
        if (publicUrl.isEmpty()) return Optional.empty();
        try {
            var url = URI.create(publicUrl);
            if (url.getScheme() != null && url.getHost() != null) return Optional.of(url);
        } catch (IllegalArgumentException unreadable) {
            throw new BadInput("--public-url is no address: " + unreadable.getMessage(), unreadable);
        }
        throw new BadInput("--public-url must be like https://comptoir.example, and is " + publicUrl);
    }
}
