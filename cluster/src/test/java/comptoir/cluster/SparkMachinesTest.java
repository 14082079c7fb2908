package comptoir.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Games on a cluster of Apache Spark")
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class SparkMachinesTest {

    private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");

    /** Spark begins when both workers are there: else the first might be done before the second has begun. */
    private static final String BOTH_AT_ONCE = "-Dspark.cores.max=2 -Dspark.scheduler.minRegisteredResourcesRatio=1.0"
            + " -Dspark.scheduler.maxRegisteredResourcesWaitingTime=10min";

    private static final int GAMES = 60;

    @TempDir
    private Path folder;

    /** The results of an arena, by number, as it keeps them, without the times. */
    private Map<Integer, String> arena(String name, String... arguments) throws IOException, InterruptedException {
        Program.run(folder.resolve(name + ".log"), arenaCommand(name, arguments));
        return results(name);
    }

    private List<String> arenaCommand(String name, String... arguments) {
        var all = new ArrayList<>(List.of("arena", "--fate", "cluster", "--save"));
        all.add(folder.resolve(name).toString());
        all.addAll(List.of(arguments));
        return all;
    }

    private Map<Integer, String> results(String name) throws IOException {
        var results = new TreeMap<Integer, String>();
        try (var files = Files.list(folder.resolve(name))) {
            for (var file : files.toList()) {
                var lines = Files.readAllLines(file);
                for (var line : lines.subList(1, lines.size())) {
                    int number =
                            Tree.of("line", Json.readObject(line)).at("number").number();
                    assertThat(results.put(number, line.replaceAll("\"nanos\":\\d+", "")))
                            .as("game %d is told once", number)
                            .isNull();
                }
            }
        }
        return results;
    }

    /** How many results an arena that may still be going on has kept, each a line after the first of its file. */
    private long resultsKept(String name) throws IOException {
        if (!Files.exists(folder.resolve(name))) return 0;
        long kept = 0;
        try (var files = Files.list(folder.resolve(name))) {
            for (var file : files.toList())
                kept += Math.max(
                        0,
                        Files.readString(file)
                                        .chars()
                                        .filter(each -> each == '\n')
                                        .count()
                                - 1);
        }
        return kept;
    }

    @Test
    @DisplayName("two threads of Spark's find what one thread finds, in both games, and in a ladder")
    void here() throws IOException, InterruptedException {
        for (var asked : List.of(
                List.of("--game", "dale", "--seats", "trader,random", "--games", "10", "--budget", "20"),
                List.of("--game", "cove", "--ladder", "trader,beginner,random", "--games", "3", "--budget", "20"))) {
            var one = new ArrayList<>(asked);
            one.addAll(List.of("--threads", "1"));
            var two = new ArrayList<>(asked);
            two.addAll(List.of("--on", "local[2]"));
            var name = asked.get(1);
            assertThat(arena(name + "-spark", two.toArray(String[]::new)))
                    .isEqualTo(arena(name + "-thread", one.toArray(String[]::new)))
                    .hasSizeGreaterThan(8);
        }
    }

    @Test
    @DisplayName("the lab finds the same, too")
    void lab() throws IOException, InterruptedException {
        var figures = new ArrayList<String>();
        for (var where : List.of(List.of("--threads", "1"), List.of("--on", "local[2]"))) {
            var json = folder.resolve("figures.json");
            var command = new ArrayList<>(List.of("lab", "run", "--game", "cove", "--bots", "random", "--games", "12"));
            command.addAll(List.of("--seats", "2,3", "--json", json.toString()));
            command.addAll(where);
            Program.run(folder.resolve("lab.log"), command);
            figures.add(Files.readString(json));
        }
        assertThat(figures.getLast()).isEqualTo(figures.getFirst());
    }

    @Test
    @DisplayName("a master and two workers find what one thread finds, though one of them is killed on the way")
    void aWorkerIsLost() throws IOException, InterruptedException {
        var asked =
                new String[] {"--game", "dale", "--seats", "master,trader", "--games", "" + GAMES, "--budget", "150"};
        var processes = new ArrayList<Process>();
        try {
            processes.add(Program.daemon(
                    folder.resolve("master.log"),
                    "org.apache.spark.deploy.master.Master",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--webui-port",
                    "0"));
            var master = said("master.log", MASTER).group(1);
            for (var name : List.of("one", "two")) processes.add(worker(name, master));
            for (var name : List.of("one", "two"))
                said(name + ".log", Pattern.compile("Successfully registered with master"));

            var command = new ArrayList<>(arenaCommand("spark", asked));
            command.addAll(List.of("--on", master));
            var arena = Program.comptoir(folder.resolve("arena.log"), BOTH_AT_ONCE, command);
            processes.add(arena);
            // In the middle: both have played, and much is left.
            for (var name : List.of("one", "two"))
                until(() -> executorHasPlayed(name), arena, "worker " + name + " has played");
            until(() -> resultsKept("spark") > 0, arena, "a result is kept");
            Program.killed(processes.get(2));
            assertThat(resultsKept("spark"))
                    .as("games played when the worker was lost")
                    .isLessThan(GAMES);
            Program.ended(arena, folder.resolve("arena.log"));
            assertThat(folder.resolve("arena.log")).content().contains("Lost executor");
        } finally {
            for (var process : processes) Program.killed(process);
        }
        var one = new ArrayList<>(List.of(asked));
        one.addAll(List.of("--threads", "1"));
        assertThat(results("spark"))
                .isEqualTo(arena("thread", one.toArray(String[]::new)))
                .hasSize(GAMES);
    }

    private Process worker(String name, String master) throws IOException {
        return Program.daemon(
                folder.resolve(name + ".log"),
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve(name).toString(),
                master);
    }

    /** Whether an executor of the worker says that it has finished a task. */
    private boolean executorHasPlayed(String worker) throws IOException {
        var work = folder.resolve(worker);
        if (!Files.exists(work)) return false;
        try (var files = Files.walk(work)) {
            for (var file : files.filter(each -> each.endsWith("stderr")).toList())
                if (Files.readString(file).contains("Finished task")) return true;
        }
        return false;
    }

    @Test
    @DisplayName("what is wrong is said in a sentence")
    void whatIsWrong() throws IOException, InterruptedException {
        assertThat(refused("--on", "sparks://here")).contains("--on must be a cluster of Apache Spark");
        assertThat(refused("--on", "spark://127.0.0.1:1")).contains("nobody answers at spark://127.0.0.1:1");
        assertThat(refused("--on", "local[2]", "--seat", "python3 bot.py")).contains("programs play on this machine");
    }

    private String refused(String... arguments) throws IOException, InterruptedException {
        var said = folder.resolve("refused.log");
        var command = new ArrayList<>(List.of("arena", "--game", "dale", "--seats", "random,random"));
        command.addAll(List.of(arguments));
        assertThat(Program.comptoir(said, command).waitFor()).isNotZero();
        return assertThat(Files.readString(said).strip()).hasLineCount(1).actual();
    }

    private interface Condition {
        boolean holds() throws IOException;
    }

    private static void until(Condition condition, Process running, String what)
            throws IOException, InterruptedException {
        while (!condition.holds()) {
            assertThat(running.isAlive()).as("still to come: %s", what).isTrue();
            Thread.sleep(Duration.ofMillis(100));
        }
    }

    private Matcher said(String log, Pattern pattern) throws IOException, InterruptedException {
        for (int tries = 0; tries < 1200; tries++) {
            var text = Files.readString(folder.resolve(log));
            var matcher = pattern.matcher(text);
            if (matcher.find()) return matcher;
            Thread.sleep(Duration.ofMillis(100));
        }
        throw new AssertionError(log + " never said " + pattern + ": " + Files.readString(folder.resolve(log)));
    }
}
