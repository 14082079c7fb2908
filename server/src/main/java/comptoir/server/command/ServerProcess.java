package comptoir.server.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, started from the classes of this one. */
public final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final URI address;
    private final Path data;

    private ServerProcess(Process process, URI address, Path data) {
        this.process = process;
        this.address = address;
        this.data = data;
    }

    /**
     * @param database empty for a SQLite file in a new folder of the machine's own
     * @param port 0 for any that is free
     * @param more whatever else {@code serve} is to be told
     */
    public static ServerProcess start(String database, int port, String... more) throws IOException {
        Path data = Files.createTempDirectory("comptoir-load");
        var words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED"));
        // The heap and the collector that were chosen for this process are those of the server it stands in for.
        for (var option : ManagementFactory.getRuntimeMXBean().getInputArguments())
            if (option.startsWith("-X")) words.add(option);
        words.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName(),
                "--port",
                String.valueOf(port),
                "--data",
                data.toString(),
                "--unlimited"));
        if (!database.isEmpty()) words.addAll(List.of("--db", database));
        words.addAll(List.of(more));
        var process = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        var line = out.readLine();
        // The virtual machine may have something to say first.
        while (line != null && !line.startsWith(ServeCommand.OPEN)) line = out.readLine();
        if (line == null) throw new IOException("the server did not start");
        // Whatever else it says is not waited for.
        Thread.ofVirtual().start(() -> out.lines().forEach(_ -> {}));
        return new ServerProcess(process, URI.create(line.substring(ServeCommand.OPEN.length())), data);
    }

    public URI address() {
        return address;
    }

    public long pid() {
        return process.pid();
    }

    /** How much processor time it has had. */
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Ends it at once, as a power cut would: SIGKILL. */
    public void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
        takeAway();
    }

    /** Ends it in order and takes away its folder. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS))
                process.destroyForcibly().waitFor();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        takeAway();
    }

    private void takeAway() {
        if (!Files.exists(data)) return;
        try (var files = Files.walk(data)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException | UncheckedIOException left) {
            System.getLogger(ServerProcess.class.getName()).log(Level.DEBUG, "a folder could not be taken away", left);
        }
    }
}
