package comptoir.server.wire;

import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.protocol.Json;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Table;
import comptoir.server.wire.SocketMessage.Acknowledged;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/**
 * What goes out to one connection. What is new at its table is fetched ({@link Telling}) when the other side takes more:
 * somebody slow gets several changes in one, or a fresh view, and holds nobody up.
 *
 * <p>One thread at a time sends. It is there only while there is something to send: the thread that reads the connection
 * sends what came of its own message once it has handled it ({@link #flush}), and a new one what others have brought
 * about ({@link #wake}).
 */
final class Outbox {

    private static final Logger LOGGER = System.getLogger(Outbox.class.getName());
    private static final int MOST_REPLIES = 500;
    private static final CompletableFuture<Void> NOTHING = CompletableFuture.completedFuture(null);
    private static final byte[] STILL_HERE = "still here?".getBytes(StandardCharsets.US_ASCII);

    private final Session session;
    private final Metrics metrics;
    private final AtomicReference<State> state = new AtomicReference<>(State.IDLE);

    // What waits; guarded by this.
    private List<SocketMessage> replies = new ArrayList<>();
    private List<Acknowledged> done = new ArrayList<>();
    private boolean ping;
    private @Nullable Farewell farewell;

    private enum State {
        IDLE,
        SENDING,
        /** Something more came up while it was sending. */
        SENDING_AND_MORE
    }

    /** How a connection is ended. */
    record Farewell(int code, Text why) {}

    private volatile boolean closed;
    private volatile Language language;
    private volatile @Nullable Telling telling;
    private CompletableFuture<Void> sent = NOTHING;

    Outbox(Session session, Metrics metrics, Language language) {
        this.session = session;
        this.metrics = metrics;
        this.language = language;
    }

    /** From now on the other side is refused in this language. */
    void speak(Language now) {
        language = now;
    }

    /** From now on tells of a table what a seat may know, after what it says it knows. */
    void follow(Table at, Right by, SocketRequest.Hello hello) {
        telling = new Telling(at, by, hello);
    }

    /** There may be something to send: whoever says so does not wait for it. */
    void wake() {
        if (begin()) Thread.ofVirtual().name("outbox").start(this::run);
    }

    /** Sends what there is, on the connection's own thread: nobody else waits for that. */
    void flush() {
        if (begin()) run();
    }

    private boolean begin() {
        return state.getAndUpdate(now -> now == State.IDLE ? State.SENDING : State.SENDING_AND_MORE) == State.IDLE;
    }

    /** Tells the sender that a message has been done, together with what came of it. */
    void done(@Nullable String id, int number) {
        synchronized (this) {
            done.add(new Acknowledged(id, number));
        }
    }

    void refuse(@Nullable String id, Refused no, int number) {
        reply(new SocketMessage.Error(id, number, no.error(language)));
    }

    void reply(SocketMessage word) {
        synchronized (this) {
            replies.add(word);
            // Somebody who asks on and on and never reads.
            if (replies.size() > MOST_REPLIES)
                farewell = new Farewell(StatusCode.POLICY_VIOLATION, Text.say("you do not read"));
        }
    }

    /** Answers a ping of the other side. */
    void pong(ByteBuffer payload) {
        var copy = ByteBuffer.allocate(payload.remaining()).put(payload).flip();
        session.sendPong(copy, Callback.NOOP);
    }

    void finish(int code, Text why) {
        synchronized (this) {
            farewell = new Farewell(code, why);
        }
    }

    /** Sends the whole view, whatever the other side knows. */
    void showAgain() {
        var to = telling;
        if (to != null) to.showAgain();
    }

    /** Asks whether the other side is still there: without a word for long, middlemen cut a connection. */
    void ping() {
        synchronized (this) {
            ping = true;
        }
        wake();
    }

    /** The connection has gone. */
    void close() {
        closed = true;
    }

    /**
     * Once a connection has ended this stays in the state of sending, and so nothing is sent any more. Where the other side
     * does not take it all at once, nobody waits: it is gone on with when it has.
     */
    private void run() {
        try {
            do {
                state.set(State.SENDING);
                if (closed || !sendAll()) return;
                if (!sent.isDone()) {
                    var _ = sent.whenComplete((_, lost) -> {
                        if (lost == null) Thread.ofVirtual().name("outbox").start(this::goOn);
                    });
                    return;
                }
                if (sent.isCompletedExceptionally()) return;
            } while (!state.compareAndSet(State.SENDING, State.IDLE));
        } catch (RuntimeException fault) {
            LOGGER.log(Level.WARNING, "a message could not be written", fault);
            // Better cut than mute: the other side comes back and finds everything.
            session.close(StatusCode.SERVER_ERROR, "a fault of ours; it has been noted", Callback.NOOP);
        }
    }

    private void goOn() {
        if (!state.compareAndSet(State.SENDING, State.IDLE)) run();
    }

    private boolean sendAll() {
        List<SocketMessage> words;
        List<Acknowledged> acknowledged;
        boolean ask;
        Farewell last;
        synchronized (this) {
            words = replies;
            replies = new ArrayList<>();
            acknowledged = done;
            done = new ArrayList<>();
            ask = ping;
            ping = false;
            last = farewell;
        }
        if (ask) session.sendPing(ByteBuffer.wrap(STILL_HERE), Callback.NOOP);
        for (var word : words) send(word);
        var to = telling;
        if (to != null) last = to.tell(acknowledged, this::send).orElse(last);
        if (last == null) return true;
        session.close(last.code, language.say(last.why), Callback.NOOP);
        return false;
    }

    private void send(SocketMessage word) {
        var text = Json.write(word);
        var done = new Callback.Completable();
        session.sendText(text, done);
        sent = done;
        metrics.sent(text.length());
    }
}
