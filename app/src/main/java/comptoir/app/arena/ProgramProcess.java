package comptoir.app.arena;

import comptoir.bots.arena.Forfeit;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.protocol.Lines;
import comptoir.protocol.Session;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A running program that is told lines and asked for lines, with a limit of time for each. */
final class ProgramProcess implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofSeconds(1);
    private static final int LAST_WORDS = 300;

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        // Whoever stops the arena stops the programs too.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(ProgramProcess::kill)));
    }

    private final Process process;
    private final Writer in;
    private final Lines out;
    private volatile String lastWords = "";
    private final Thread listener;
    // Writing to a program that does not read blocks as much as reading from one that does not write.
    private final ExecutorService exchange;

    private ProgramProcess(Process process) {
        this.process = process;
        this.in = new BufferedWriter(process.outputWriter(StandardCharsets.UTF_8));
        this.out = new Lines(process.inputReader(StandardCharsets.UTF_8), Session.LONGEST_LINE);
        this.listener = Thread.ofPlatform().daemon().start(this::listen);
        this.exchange =
                Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());
    }

    static ProgramProcess start(String name, List<String> command) {
        if (command.isEmpty()) throw new BadInput(Text.say("--seat names no program"));
        try {
            var process = new ProcessBuilder(command).start();
            RUNNING.add(process);
            return new ProgramProcess(process);
        } catch (IOException missing) {
            throw new BadInput(
                    Text.say("the program \"{0}\" cannot be started: {1}", name, String.valueOf(missing.getMessage())),
                    missing);
        }
    }

    /** Says a line and waits for one in return. */
    String ask(String line, Duration limit) throws Forfeit {
        var answer = exchange.submit(() -> {
            say(line);
            return out.next();
        });
        try {
            var said = answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (said == null) throw new Forfeit("ended in the middle of the game" + exit());
            if (said.length() > Session.LONGEST_LINE)
                throw new Forfeit("wrote a line of more than " + Session.LONGEST_LINE + " characters");
            return said;
        } catch (TimeoutException stalled) {
            throw new Forfeit("gave no answer within " + limit.toMillis() / 1000.0 + " s", stalled);
        } catch (ExecutionException broken) {
            throw new Forfeit("ended in the middle of the game" + exit(), broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Forfeit("was stopped", stopped);
        }
    }

    private void say(String line) throws IOException {
        in.write(line);
        in.write('\n');
        in.flush();
    }

    /** Says a last line, if the program still listens. */
    void bid(String line) {
        exchange.execute(() -> {
            try {
                say(line);
                in.close();
            } catch (IOException gone) {
                // It need not listen any more.
            }
        });
        try {
            process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private String exit() {
        try {
            boolean ended = process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            listener.join(FAREWELL);
            var words = lastWords.strip().replaceAll("\\s+", " ");
            return (ended ? " with exit code " + process.exitValue() : "")
                    + (words.isEmpty() ? "" : "; it said: " + words);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Reads the program's standard error to its end and keeps the last of it. */
    private void listen() {
        try (var errors = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            var words = new StringBuilder();
            var some = new char[1024];
            for (int read = errors.read(some); read >= 0; read = errors.read(some)) {
                words.append(some, 0, read);
                if (words.length() > LAST_WORDS) words.delete(0, words.length() - LAST_WORDS);
                lastWords = words.toString();
            }
        } catch (IOException gone) {
            // Nothing more to hear.
        }
    }

    @Override
    public void close() {
        kill(process);
        RUNNING.remove(process);
        exchange.shutdownNow();
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
