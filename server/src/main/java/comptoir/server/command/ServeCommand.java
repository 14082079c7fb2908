package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.server.ComptoirServer;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.admin.Admin;
import comptoir.server.admin.AdminSocket;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code comptoir serve}. Its options are the {@link Setting}s. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        sortOptions = false,
        modelTransformer = ServeCommand.WithSettings.class,
        description = "Opens the tables: people and programs join with a browser or over the protocol.")
public final class ServeCommand implements Callable<Integer> {

    private static final Logger LOGGER = System.getLogger(ServeCommand.class.getName());

    /** The line that says where it is reached begins so. */
    static final String OPEN = "Comptoir is open at ";

    @CommandLine.Spec
    private CommandSpec spec = CommandSpec.create();

    /** Gives the command an option for every setting; the environment may say it instead. */
    static final class WithSettings implements CommandLine.IModelTransformer {
        @Override
        public CommandSpec transform(CommandSpec command) {
            for (var setting : Setting.all()) command.addOption(option(setting));
            return command;
        }

        private static OptionSpec option(Setting<?> setting) {
            var option = OptionSpec.builder(setting.option())
                    .type(Object.class)
                    .converters(text -> read(setting, text))
                    .defaultValue("${env:" + setting.variable() + ":-" + setting.usual() + "}")
                    .paramLabel(setting.wanted())
                    .description(setting.about().replace("%", "%%") + " (" + setting.variable() + ")");
            // A flag that is named is meant, whatever the environment says.
            return setting.isFlag()
                    ? option.arity("0..1").fallbackValue("true").build()
                    : option.arity("1").build();
        }

        private static Object read(Setting<?> setting, String text) {
            try {
                return setting.read(text);
            } catch (BadInput wrong) {
                throw new CommandLine.TypeConversionException(wrong.getMessage() + ", and is \"" + text + "\"");
            }
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        var settings = settings();
        Logging.begin(settings.get(Setting.LOG_FORM), settings.get(Setting.LOG_REQUESTS));
        var server = start(settings);
        var admin = admin(server, settings);
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            admin.ifPresent(AdminSocket::close);
            server.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        out.println(OPEN + server.url());
        if (settings.chances().isFixed()) out.println("For tests only: chance is fixed, and can be foreseen.");
        out.flush();
        stopped.await();
        return CommandLine.ExitCode.OK;
    }

    private Settings settings() {
        var settings = Settings.usual();
        for (var setting : Setting.all()) settings = set(settings, setting);
        return settings.checked();
    }

    private <T> Settings set(Settings settings, Setting<T> setting) {
        T value = spec.findOption(setting.option()).getValue();
        return settings.with(setting, value);
    }

    /** Without it the server serves; only admin commands do not reach it. */
    private static Optional<AdminSocket> admin(ComptoirServer server, Settings settings) {
        try {
            return Optional.of(AdminSocket.open(settings.data(), new Admin(server)));
        } catch (IOException failure) {
            LOGGER.log(Level.WARNING, "comptoir admin will not reach this server: " + failure.getMessage());
            return Optional.empty();
        }
    }

    private static ComptoirServer start(Settings settings) {
        try {
            return ComptoirServer.start(settings);
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
}
