package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.Lobby;
import comptoir.server.table.Refused;
import comptoir.server.table.Table;
import comptoir.server.table.Watcher;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsCloseCodes;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One WebSocket. Its first message says which table it is about and shows the key; what follows is that seat's word. */
final class Connection implements WsListener, Watcher {

    private static final Logger LOGGER = System.getLogger(Connection.class.getName());

    private final Services services;
    private final Allowance messages;
    private final Allowance chat;
    private final StringBuilder parts = new StringBuilder();
    private String address = "";
    private Optional<PersonRow> person = Optional.empty();
    private @Nullable Thread reader;
    private @Nullable Table table;
    private @Nullable Outbox outbox;
    private volatile int seat = Seats.SPECTATOR;
    private boolean refused;

    Connection(Services services) {
        this.services = services;
        this.messages = services.limits().messages();
        this.chat = services.limits().chat();
    }

    @Override
    public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers) throws WsUpgradeException {
        if (!services.origins().isOurs(headers)) throw new WsUpgradeException("this page is not ours: bad origin");
        address = services.origins().forwarded(headers);
        if (headers.contains(HeaderNames.COOKIE))
            person = services.people()
                    .find(String.join(";", headers.get(HeaderNames.COOKIE).allValues()));
        return Optional.empty();
    }

    @Override
    public void onOpen(WsSession session) {
        if (address.isEmpty()) address = session.socketContext().remotePeer().host();
        if (!services.limits().connect(address)) {
            refused = true;
            session.close(WsCloseCodes.TRY_AGAIN_LATER, "too many connections from this address");
            return;
        }
        var thread = Thread.currentThread();
        reader = thread;
        var out = new Outbox(session, services.metrics());
        outbox = out;
        services.heartbeat().add(out);
        services.metrics().connected(1);
        // The library does not say when the other side just goes away; its thread ends then.
        Thread.ofVirtual().name("farewell").start(() -> {
            try {
                thread.join();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            gone();
        });
    }

    private void gone() {
        var open = outbox;
        if (open == null) return;
        open.close();
        services.heartbeat().remove(open);
        var at = table;
        if (at != null) at.unwatch(this);
        services.limits().disconnect(address);
        services.metrics().connected(-1);
    }

    @Override
    public void onMessage(WsSession session, String text, boolean last) {
        if (refused) return;
        if (parts.length() + text.length() > Limits.LONGEST_MESSAGE) {
            refuse(WsCloseCodes.TOO_BIG, "a message may have " + Limits.LONGEST_MESSAGE + " characters");
            return;
        }
        if (!last) {
            parts.append(text);
            return;
        }
        var whole = parts.isEmpty() ? text : parts.append(text).toString();
        parts.setLength(0);
        if (!messages.take()) {
            refuse(WsCloseCodes.VIOLATED_POLICY, "too many messages");
            return;
        }
        handle(whole);
    }

    @Override
    public void onMessage(WsSession session, BufferData buffer, boolean last) {
        if (!refused) refuse(WsCloseCodes.CANNOT_ACCEPT, "messages are text");
    }

    private void refuse(int code, String why) {
        refused = true;
        LOGGER.log(Level.DEBUG, "a connection from {0} is closed: {1}", address, why);
        out().finish(code, why);
        out().flush();
    }

    @Override
    public void onPing(WsSession session, BufferData buffer) {
        out().pong(buffer);
        out().flush();
    }

    @Override
    public void onError(WsSession session, Throwable fault) {
        LOGGER.log(Level.DEBUG, "a connection failed", fault);
    }

    private void handle(String text) {
        String id = null;
        try {
            var message = Tree.of("message", json(text));
            id = message.has("id") ? identifier(message.at("id")) : null;
            handle(message, id);
        } catch (Refused no) {
            out().refuse(id, no, number());
        } catch (BadInput wrong) {
            out().refuse(id, new Refused(Refused.Code.BAD_REQUEST, wrong.getMessage(), null), number());
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
            throw new Refused(Refused.Code.BAD_JSON, wrong.getMessage(), null);
        }
    }

    private static String identifier(Tree id) {
        var text = id.text();
        if (text.isEmpty() || text.length() > 64) throw id.wrong("must have from 1 to 64 characters");
        return text;
    }

    private void handle(Tree message, @Nullable String id) {
        var wish = message.at("do").text();
        if (wish.equals("ping")) {
            out().pong(id);
            return;
        }
        if (wish.equals("hello")) {
            hello(message);
            return;
        }
        var at = table;
        if (at == null)
            throw new Refused(Refused.Code.NO_SEAT, "say hello first: {\"do\":\"hello\",\"table\":…,\"key\":…}");
        new Requests(services, at, seat, out(), chat).handle(wish, message, id);
    }

    private void hello(Tree message) {
        if (table != null) throw new Refused(Refused.Code.NOT_NOW, "this connection has said hello already");
        var found = services.lobby().table(message.at("table").text());
        var key = message.text("key", "");
        var who = person.map(PersonRow::id).orElse("");
        int known = Lobby.seat(found.doc(), key, who);
        seat = known;
        table = found;
        out().follow(
                        found,
                        known,
                        message.number("last", -1),
                        message.number("lastChat", -1),
                        message.flag("view", true));
        found.watch(this);
        if (known >= 0)
            services.seating()
                    .comeBack(found, known, who, person.map(PersonRow::name).orElse(""));
    }

    private int number() {
        var at = table;
        return at == null
                ? -1
                : at.snapshot().map(snapshot -> snapshot.number()).orElse(-1);
    }

    private Outbox out() {
        var open = outbox;
        if (open == null) throw new IllegalStateException("the connection is not open");
        return open;
    }

    @Override
    public int seat() {
        return seat;
    }

    /** What this connection's own message brings about goes out together with the word that it was done. */
    @Override
    public void wake() {
        if (!Thread.currentThread().equals(reader)) out().wake();
    }
}
