package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Undo;
import comptoir.server.changes.Change;
import comptoir.server.changes.Viewed;
import comptoir.server.table.Right;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.wire.SocketMessage.Acknowledged;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What one connection was told of its table, and what is new since. For one thread at a time, but for {@link #showAgain}. */
final class Telling {

    private final Table at;
    private final Right right;
    private final int seat;
    private final boolean withView;
    private final boolean byChanges;
    private @Nullable Viewed shown;
    private int toldNumber;
    private int toldChat;
    private int toldVersion = -1;
    private int toldHere;
    private int toldOrders;
    private volatile boolean showAgain;

    /** Tells of a table what a seat may know, after what it says it knows. */
    Telling(Table at, Right by, SocketRequest.Hello hello) {
        this.at = at;
        this.right = by;
        this.seat = by.seat();
        this.withView = hello.view() == null || hello.view();
        this.byChanges = hello.changes() != null && hello.changes();
        this.toldNumber = hello.last() == null ? -1 : hello.last();
        this.toldChat = hello.lastChat() == null ? -1 : hello.lastChat();
    }

    /** The next message has the whole view, whatever the other side knows. */
    void showAgain() {
        showAgain = true;
    }

    /**
     * Tells what is new, and what of the other side's own was done.
     *
     * @return how it ends, where there is nothing more to tell
     */
    Optional<Outbox.Farewell> tell(List<Acknowledged> done, Consumer<SocketMessage> out) {
        // Looked at before what is agreed: a hand that is dealt to the next in this seat comes after the seat is
        // theirs.
        var now = at.snapshot();
        if (at.isDeleted())
            return Optional.of(new Outbox.Farewell(Connection.TABLE_GONE, Text.say("this table is no more")));
        if (!right.holds(at.doc()))
            return Optional.of(new Outbox.Farewell(Connection.SEAT_LOST, Connection.NO_LONGER_YOURS));
        tellOfTable(out);
        tellOfOrders(out);
        tellOfGame(out, now, done);
        tellOfChat(out);
        return Optional.empty();
    }

    private void tellOfTable(Consumer<SocketMessage> out) {
        var doc = at.doc();
        int here = 0;
        for (int each = 0; each < doc.places().size(); each++) if (at.isHere(each)) here |= Seats.bit(each);
        if (doc.version() == toldVersion && here == toldHere) return;
        toldVersion = doc.version();
        toldHere = here;
        out.accept(new SocketMessage.Table(TableInfo.of(at, seat)));
    }

    private void tellOfOrders(Consumer<SocketMessage> out) {
        if (seat < 0 || at.orders().version(seat) == toldOrders) return;
        toldOrders = at.orders().version(seat);
        out.accept(new SocketMessage.Orders(StandingInfo.OrderInfo.of(at, seat)));
    }

    private void tellOfGame(
            Consumer<SocketMessage> out, Optional<Snapshot<?>> snapshot, List<Acknowledged> acknowledged) {
        if (snapshot.isPresent()) {
            var now = snapshot.get();
            boolean again = showAgain;
            showAgain = false;
            boolean fresh = again || toldNumber < 0 || !now.remembers(seat, toldNumber);
            if (fresh || now.hasNews(seat, toldNumber)) {
                out.accept(game(now, fresh, acknowledged));
                toldNumber = now.knownTo(seat);
                return;
            }
        }
        if (!acknowledged.isEmpty()) out.accept(new SocketMessage.Done(acknowledged));
    }

    private SocketMessage.Game game(Snapshot<?> now, boolean fresh, List<Acknowledged> acknowledged) {
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

    private void tellOfChat(Consumer<SocketMessage> out) {
        var muted = seat >= 0 ? at.doc().places().get(seat).muted() : List.<Integer>of();
        var rows = new ArrayList<ChatLine>();
        for (var row : at.chat().latest()) {
            if (row.number() <= toldChat) continue;
            toldChat = row.number();
            if (!muted.contains(row.seat())) rows.add(ChatLine.of(row));
        }
        if (rows.isEmpty()) return;
        out.accept(new SocketMessage.Chat(rows));
    }
}
