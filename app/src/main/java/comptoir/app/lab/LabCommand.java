package comptoir.app.lab;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Where the balance of components is seen. */
@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description = "Plays many games and shows what is used, what pays and who wins (docs/lab.md).",
        subcommands = {RunCommand.class, PeddlerCommand.class})
public final class LabCommand implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    /** Without a command: what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
