package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Verification;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code comptoir verify}. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description =
                "Replays a whole game and says whether every chance was honest. Ends with 0 where it was, 1 where not.")
public final class VerifyCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Parameters(
            paramLabel = "FILE|URL",
            description = "A game that a server gave out, or the address of a table that is over.")
    private String game = "";

    @Option(names = "--key", defaultValue = "", description = "The key of a link, where the table is private.")
    private String key = "";

    @Option(names = "--json", description = "Print the report as JSON.")
    private boolean json;

    @Option(
            names = "--language",
            defaultValue = "en",
            description = "The language of the report, such as fr (${DEFAULT-VALUE}).")
    private String language = "en";

    @Override
    public Integer call() {
        var report = Verification.of(Tree.of("game", Json.readObject(text())));
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(Json.pretty(report));
        else {
            for (var check : report.checks())
                out.println((check.good() ? "✓ " : "✗ ") + check.text().in(language));
            out.println(verdict(report.honest()));
        }
        out.flush();
        return report.honest() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private String verdict(boolean honest) {
        return Text.say(honest ? "Every chance was honest." : "Chance was not honest.")
                .in(language);
    }

    private String text() {
        try {
            return game.startsWith("http://") || game.startsWith("https://")
                    ? fetched()
                    : Files.readString(Path.of(game));
        } catch (IOException unreadable) {
            throw new BadInput("cannot read " + game + ": " + unreadable.getMessage(), unreadable);
        }
    }

    private String fetched() throws IOException {
        var request = HttpRequest.newBuilder(export(URI.create(game))).timeout(Duration.ofSeconds(30));
        if (!key.isEmpty()) request.header("Authorization", "Seat " + key);
        try (var client = HttpClient.newHttpClient()) {
            var response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200)
                throw new BadInput("the server answers " + response.statusCode() + ": " + response.body());
            return response.body();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", stop);
        }
    }

    /** A table's page and its path in the API lead to the game that is given out. */
    private static URI export(URI address) {
        if (address.getPath().endsWith("/export")) return address;
        var parts = address.getPath().split("/", -1);
        return address.resolve("/api/tables/" + parts[parts.length - 1] + "/export");
    }
}
