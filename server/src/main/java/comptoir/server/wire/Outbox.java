package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.table.Refused;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.SocketWriterException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.websocket.WsCloseCodes;
import io.helidon.websocket.WsSession;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
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

    private final WsSession session;
    private final DataWriter wire;
    private final Metrics metrics;
    private final AtomicReference<State> state = new AtomicReference<>(State.IDLE);

    // What waits; guarded by this.
    private List<Map<String, Object>> replies = new ArrayList<>();
    private List<Map<String, Object>> done = new ArrayList<>();
    private @Nullable BufferData pong;
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
    private int seat = Seats.SPECTATOR;
    private boolean withView;
    private int toldNumber = -1;
    private int toldChat = -1;
    private int toldVersion = -1;
    private int toldHere;
    private int lastLength = 1000;

    Outbox(WsSession session, Metrics metrics) {
        this.session = session;
        this.wire = ((ConnectionContext) session.socketContext()).dataWriter();
        this.metrics = metrics;
    }

    /** From now on tells of a table what a seat may know, after what it says it knows. */
    void follow(Table at, int viewer, int number, int chat, boolean view) {
        seat = viewer;
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
            if (replies.size() > MOST_REPLIES) farewell = new Farewell(WsCloseCodes.VIOLATED_POLICY, "you do not read");
        }
    }

    void pong(BufferData buffer) {
        synchronized (this) {
            pong = buffer.copy();
        }
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

    /** The connection has gone; who still waits for the other side to read is let go by the library. */
    void close() {
        closed = true;
    }

    /** Once a connection has ended this stays in the state of sending, and so nothing is sent any more. */
    private void run() {
        try {
            do {
                state.set(State.SENDING);
                if (closed || !sendAll()) return;
            } while (!state.compareAndSet(State.SENDING, State.IDLE));
        } catch (UncheckedIOException | SocketWriterException lost) {
            if (!closed) LOGGER.log(Level.DEBUG, "a connection was lost", lost);
        } catch (RuntimeException fault) {
            LOGGER.log(Level.WARNING, "a message could not be written", fault);
            // Better cut than mute: the other side comes back and finds everything.
            session.close(WsCloseCodes.UNEXPECTED_CONDITION, "a fault of ours; it has been noted");
        }
    }

    private boolean sendAll() {
        List<Map<String, Object>> words;
        List<Map<String, Object>> acknowledged;
        BufferData answer;
        boolean ask;
        Farewell last;
        synchronized (this) {
            words = replies;
            replies = new ArrayList<>();
            acknowledged = done;
            done = new ArrayList<>();
            answer = pong;
            pong = null;
            ask = ping;
            ping = false;
            last = farewell;
        }
        if (ask) session.ping(BufferData.create("still here?"));
        if (answer != null) session.pong(answer);
        for (var word : words) send(word);
        var at = table;
        if (at != null) {
            tellOfTable(at);
            tellOfGame(at, acknowledged);
            tellOfChat(at);
        }
        if (last == null) return true;
        session.close(last.code, last.why);
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

    private void tellOfGame(Table at, List<Map<String, Object>> acknowledged) {
        var snapshot = at.snapshot();
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
        if (at.doc().clock().runs()) word.put("clock", at.clock());
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
        said.put("name", row.name());
        said.put("text", row.text());
        return said;
    }

    private void send(Map<String, Object> word) {
        // As long as the last, most likely.
        var frame = new TextFrame(lastLength + lastLength / 8);
        Json.write(frame, word);
        lastLength = frame.length();
        wire.writeNow(frame.message());
        metrics.sent(lastLength);
    }
}
