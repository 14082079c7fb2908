package comptoir.server.wire;

import comptoir.engine.Language;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Undo;
import comptoir.protocol.Json;
import comptoir.server.changes.Change;
import comptoir.server.changes.Viewed;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.wire.SocketMessage.Acknowledged;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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

    private record Farewell(int code, Text why) {}

    private volatile boolean closed;
    private volatile Language language;
    private volatile @Nullable Table table;
    private volatile boolean showAgain;

    // What the other side was told; the writing thread's own, once the table is set.
    private Right right = new Right(Seats.SPECTATOR, "", "");
    private int seat = Seats.SPECTATOR;
    private boolean withView;
    private boolean byChanges;
    private @Nullable Viewed shown;
    private int toldNumber = -1;
    private int toldChat = -1;
    private int toldVersion = -1;
    private int toldHere;
    private int toldOrders;
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
        right = by;
        seat = by.seat();
        toldNumber = hello.last() == null ? -1 : hello.last();
        toldChat = hello.lastChat() == null ? -1 : hello.lastChat();
        withView = hello.view() == null || hello.view();
        byChanges = hello.changes() != null && hello.changes();
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
        var at = table;
        if (at != null) {
            // Looked at before what is agreed: a hand that is dealt to the next in this seat comes after the seat is
            // theirs.
            var now = at.snapshot();
            if (at.isDeleted()) last = new Farewell(Connection.TABLE_GONE, Text.say("this table is no more"));
            else if (!right.holds(at.doc())) last = new Farewell(Connection.SEAT_LOST, Connection.NO_LONGER_YOURS);
            else {
                tellOfTable(at);
                tellOfOrders(at);
                tellOfGame(at, now, acknowledged);
                tellOfChat(at);
            }
        }
        if (last == null) return true;
        session.close(last.code, language.say(last.why), Callback.NOOP);
        return false;
    }

    private void tellOfTable(Table at) {
        var doc = at.doc();
        int here = 0;
        for (int each = 0; each < doc.places().size(); each++) if (at.isHere(each)) here |= Seats.bit(each);
        if (doc.version() == toldVersion && here == toldHere) return;
        toldVersion = doc.version();
        toldHere = here;
        send(new SocketMessage.Table(TableInfo.of(at, seat)));
    }

    private void tellOfOrders(Table at) {
        if (seat < 0 || at.orders().version(seat) == toldOrders) return;
        toldOrders = at.orders().version(seat);
        send(new SocketMessage.Orders(StandingInfo.OrderInfo.of(at, seat)));
    }

    private void tellOfGame(Table at, Optional<Snapshot<?>> snapshot, List<Acknowledged> acknowledged) {
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
        if (!acknowledged.isEmpty()) send(new SocketMessage.Done(acknowledged));
    }

    private SocketMessage.Game game(Snapshot<?> now, boolean fresh, List<Acknowledged> acknowledged, Table at) {
        int known = now.knownTo(seat);
        int from = fresh ? known : toldNumber;
        var shows = shows(now, fresh);
        return new SocketMessage.Game(
                at.id(),
                fresh,
                from,
                known,
                now.over(),
                now.asked(),
                now.pending(seat),
                now.notices(seat, from),
                seat < 0 ? null : now.mayTakeBack(seat) ? List.of(seat) : List.of(),
                seat >= 0 && now.undo().get(seat) instanceof Undo.Unfair(var because) ? because : null,
                seat < 0 ? null : StandingInfo.of(at, now, seat),
                now.standings(),
                shows.view(),
                shows.changes(),
                shows.hash(),
                acknowledged.isEmpty() ? null : acknowledged,
                ClockInfo.of(at, seat));
    }

    /** What a message shows of the view: all of it, what has changed since the last, or nothing. */
    private record Shows(
            @Nullable Object view,
            @Nullable List<Change> changes,
            @Nullable Integer hash) {}

    private Shows shows(Snapshot<?> now, boolean fresh) {
        if (!fresh && !withView) return new Shows(null, null, null);
        var view = now.view(seat);
        if (!byChanges) return new Shows(view, null, null);
        var before = shown;
        if (fresh || before == null) return whole(Viewed.of(view));
        var next = before.to(view);
        if (next.isLong()) return whole(next.after());
        shown = next.after();
        return new Shows(null, next.changes(), next.after().hash());
    }

    private Shows whole(Viewed view) {
        shown = view;
        return new Shows(view.view(), null, view.hash());
    }

    private void tellOfChat(Table at) {
        var muted = seat >= 0 ? at.doc().places().get(seat).muted() : List.<Integer>of();
        var rows = new ArrayList<ChatLine>();
        for (var row : at.chat().latest()) {
            if (row.number() <= toldChat) continue;
            toldChat = row.number();
            if (!muted.contains(row.seat())) rows.add(ChatLine.of(row));
        }
        if (rows.isEmpty()) return;
        send(new SocketMessage.Chat(rows));
    }

    private void send(SocketMessage word) {
        var text = Json.write(word);
        var done = new Callback.Completable();
        session.sendText(text, done);
        sent = done;
        metrics.sent(text.length());
    }
}
