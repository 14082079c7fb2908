package comptoir.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The program as ./comptoir starts it, and Spark's daemons, as processes. */
final class Program {

    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Path SPARK = ROOT.resolve("cluster/target/spark");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private Program() {}

    /** Starts ./comptoir; what it says goes to a file. */
    static Process comptoir(Path said, List<String> arguments) throws IOException {
        return comptoir(said, "", arguments);
    }

    /** @param options further ones for Java */
    static Process comptoir(Path said, String options, List<String> arguments) throws IOException {
        var command = new ArrayList<>(List.of(ROOT.resolve("comptoir").toString()));
        command.addAll(arguments);
        return started(
                command,
                said,
                Map.of(
                        "COMPTOIR_BUILDING",
                        "1",
                        "COMPTOIR_JAVA_OPTS",
                        options,
                        "JAVA_HOME",
                        System.getProperty("java.home")));
    }

    /** Starts ./comptoir and waits until it has ended well. */
    static void run(Path said, List<String> arguments) throws IOException, InterruptedException {
        ended(comptoir(said, arguments), said);
    }

    static void ended(Process process, Path said) throws IOException, InterruptedException {
        try {
            assertThat(process.waitFor(20, TimeUnit.MINUTES)).as("it has ended").isTrue();
            assertThat(process.exitValue()).as("%s", Files.readString(said)).isZero();
        } finally {
            killed(process);
        }
    }

    /** One of Spark's daemons, by the name of its class. */
    static Process daemon(Path said, String name, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                JAVA,
                "-Xmx256m",
                "@" + ROOT.resolve("cluster/java.options"),
                "-cp",
                SPARK.resolve("jars") + "/*",
                name));
        command.addAll(List.of(arguments));
        return started(
                command,
                said,
                Map.of(
                        "SPARK_HOME",
                        SPARK.toString(),
                        // As Spark's own scripts say it to the daemons.
                        "SPARK_SCALA_VERSION",
                        "2.13",
                        "JAVA_HOME",
                        System.getProperty("java.home")));
    }

    private static Process started(List<String> command, Path said, Map<String, String> surroundings)
            throws IOException {
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().putAll(surroundings);
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder.start();
    }

    /** Kills it and all that it has started, as a machine goes whose plug is pulled. */
    static void killed(Process process) {
        var all = new ArrayList<>(process.descendants().toList());
        all.add(process.toHandle());
        for (var each : all) each.destroyForcibly();
    }
}
