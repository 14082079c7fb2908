package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.server.page.PageFiles;
import comptoir.server.wire.Web;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code comptoir site}. */
@Command(
        name = "site",
        mixinStandardHelpOptions = true,
        description =
                "Writes the page as plain files: any file host serves them, below any path, and games are played in"
                        + " the browser alone.")
public final class SiteCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Parameters(paramLabel = "DIR", description = "The folder to write to; it is made where it is not there.")
    private Path folder = Path.of("");

    @Override
    public Integer call() {
        if (!PageFiles.areThere())
            throw new BadInput("the web client is not in this build: ./play builds it, or npm run build in web");
        var names = PageFiles.names();
        if (!names.contains(PageFiles.ENGINE)) throw new BadInput("the engine for pages is not in this build");
        long bytes = 0;
        for (var name : names) bytes += write(name);
        var out = spec.commandLine().getOut();
        out.println(names.size() + " files, " + bytes / 1000 + " kB: " + folder.toAbsolutePath());
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private int write(String name) {
        var bytes = PageFiles.alone(name, Web.PAGE_POLICY).orElseThrow();
        var file = folder.resolve(name);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, bytes);
            return bytes.length;
        } catch (IOException unwritable) {
            throw new BadInput("cannot write " + file + ": " + unwritable.getMessage(), unwritable);
        }
    }
}
