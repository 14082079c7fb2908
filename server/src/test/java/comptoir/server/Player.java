package comptoir.server;

import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * Plays a seat by chance until the game is over, whatever happens to its connection: it repeats what was not acknowledged
 * and remembers what was.
 */
public final class Player implements Callable<Player> {

    private final Supplier<Client.Socket> connect;
    private final QuickFate luck;
    private final double cuts;
    private final int until;
    private Client.Socket socket;
    private String id = "";
    private Map<String, Object> unanswered = Map.of();

    /** The numbers that were acknowledged, and the answers' ids. */
    public final Map<Integer, String> acknowledged = new TreeMap<>();

    public final List<String> refused = new ArrayList<>();
    public Tree last = Tree.of("nothing", Map.of());
    public int cutsMade;

    /** Until the game is over. */
    public static final int TO_THE_END = Integer.MAX_VALUE;

    /**
     * @param cuts how often the connection is cut, as a share of answers
     * @param until the number to play to
     */
    public Player(Supplier<Client.Socket> connect, long seed, double cuts, int until) {
        this.connect = connect;
        this.luck = new QuickFate(seed);
        this.cuts = cuts;
        this.until = until;
    }

    @Override
    public Player call() {
        reconnect();
        while (true) {
            var message = await();
            if (message == null) {
                reconnect();
                continue;
            }
            for (var done : message.list("done")) acknowledge(done);
            switch (message.text("type", "")) {
                case "game" -> {
                    last = message;
                    // Never in the middle of a choice: the others would wait for the rest of it.
                    boolean enough = message.at("number").number() >= until
                            && message.at("pending").list().isEmpty()
                            && unanswered.isEmpty();
                    if (message.at("over").flag() || enough) {
                        socket.close();
                        return this;
                    }
                    answer(message);
                }
                // What it acknowledges was done on a connection that is gone; what came of it came with hello.
                case "done" -> {
                    if (last.has("pending")) answer(last);
                }
                case "error" -> {
                    refused.add(message.at("error").at("code").text());
                    unanswered = Map.of();
                    socket.send(Map.of("do", "view"));
                }
                default -> {}
            }
        }
    }

    /** The next message; null where the connection is lost, or an answer has been unanswered for long. */
    private Tree await() {
        for (int slices = 0; slices < (unanswered.isEmpty() ? 200 : 20); slices++) {
            var message = socket.poll(Duration.ofMillis(100));
            if (message != null) return message;
            if (!socket.closed.isEmpty()) return null;
        }
        return null;
    }

    private void acknowledge(Tree done) {
        if (!id.equals(done.text("id", ""))) return;
        acknowledged.put(done.at("number").number(), id);
        unanswered = Map.of();
    }

    private void answer(Tree message) {
        if (!unanswered.isEmpty() || message.at("pending").list().isEmpty()) return;
        int options =
                message.at("pending").list().getFirst().at("options").list().size();
        id = UUID.randomUUID().toString();
        unanswered = Map.of(
                "do", "answer", "id", id, "number", message.at("number").number(), "option", luck.below(options));
        try {
            socket.send(unanswered);
            if (luck.below(10) == 0) socket.send(unanswered);
        } catch (RuntimeException lost) {
            reconnect();
            return;
        }
        if (luck.below(1000) < cuts * 1000) {
            cutsMade++;
            socket.cut();
            reconnect();
        }
    }

    private void reconnect() {
        if (socket != null) socket.cut();
        // A server that starts again on a busy machine takes its time.
        long patience = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (true) {
            try {
                socket = connect.get();
                if (!unanswered.isEmpty()) socket.send(unanswered);
                return;
            } catch (RuntimeException down) {
                if (System.nanoTime() > patience) throw down;
                try {
                    Thread.sleep(100);
                } catch (InterruptedException stop) {
                    throw new IllegalStateException(stop);
                }
            }
        }
    }
}
