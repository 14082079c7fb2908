package comptoir.app;

import comptoir.protocol.Json;
import comptoir.protocol.Schemas;
import comptoir.server.wire.Messages;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints the JSON Schema of the protocol. */
@Command(
        name = "schema",
        mixinStandardHelpOptions = true,
        description =
                "Prints the JSON Schema of every message of the protocol and of the server, and of the options, views,"
                        + " answers and events of every game, and what each game says of itself: components, decisions,"
                        + " events, fate.")
final class SchemaCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        out.println(Json.pretty(Schemas.all(Messages.all())));
        out.flush();
        return 0;
    }
}
