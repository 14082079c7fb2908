package comptoir.app;

import comptoir.app.arena.ArenaCommand;
import comptoir.app.lab.LabCommand;
import comptoir.app.learn.PuzzlesCommand;
import comptoir.app.learn.ReviewCommand;
import comptoir.app.play.LearnCommand;
import comptoir.app.play.PlayCommand;
import comptoir.app.train.TrainCommand;
import comptoir.cove.CoveGame;
import comptoir.cove.parts.Scenarios;
import comptoir.cove.table.Packs;
import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Tree;
import comptoir.server.admin.AdminCommand;
import comptoir.server.command.LoadCommand;
import comptoir.server.command.ServeCommand;
import comptoir.server.command.SiteCommand;
import comptoir.server.command.VerifyCommand;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code comptoir} command. */
@Command(
        name = "comptoir",
        description = "The open digital table for merchant board games.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            EngineCommand.class,
            SceneCommand.class,
            ReplayCommand.class,
            RulesCommand.class,
            SchemaCommand.class,
            TextsCommand.class,
            PlayCommand.class,
            LearnCommand.class,
            ReviewCommand.class,
            PuzzlesCommand.class,
            ArenaCommand.class,
            BenchCommand.class,
            LabCommand.class,
            TrainCommand.class,
            ServeCommand.class,
            SiteCommand.class,
            VerifyCommand.class,
            LoadCommand.class,
            AdminCommand.class,
            CommandLine.HelpCommand.class
        })
public final class Comptoir implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    private Comptoir() {}

    /** Another component pack for Merchants Cove, whatever the command. */
    @CommandLine.Option(
            names = "--components",
            paramLabel = "DIR",
            scope = CommandLine.ScopeType.INHERIT,
            description = "Offer the Merchants Cove components of this folder too (docs/components.md).")
    void components(Path folder) {
        try {
            Packs.add(Packs.read(folder));
        } catch (BadInput wrong) {
            throw new CommandLine.ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    /** Another solo scenario for Merchants Cove. */
    @CommandLine.Option(
            names = "--scenario",
            paramLabel = "FILE",
            scope = CommandLine.ScopeType.INHERIT,
            description = "Offer the Merchants Cove scenario of this file too (docs/scenarios.md).")
    void scenario(Path file) {
        try {
            var scenario = Scenarios.read(file);
            Scenarios.add(scenario);
            var game = new CoveGame();
            var setup = game.setup(1, Tree.of("options", Map.of("scenario", scenario.id())));
            Referee.start(game, setup, QuickFate.of(scenario.id())); // what it names must be there
        } catch (BadInput wrong) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--scenario " + file + ": " + wrong.getMessage(), wrong);
        }
    }

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The command line as a program or a test may call it. */
    public static CommandLine commandLine() {
        return new CommandLine(new Comptoir())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(Comptoir::failed);
    }

    /** Without a command: what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int failed(Exception failure, CommandLine command, CommandLine.ParseResult typed) throws Exception {
        if (!(failure instanceof BadInput wrong)) throw failure;
        PrintWriter err = command.getErr();
        err.println("comptoir: " + Speaker.in(language(typed)).of(wrong.text()));
        err.flush();
        return CommandLine.ExitCode.USAGE;
    }

    /** The language asked for, by whatever command has such an option. */
    private static @Nullable Language language(CommandLine.ParseResult typed) {
        Language asked = typed.matchedOptionValue("--lang", null);
        return asked == null && typed.hasSubcommand() ? language(typed.subcommand()) : asked;
    }
}
