package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.table.Chat;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/**
 * What goes out to one connection. It remembers what the other side was told and fetches what is new when the other side
 * takes more: somebody slow gets several changes in one, or a fresh view, and holds nobody up.
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
    private List<Map<String, Object>> replies = new ArrayList<>();
    private List<Map<String, Object>> done = new ArrayList<>();
    private boolean ping;
    private @Nullable Farewell farewell;

    private enum State {
        IDLE,
        SENDING,
        /** Something more came up while it was sending. */
        SENDING_AND_MORE
    }

    private record Farewell(int code, String why) {}

    private volatile boolean closed;
    private volatile @Nullable Table table;
    private volatile boolean showAgain;

    // What the other side was told; the writing thread's own, once the table is set.
    private Right right = new Right(Seats.SPECTATOR, "", "");
    private int seat = Seats.SPECTATOR;
    private boolean withView;
    private int toldNumber = -1;
    private int toldChat = -1;
    private int toldVersion = -1;
    private int toldHere;
    private CompletableFuture<Void> sent = NOTHING;

    Outbox(Session session, Metrics metrics) {
        this.session = session;
        this.metrics = metrics;
    }

    /** From now on tells of a table what a seat may know, after what it says it knows. */
    void follow(Table at, Right by, int number, int chat, boolean view) {
        right = by;
        seat = by.seat();
        toldNumber = number;
        toldChat = chat;
        withView = view;
        table = at;
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
        var word = new LinkedHashMap<String, Object>();
        word.put("id", id);
        word.put("number", number);
        synchronized (this) {
            done.add(word);
        }
    }

    void refuse(@Nullable String id, Refused no, int number) {
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "error");
        if (id != null) word.put("id", id);
        word.put("number", number);
        word.put("error", no.error());
        reply(word);
    }

    void pong(@Nullable String id) {
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "pong");
        if (id != null) word.put("id", id);
        reply(word);
    }

    void reply(Map<String, Object> word) {
        synchronized (this) {
            replies.add(word);
            // Somebody who asks on and on and never reads.
            if (replies.size() > MOST_REPLIES) farewell = new Farewell(StatusCode.POLICY_VIOLATION, "you do not read");
        }
    }

    /** Answers a ping of the other side. */
    void pong(ByteBuffer payload) {
        var copy = ByteBuffer.allocate(payload.remaining()).put(payload).flip();
        session.sendPong(copy, Callback.NOOP);
    }

    void finish(int code, String why) {
        synchronized (this) {
            farewell = new Farewell(code, why);
        }
    }

    /** Sends the whole view, whatever the other side knows. */
    void showAgain() {
        showAgain = true;
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
        List<Map<String, Object>> words;
        List<Map<String, Object>> acknowledged;
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
        var at = table;
        if (at != null) {
            // Looked at before what is agreed: a hand that is dealt to the next in this seat comes after the seat is
            // theirs.
            var now = at.snapshot();
            if (at.isDeleted()) last = new Farewell(Connection.TABLE_GONE, "this table is no more");
            else if (!right.holds(at.doc())) last = new Farewell(Connection.SEAT_LOST, "this seat is no longer yours");
            else {
                tellOfTable(at);
                tellOfGame(at, now, acknowledged);
                tellOfChat(at);
            }
        }
        if (last == null) return true;
        session.close(last.code, last.why, Callback.NOOP);
        return false;
    }

    private void tellOfTable(Table at) {
        var doc = at.doc();
        int here = 0;
        for (int each = 0; each < doc.places().size(); each++) if (at.isHere(each)) here |= Seats.bit(each);
        if (doc.version() == toldVersion && here == toldHere) return;
        toldVersion = doc.version();
        toldHere = here;
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "table");
        word.putAll(TableInfo.of(at, seat));
        send(word);
    }

    private void tellOfGame(Table at, Optional<Snapshot<?>> snapshot, List<Map<String, Object>> acknowledged) {
        if (snapshot.isPresent()) {
            var now = snapshot.get();
            boolean again = showAgain;
            showAgain = false;
            boolean fresh = again || toldNumber < 0 || !now.remembers(toldNumber);
            if (fresh || now.hasNews(seat, toldNumber)) {
                send(game(now, fresh, acknowledged, at));
                toldNumber = now.knownTo(seat);
                return;
            }
        }
        if (acknowledged.isEmpty()) return;
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "done");
        word.put("done", acknowledged);
        send(word);
    }

    private Map<String, Object> game(Snapshot<?> now, boolean fresh, List<Map<String, Object>> acknowledged, Table at) {
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "game");
        word.put("table", at.id());
        word.put("fresh", fresh);
        word.putAll(now.state(seat, fresh ? now.knownTo(seat) : toldNumber));
        if (fresh || withView) word.put("view", now.view(seat));
        if (!acknowledged.isEmpty()) word.put("done", acknowledged);
        if (at.doc().clock().runs()) word.put("clock", TableInfo.clock(at, seat));
        return word;
    }

    private void tellOfChat(Table at) {
        var muted = seat >= 0 ? at.doc().places().get(seat).muted() : List.<Integer>of();
        var rows = new ArrayList<ChatRow>();
        for (var row : at.chat().latest()) {
            if (row.number() <= toldChat) continue;
            toldChat = row.number();
            if (!muted.contains(row.seat())) rows.add(row);
        }
        if (rows.isEmpty()) return;
        var word = new LinkedHashMap<String, Object>();
        word.put("type", "chat");
        word.put("chat", rows.stream().map(Outbox::said).toList());
        send(word);
    }

    static Map<String, Object> said(ChatRow row) {
        var said = new LinkedHashMap<String, Object>();
        said.put("number", row.number());
        said.put("at", row.at());
        said.put("seat", row.seat() < 0 ? null : row.seat());
        if (row.seat() == Chat.TABLE) said.put("table", true);
        said.put("name", row.name());
        said.put("text", row.text());
        return said;
    }

    private void send(Map<String, Object> word) {
        var text = Json.write(word);
        var done = new Callback.Completable();
        session.sendText(text, done);
        sent = done;
        metrics.sent(text.length());
    }
}
