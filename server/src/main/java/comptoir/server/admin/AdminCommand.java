package comptoir.server.admin;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
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
        for (var table : ask("list", Map.of()).list("tables")) {
            var names =
                    table.list("names").stream().map(comptoir.engine.Tree::text).collect(Collectors.joining(", "));
            out().printf(
                            "%-14s %-8s %-6s %s  %s%n",
                            table.at("table").text(),
                            table.at("status").text(),
                            table.at("game").text(),
                            changed(table),
                            names);
        }
        return done("");
    }

    private static Instant changed(comptoir.engine.Tree table) {
        return Instant.ofEpochMilli(((Number) java.util.Objects.requireNonNull(
                                table.at("changedAt").value()))
                        .longValue())
                .truncatedTo(ChronoUnit.SECONDS);
    }

    @Command(
            name = "close",
            mixinStandardHelpOptions = true,
            description = "Nobody plays at a table any more; it can still be looked at.")
    int close(@Parameters(paramLabel = "TABLE") String table) {
        ask("close", Map.of("table", table));
        return done("Table " + table + " is closed.");
    }

    @Command(
            name = "delete",
            mixinStandardHelpOptions = true,
            description =
                    "A table is gone for good: its seats, its history, what was said. Whoever is there is cut off.")
    int delete(@Parameters(paramLabel = "TABLE") String table) {
        ask("delete", Map.of("table", table));
        return done("Table " + table + " is deleted.");
    }

    @Command(
            name = "renew-keys",
            mixinStandardHelpOptions = true,
            description =
                    "New links for the people of a table, which fit once and for a week; every key of before is void.")
    int renewKeys(@Parameters(paramLabel = "TABLE") String table) {
        var links = ask("renew-keys", Map.of("table", table)).at("links");
        for (var seat : links.keys())
            out().printf(
                            "seat %d: %s%n",
                            Integer.parseInt(seat) + 1, links.at(seat).text());
        return done(links.keys().isEmpty() ? "Nobody sits at this table." : "");
    }

    @Command(
            name = "ban",
            mixinStandardHelpOptions = true,
            description = "An address (203.0.113.7) or a range (2001:db8:1:2::/64) is served no more.")
    int ban(@Parameters(paramLabel = "ADDRESS") String address) {
        ask("ban", Map.of("address", address));
        return done(address + " is banned.");
    }

    @Command(name = "unban", mixinStandardHelpOptions = true, description = "An address is served again.")
    int unban(@Parameters(paramLabel = "ADDRESS") String address) {
        ask("unban", Map.of("address", address));
        return done(address + " is served again.");
    }

    @Command(name = "bans", mixinStandardHelpOptions = true, description = "The addresses that are banned.")
    int bans() {
        ask("bans", Map.of()).list("bans").forEach(address -> out().println(address.text()));
        return done("");
    }

    @Command(
            name = "vacuum",
            mixinStandardHelpOptions = true,
            description = "Gives room that deleted tables have left back to the machine. Answers wait meanwhile.")
    int vacuum() {
        ask("vacuum", Map.of());
        return done("Done.");
    }

    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description =
                    "A copy of everything as it is at one moment, while the server runs on (SQLite; docs/server.md"
                            + " tells how with PostgreSQL).")
    int backup(@Parameters(paramLabel = "FILE") Path file) {
        ask("backup", Map.of("file", file.toAbsolutePath().toString()));
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

    private comptoir.engine.Tree ask(String wish, Map<String, String> rest) {
        var command = new LinkedHashMap<String, Object>();
        command.put("do", wish);
        command.putAll(rest);
        return AdminSocket.ask(data, command);
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
