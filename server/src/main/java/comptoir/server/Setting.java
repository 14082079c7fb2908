package comptoir.server;

import comptoir.engine.BadInput;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that can be set: what the command line takes and explains, what the environment may say, and what
 * docs/server.md lists all come from here.
 */
public final class Setting<T> {

    private static final List<Setting<?>> TABLE = new ArrayList<>();
    private static final String FLAG = "true|false";

    public static final Setting<String> HOST =
            text("host", "127.0.0.1", "The address to listen on; 0.0.0.0 for the whole network.");

    public static final Setting<Integer> PORT = number("port", 8080, "The port; 0 for any that is free.");

    public static final Setting<String> DATABASE = text(
            "db",
            "",
            "Where everything is kept: jdbc:postgresql://HOST/NAME?user=… or jdbc:sqlite:FILE. Left out, a SQLite file"
                    + " in the data folder.");

    public static final Setting<Path> DATA =
            setting("data", "data", "FOLDER", "The folder for the SQLite file.", Path::of);

    public static final Setting<Optional<URI>> PUBLIC_URL = setting(
            "public-url",
            "",
            "URL",
            "The address people know the server by, where a proxy stands in front of it; it may have a path, as"
                    + " https://example.org/games/. With https, cookies travel encrypted only.",
            Setting::url);

    public static final Setting<Optional<URI>> PEER_URL = setting(
            "peer-url",
            "",
            "URL",
            "Where the other servers on the same PostgreSQL reach this one, as http://10.0.0.5:7070: a port for servers"
                    + " only, which nobody else should reach. Left out, a free port of --host.",
            Setting::url);

    public static final Setting<Duration> HSTS = setting(
            "hsts",
            "0",
            "DAYS",
            "For how many days browsers shall reach the server by https only (Strict-Transport-Security); 0 to say"
                    + " nothing. Needs a --public-url with https.",
            text -> Duration.ofDays(count(text)));

    public static final Setting<Boolean> TRUST_PROXY =
            flag("trust-proxy", "Take a proxy's word (X-Forwarded-For) on who is calling.");

    public static final Setting<Integer> CONNECTIONS = number(
            "connections",
            20_000,
            "How many connections may be open in all; the machine's limit of open files may allow fewer.");

    public static final Setting<Integer> CONNECTIONS_PER_ADDRESS =
            number("connections-per-address", 2000, "How many connections one address may have open.");

    public static final Setting<Duration> REQUEST_SECONDS = setting(
            "request-seconds",
            "60",
            "SECONDS",
            "How long a request, headers and body, may take to come in, in seconds; then the connection is cut.",
            text -> Duration.ofSeconds(count(text)));

    public static final Setting<Integer> BOT_MILLIS =
            number("bot-millis", 1000, "How long a bot may think about a move, in milliseconds.");

    public static final Setting<Duration> STAND_IN_GRACE = setting(
            "stand-in-grace",
            "180",
            "SECONDS",
            "How long somebody who was cut off has to come back before a bot may stand in, in seconds; at a table with"
                    + " a time per move it is that time.",
            text -> Duration.ofSeconds(count(text)));

    public static final Setting<String> METRICS_TOKEN = text(
            "metrics-token",
            "",
            "What must be shown as \"Authorization: Bearer …\" to read the counters at /metrics; left out, nobody"
                    + " may.");

    public static final Setting<Keep> KEEP = setting(
            "keep-days",
            "14,180,730,90",
            "DAYS,DAYS,DAYS,DAYS",
            "After how many days without a visit tables are taken away: that wait for players, that are played, that"
                    + " are over, that were brought in; 0 for never.",
            Keep::read);

    public static final Setting<LogForm> LOG_FORM = setting(
            "log-form",
            "text",
            "text|json",
            "How the log on standard error looks: for people, or one JSON object a line.",
            LogForm::read);

    public static final Setting<Boolean> LOG_REQUESTS =
            flag("log-requests", "Log every request over HTTP: method, path, status, time, address.");

    public static final Setting<String> FIXED_CHANCE = text(
            "fixed-chance",
            "",
            "For tests on this machine alone: chance comes from this text, so that the same answers make the same game"
                    + " each time. Whoever knows the text can foresee every card.");

    public static final Setting<Boolean> UNLIMITED =
            flag("unlimited", "For benchmarks on this machine: no limits on connections and requests.");

    public static final Setting<Integer> PUSH_DAILY = number(
            "push-daily",
            30,
            "How many times a day one person is told by push messages that it is their move; 0 for never.");

    public static final Setting<Boolean> PUSH_ANYWHERE = flag(
            "push-anywhere",
            "For tests on this machine alone: push messages go to any address that a browser names, this machine's"
                    + " too.");

    /** Days after which a table is taken away where nothing has happened, by how far it was; 0 for never. */
    public record Keep(int waiting, int playing, int over, int imported) {
        private static Keep read(String text) {
            var days = Arrays.stream(text.split(",", -1)).map(Setting::count).toList();
            if (days.size() != 4) throw new BadInput("must be four numbers of days like 14,180,730,90");
            return new Keep(days.get(0), days.get(1), days.get(2), days.get(3));
        }
    }

    /** How a line of the log looks: for people, or one JSON object for programs. */
    public enum LogForm {
        TEXT,
        JSON;

        private static LogForm read(String text) {
            for (var form : values()) if (form.name().equalsIgnoreCase(text)) return form;
            throw new BadInput("must be text or json");
        }
    }

    private final String name;
    private final String usual;
    private final String wanted;
    private final String about;
    private final Function<String, T> reader;

    private Setting(String name, String usual, String wanted, String about, Function<String, T> reader) {
        this.name = name;
        this.usual = usual;
        this.wanted = wanted;
        this.about = about;
        this.reader = reader;
        TABLE.add(this);
    }

    /** All of them, in the order in which they are explained. */
    public static List<Setting<?>> all() {
        return List.copyOf(TABLE);
    }

    /** As the command line has it. */
    public String option() {
        return "--" + name;
    }

    /** As the environment has it. */
    public String variable() {
        return "COMPTOIR_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** What is taken where nothing is said. */
    public String usual() {
        return usual;
    }

    /** What is to be written after it. */
    public String wanted() {
        return wanted;
    }

    /** Whether naming it is enough. */
    public boolean isFlag() {
        return wanted.equals(FLAG);
    }

    public String about() {
        return about;
    }

    /** Reads what was written. */
    public T read(String text) {
        return reader.apply(text);
    }

    private static <T> Setting<T> setting(
            String name, String usual, String wanted, String about, Function<String, T> reader) {
        return new Setting<>(name, usual, wanted, about, reader);
    }

    private static Setting<String> text(String name, String usual, String about) {
        return setting(name, usual, "TEXT", about, Function.identity());
    }

    private static Setting<Integer> number(String name, int usual, String about) {
        return setting(name, String.valueOf(usual), "NUMBER", about, Setting::count);
    }

    private static Setting<Boolean> flag(String name, String about) {
        return setting(name, "false", FLAG, about, Setting::yes);
    }

    private static boolean yes(String text) {
        if (text.equalsIgnoreCase("true")) return true;
        if (text.equalsIgnoreCase("false")) return false;
        throw new BadInput("must be true or false");
    }

    private static int count(String text) {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= 0) return number;
        } catch (NumberFormatException no) {
            throw new BadInput("must be a whole number", no);
        }
        throw new BadInput("must not be below 0");
    }

    private static Optional<URI> url(String text) {
        if (text.isEmpty()) return Optional.empty();
        try {
            var url = URI.create(text.endsWith("/") ? text : text + "/");
            if (url.getScheme() != null && url.getHost() != null) return Optional.of(url);
        } catch (IllegalArgumentException unreadable) {
            throw new BadInput("is no address: " + unreadable.getMessage(), unreadable);
        }
        throw new BadInput("must be like https://comptoir.example");
    }
}
