package comptoir.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A PostgreSQL for the tests, from the binaries that Maven Central has, so that nothing needs to be installed. It refuses
 * to run as root: there it is started as {@code nobody}, with {@code setpriv}, in a folder of the machine's own.
 */
public final class Postgres {

    private static final String ARCHIVE = "/postgres-linux-x86_64.txz";
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static final Path DEBIANS = Path.of("/usr/lib/postgresql");

    private static final class One {
        private static final Postgres POSTGRES = ofArchive();
    }

    private final Path folder;
    private final Path programs;
    private final int port;

    /** The address of a new, empty database. */
    public static String newDatabase() {
        return One.POSTGRES.database();
    }

    /** One of the system's, with all its tools, where Debian's package is installed: the archive brings no tools. */
    public static Optional<Postgres> ofSystem() {
        try (var versions = Files.isDirectory(DEBIANS) ? Files.list(DEBIANS) : Stream.<Path>empty()) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Stream.of("postgres", "initdb", "pg_dump", "pg_restore")
                            .allMatch(name -> Files.isExecutable(bin.resolve(name))))
                    .max(Comparator.naturalOrder())
                    .map(bin -> new Postgres(newFolder(), bin));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The address of a new, empty database of this one. */
    public String database() {
        var name = "t" + ProcessHandle.current().pid() + "_" + DATABASES.incrementAndGet();
        try (var connection = DriverManager.getConnection(address("postgres"));
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
        return address(name);
    }

    private String address(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database + "?user=comptoir";
    }

    private static Postgres ofArchive() {
        var folder = newFolder();
        unpack(folder);
        return new Postgres(folder, folder.resolve("bin"));
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("comptoir-postgres");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Postgres(Path folder, Path programs) {
        this.folder = folder;
        this.programs = programs;
        try {
            port = freePort();
            if (isRoot()) command("chown", "-R", "nobody", folder.toString());
            run(program("initdb"), "-D", data(), "-U", "comptoir", "-A", "trust", "-E", "UTF8", "--no-sync");
            start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void unpack(Path folder) {
        var archive = folder.resolve("postgres.txz");
        try (var in = Objects.requireNonNull(Postgres.class.getResourceAsStream(ARCHIVE), ARCHIVE)) {
            Files.copy(in, archive, StandardCopyOption.REPLACE_EXISTING);
            command("tar", "-xJf", archive.toString(), "-C", folder.toString());
            Files.delete(archive);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void start() throws IOException {
        var words = asNobody(List.of(
                program("postgres"),
                "-D",
                data(),
                "-p",
                String.valueOf(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=" + folder,
                "-c",
                "max_connections=200",
                // No test pulls the plug of the machine; what is measured is measured with it.
                "-c",
                "fsync=" + (System.getProperty("comptoir.load") == null ? "off" : "on")));
        var server = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(
                        Files.createTempFile("comptoir-postgres", ".log").toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!answers())
            if (System.nanoTime() > end || !server.isAlive())
                throw new IllegalStateException("PostgreSQL did not start");
    }

    private boolean answers() {
        try (var connection = DriverManager.getConnection(address("postgres"))) {
            return connection.isValid(5);
        } catch (SQLException notYet) {
            return false;
        }
    }

    private void stop(Process server) {
        // At once, whoever is still connected.
        exit("kill", "-QUIT", String.valueOf(server.pid()));
        try {
            if (!server.waitFor(10, TimeUnit.SECONDS)) server.destroyForcibly();
            command("rm", "-rf", folder.toString());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The file of one of its programs. */
    public String program(String name) {
        return programs.resolve(name).toString();
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private void run(String... words) {
        command(asNobody(List.of(words)).toArray(String[]::new));
    }

    private static List<String> asNobody(List<String> words) {
        if (!isRoot()) return words;
        var all = new ArrayList<>(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        all.addAll(words);
        return all;
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private static void command(String... words) {
        int code = exit(words);
        if (code != 0) throw new IllegalStateException(String.join(" ", words) + " ended with " + code);
    }

    private static int exit(String... words) {
        try {
            return new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .directory(Path.of("/").toFile())
                    .start()
                    .waitFor();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
