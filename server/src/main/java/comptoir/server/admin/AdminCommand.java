package comptoir.server.admin;

import comptoir.engine.Saving;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code comptoir admin}. */
@Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        subcommands = CommandLine.HelpCommand.class,
        description = {
            "Looks after the server that runs on this machine with a data folder. Only the server's own user may.",
        })
public final class AdminCommand implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Option(
            names = "--data",
            defaultValue = "${env:COMPTOIR_DATA:-data}",
            scope = CommandLine.ScopeType.INHERIT,
            description = "The server's data folder (${DEFAULT-VALUE}). (COMPTOIR_DATA)")
    private Path data = Path.of("data");

    /** Without a command: what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(out());
    }

    @Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = "All tables, the latest first in each state.")
    int list() {
        for (var table : ask(new AdminRequest.List()).tables())
            out().printf(
                            "%-14s %-8s %-6s %s  %s%n",
                            table.table(),
                            Saving.word(table.status()),
                            table.game(),
                            Instant.ofEpochMilli(table.changedAt()).truncatedTo(ChronoUnit.SECONDS),
                            String.join(", ", table.names()));
        return done("");
    }

    @Command(
            name = "close",
            mixinStandardHelpOptions = true,
            description = "Nobody plays at a table any more; it can still be looked at.")
    int close(@Parameters(paramLabel = "TABLE") String table) {
        ask(new AdminRequest.Close(table));
        return done("Table " + table + " is closed.");
    }

    @Command(
            name = "delete",
            mixinStandardHelpOptions = true,
            description =
                    "A table is gone for good: its seats, its history, what was said. Whoever is there is cut off.")
    int delete(@Parameters(paramLabel = "TABLE") String table) {
        ask(new AdminRequest.Delete(table));
        return done("Table " + table + " is deleted.");
    }

    @Command(
            name = "renew-keys",
            mixinStandardHelpOptions = true,
            description =
                    "New links for the people of a table, which fit once and for a week; every key of before is void.")
    int renewKeys(@Parameters(paramLabel = "TABLE") String table) {
        var links = ask(new AdminRequest.RenewKeys(table)).links();
        for (var each : links) out().printf("seat %d: %s%n", each.seat() + 1, each.link());
        return done(links.isEmpty() ? "Nobody sits at this table." : "");
    }

    @Command(
            name = "ban",
            mixinStandardHelpOptions = true,
            description = "An address (203.0.113.7) or a range (2001:db8:1:2::/64) is served no more.")
    int ban(@Parameters(paramLabel = "ADDRESS") String address) {
        ask(new AdminRequest.Ban(address));
        return done(address + " is banned.");
    }

    @Command(name = "unban", mixinStandardHelpOptions = true, description = "An address is served again.")
    int unban(@Parameters(paramLabel = "ADDRESS") String address) {
        ask(new AdminRequest.Unban(address));
        return done(address + " is served again.");
    }

    @Command(name = "bans", mixinStandardHelpOptions = true, description = "The addresses that are banned.")
    int bans() {
        ask(new AdminRequest.Bans()).bans().forEach(out()::println);
        return done("");
    }

    @Command(
            name = "vacuum",
            mixinStandardHelpOptions = true,
            description = "Gives room that deleted tables have left back to the machine. Answers wait meanwhile.")
    int vacuum() {
        ask(new AdminRequest.Vacuum());
        return done("Done.");
    }

    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description =
                    "A copy of everything as it is at one moment, while the server runs on (SQLite; docs/server.md"
                            + " tells how with PostgreSQL).")
    int backup(@Parameters(paramLabel = "FILE") Path file) {
        ask(new AdminRequest.Backup(file.toAbsolutePath().toString()));
        return done("Everything is in " + file + ".");
    }

    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description =
                    "Puts a backup in the place of the data folder's SQLite file, which is kept beside it. The server"
                            + " must be stopped.")
    int restore(@Parameters(paramLabel = "FILE") Path file) {
        var aside = Restore.restore(file, data.resolve("comptoir.db"));
        return done(file + " is restored." + (aside == null ? "" : " What was there before is " + aside + "."));
    }

    private AdminAnswer ask(AdminRequest request) {
        return AdminSocket.ask(data, request);
    }

    private int done(String words) {
        if (!words.isEmpty()) out().println(words);
        out().flush();
        return CommandLine.ExitCode.OK;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
