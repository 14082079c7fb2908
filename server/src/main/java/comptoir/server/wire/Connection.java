package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Sitter;
import comptoir.server.table.Table;
import comptoir.server.table.Watcher;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.jspecify.annotations.Nullable;

/** One WebSocket. Its first message says which table it is about and shows the key; what follows is that seat's word. */
public final class Connection implements Session.Listener.AutoDemanding, Watcher {

    private static final Logger LOGGER = System.getLogger(Connection.class.getName());

    /** The close code that says: another has the seat now, or its keys were renewed. */
    static final int SEAT_LOST = 4001;

    /** The close code that says: the table was taken away. */
    static final int TABLE_GONE = 4004;

    static final Text NO_LONGER_YOURS = Text.say("this seat is no longer yours");

    private static final Text COME_BACK = Text.say("the server starts anew; come back in a moment");
    private static final Text NOT_SERVED = Text.say("this address is not served");
    private static final String HELLO = "{\"do\":\"hello\",\"table\":…,\"key\":…}";
    private static final Map<String, Class<? extends Record>> REQUESTS = Reading.byWord(SocketRequest.class);

    private final Services services;
    private final String address;
    private final Peers.Caller caller;

    /** Whether another server passes it on: it counts what comes. */
    private final boolean fromPeer;

    private final Optional<PersonRow> person;
    private final Language language;
    private final Allowance frames;
    private final StringBuilder parts = new StringBuilder();
    private final AtomicBoolean gone = new AtomicBoolean();
    private volatile @Nullable Thread reader;
    private volatile @Nullable Table table;
    private volatile @Nullable Session session;
    private volatile @Nullable Relay relay;
    private volatile @Nullable Outbox outbox;
    private volatile Right right = Right.TO_LOOK_ON; // until a hello shows another
    private volatile boolean refused;
    private volatile boolean counted;

    private Connection(
            Services services, Peers.Caller caller, boolean fromPeer, Optional<PersonRow> person, Language language) {
        this.services = services;
        this.language = language;
        this.caller = caller;
        this.fromPeer = fromPeer;
        this.address = caller.address();
        this.person = person;
        this.frames = services.limits().frames();
    }

    /** Lets a WebSocket in, unless a page of elsewhere asks or there are too many of that address. */
    static @Nullable Connection open(
            Services services,
            ServerUpgradeRequest request,
            ServerUpgradeResponse response,
            org.eclipse.jetty.util.Callback callback) {
        boolean peers = Peers.isPeers(request);
        if (!services.origins().isOurs(request.getHeaders())
                || (peers && !services.peers().isTrusted(request))) {
            refuse(request, response, callback, Handling.NOT_OURS);
            return null;
        }
        if (services.limits().isBanned(services.origins().address(request))) {
            refuse(request, response, callback, NOT_SERVED);
            return null;
        }
        // Packing would cost more than it saves, and tells something about what is packed by its length.
        response.setExtensions(List.of());
        return new Connection(
                services,
                Peers.Caller.of(request, services.origins().address(request)),
                peers,
                services.people().find(request.getHeaders()),
                Languages.accepted(request.getHeaders()));
    }

    private static void refuse(
            ServerUpgradeRequest request,
            ServerUpgradeResponse response,
            org.eclipse.jetty.util.Callback callback,
            Text why) {
        Response.writeError(
                request,
                response,
                callback,
                403,
                Languages.accepted(request.getHeaders()).say(why));
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        var out = new Outbox(opened, services.metrics(), language);
        outbox = out;
        services.heartbeat().add(out);
        services.metrics().connected(1);
        counted = !fromPeer && services.limits().connect(address);
        if (!counted && !fromPeer)
            refuse(StatusCode.TRY_AGAIN_LATER, Text.say("too many connections from this address"));
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        leave();
        callback.succeed();
    }

    @Override
    public void onWebSocketError(Throwable fault) {
        LOGGER.log(Level.DEBUG, "a connection failed", fault);
        leave();
    }

    private void leave() {
        var open = outbox;
        if (open == null || !gone.compareAndSet(false, true)) return;
        open.close();
        services.heartbeat().remove(open);
        var at = table;
        if (at != null) at.unwatch(this);
        var away = relay;
        if (away != null) away.close();
        if (counted) services.limits().disconnect(address);
        services.metrics().connected(-1);
    }

    /** Every frame counts, also those that say nothing: pings, pongs, parts of a message. */
    private boolean counts() {
        if (refused) return false;
        if (services.limits().isBanned(address)) {
            refuse(StatusCode.POLICY_VIOLATION, NOT_SERVED);
            return false;
        }
        if (fromPeer || (frames.take(1) && services.limits().frame(address))) return true;
        refuse(StatusCode.POLICY_VIOLATION, Text.say("too many messages"));
        return false;
    }

    @Override
    public void onWebSocketPing(ByteBuffer payload) {
        if (counts()) out().pong(payload);
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        counts();
    }

    @Override
    public void onWebSocketPartialText(String text, boolean last) {
        if (!counts()) return;
        if (parts.length() + text.length() > Limits.LONGEST_MESSAGE) {
            refuse(StatusCode.MESSAGE_TOO_LARGE, Text.say("a message may have {0} characters", Limits.LONGEST_MESSAGE));
            return;
        }
        if (!last) {
            parts.append(text);
            return;
        }
        var whole = parts.isEmpty() ? text : parts.append(text).toString();
        parts.setLength(0);
        reader = Thread.currentThread();
        try {
            handle(whole);
        } finally {
            reader = null;
        }
    }

    @Override
    public void onWebSocketPartialBinary(ByteBuffer payload, boolean last, Callback callback) {
        if (!refused) refuse(StatusCode.BAD_DATA, Text.say("messages are text"));
        callback.succeed();
    }

    private void refuse(int code, Text why) {
        refused = true;
        LOGGER.log(Level.DEBUG, "a connection from {0} is closed: {1}", address, why.en());
        out().finish(code, why);
        out().flush();
    }

    private void handle(String text) {
        var away = relay;
        if (away != null) {
            away.send(text);
            return;
        }
        String id = null;
        try {
            var message = Tree.of("message", json(text));
            id = message.has("id") ? identifier(message.at("id")) : null;
            Languages.named(message.text("lang", "")).ifPresent(out()::speak);
            var wish = read(message);
            if (!(wish instanceof SocketRequest.Hello hello) || !passedOn(hello, text)) handle(wish);
        } catch (Refused no) {
            // At a table that has just moved nobody waits for a word: they come again, and find it.
            if (no.code() == Refused.Code.UNAVAILABLE && table == null) refuse(StatusCode.SERVICE_RESTART, COME_BACK);
            else out().refuse(id, no, number());
        } catch (BadInput wrong) {
            out().refuse(id, Refused.wrong(Refused.Code.BAD_REQUEST, wrong), number());
        } catch (RuntimeException | StackOverflowError fault) {
            LOGGER.log(Level.WARNING, "a message could not be handled", fault);
            out().refuse(id, new Refused(Refused.Code.INTERNAL, "a fault of ours; it has been noted"), number());
        } finally {
            out().flush();
        }
    }

    private static Map<?, ?> json(String text) {
        try {
            return Json.readObject(text);
        } catch (BadInput wrong) {
            throw Refused.wrong(Refused.Code.BAD_JSON, wrong);
        }
    }

    private static String identifier(Tree id) {
        var text = id.text();
        if (text.isEmpty() || text.length() > 64)
            throw id.wrong(Text.say("must have from {0} to {1} characters", 1, 64));
        if (text.chars().anyMatch(Character::isISOControl)) throw id.wrong(Text.say("must have no control characters"));
        if (text.startsWith(Table.OWN_IDS)) throw id.wrong(Text.say("begins with \"~\", as only the server's own do"));
        return text;
    }

    private static SocketRequest read(Tree message) {
        var wish = message.at("do").text();
        var type = REQUESTS.get(wish);
        if (type == null) throw new Refused(Refused.Code.UNKNOWN_REQUEST, "nobody knows how to do \"{0}\"", wish);
        return (SocketRequest) Reading.read(type, message);
    }

    private void handle(SocketRequest message) {
        switch (message) {
            case SocketRequest.Ping(var id) -> out().reply(new SocketMessage.Pong(id));
            case SocketRequest.Hello hello -> hello(hello);
            case SocketRequest.AtTable wish -> {
                var at = table;
                if (at == null) throw new Refused(Refused.Code.NO_SEAT, "say hello first: {0}", HELLO);
                if (right.holds(at.doc())) new Requests(services, at, right.seat(), out(), asker()).handle(wish);
                else refuse(SEAT_LOST, NO_LONGER_YOURS);
            }
        }
    }

    /** Ties this socket to the server where the table lives, and passes the hello on. @return false where that is here */
    private boolean passedOn(SocketRequest.Hello hello, String text) {
        var own = session;
        if (fromPeer || table != null || own == null) return false;
        var tied = services.peers().relay(hello.table(), own, caller);
        if (tied.isEmpty()) return false;
        relay = tied.get();
        tied.get().send(text);
        return true;
    }

    private void hello(SocketRequest.Hello hello) {
        if (table != null) throw new Refused(Refused.Code.NOT_NOW, "this connection has said hello already");
        var found = services.lobby().table(hello.table());
        var who = person.map(PersonRow::id).orElse("");
        right = Right.of(found.doc(), hello.key() == null ? "" : hello.key(), who);
        table = found;
        out().follow(found, right, hello);
        found.watch(this);
        if (right.seat() >= 0)
            services.seating()
                    .comeBack(found, right.seat(), person.map(People::sitter).orElse(new Sitter("", "", "")));
    }

    /** Who is counted: the person, or the address where nobody is known. */
    private String asker() {
        return person.map(each -> "person " + each.id()).orElse(Subscriber.of(address));
    }

    private int number() {
        var at = table;
        return at == null
                ? -1
                : at.snapshot().map(now -> now.knownTo(right.seat())).orElse(-1);
    }

    private Outbox out() {
        var open = outbox;
        if (open == null) throw new IllegalStateException("the connection is not open");
        return open;
    }

    @Override
    public int seat() {
        return right.seat();
    }

    @Override
    public void moved() {
        refuse(StatusCode.SERVICE_RESTART, COME_BACK);
    }

    /** What this connection's own message brings about goes out together with the word that it was done. */
    @Override
    public void wake() {
        if (!Thread.currentThread().equals(reader)) out().wake();
    }
}
