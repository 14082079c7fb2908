package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.Seats;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * How the game of a table has gone so far: in the store, and in memory after it. One thread at a time changes it; whoever
 * only looks reads what was last published.
 */
final class Course {

    private static final int MOST_BEHIND = 40;
    private static final Duration AT_REST = Duration.ofMillis(1500);

    private final String id;
    private final Store store;
    private final Chat chat;
    private volatile @Nullable Match<?> match;
    private volatile @Nullable Snapshot<?> snapshot;
    private volatile ClockFace clock;
    private volatile ClockFace shownClock;
    private volatile int keptNumber;

    Course(TableDoc doc, Store store, Chat chat) {
        this.id = doc.id();
        this.store = store;
        this.chat = chat;
        this.clock = ClockFace.still(doc.seats());
        this.shownClock = clock;
        if (doc.status() != Status.WAITING) load(doc);
    }

    /** Reads it anew. A table that was about to begin when a server stopped begins now. */
    void load(TableDoc doc) {
        var rows = store.log(id, -1);
        if (!rows.isEmpty()) {
            var loaded = new Loading(doc, store, chat).loaded(rows);
            take(doc, loaded.match(), loaded.rows(), loaded.keptNumber());
        } else if (doc.status() != Status.CLOSED) begin(doc);
    }

    void begin(TableDoc doc) {
        var begun = Match.begin(doc);
        if (await(store.appendAndKeep(begun.firstRow(), begun.position())))
            take(doc, begun, List.of(begun.firstRow()), 0);
        else load(doc);
    }

    private void take(TableDoc doc, Match<?> now, List<LogRow> rows, int kept) {
        keptNumber = kept;
        var loaded = now.snapshot();
        clock = ClockFace.of(doc.seats(), rows);
        shownClock = ClockFace.of(
                doc.seats(),
                rows.stream().filter(row -> loaded.isToldToAll(row.next())).toList());
        match = now;
        snapshot = loaded;
    }

    /** The game; null until it begins. */
    @Nullable
    Match<?> match() {
        return match;
    }

    Optional<Snapshot<?>> snapshot() {
        return Optional.ofNullable(snapshot);
    }

    ClockFace clock() {
        return clock;
    }

    /** The clock as a viewer may see it. */
    ClockFace clock(int viewer) {
        var now = snapshot;
        return now == null || now.moment().drafter() == viewer ? clock : shownClock;
    }

    /**
     * Stores what was decided; only then does it count.
     *
     * @return whether it was stored; otherwise another server was first, and this one has caught up
     * @throws RuntimeException where nobody knows whether it was stored
     */
    boolean write(TableDoc doc, Match<?> playing, Match.Stroke stroke) {
        boolean stored;
        try {
            stored = stroke.keepPosition()
                    ? await(store.appendAndKeep(stroke.row(), playing.position()))
                    : await(store.append(stroke.row()));
        } catch (RuntimeException failure) {
            stroke.undo().run();
            throw failure;
        }
        if (!stored) {
            stroke.undo().run();
            catchUp(doc, playing);
            return false;
        }
        var before = playing.snapshot();
        playing.accept(stroke);
        publish(playing, before, stroke.row());
        return true;
    }

    private void publish(Match<?> playing, Snapshot<?> before, LogRow row) {
        var now = playing.snapshot();
        clock = clock.after(row, before, now);
        // The others see the clock as it was when they were last told something: it runs the same, and since when it
        // does
        // would say that a seat is in the middle of a choice, or has taken one back.
        if (now.knownTo(Seats.SPECTATOR) != before.knownTo(Seats.SPECTATOR)) shownClock = clock;
        snapshot = now;
    }

    /** Takes in what other servers have written. */
    void catchUp(TableDoc doc) {
        var playing = match;
        if (playing != null) catchUp(doc, playing);
        else if (doc.status() != Status.WAITING) load(doc);
    }

    private void catchUp(TableDoc doc, Match<?> playing) {
        try {
            for (var row : store.log(id, playing.snapshot().number())) {
                var before = playing.snapshot();
                playing.follow(row);
                publish(playing, before, row);
            }
        } catch (BadInput unfit) {
            // A take-back across more than this server remembers: the newest position knows.
            load(doc);
        }
    }

    /** A game that was loaded remembers no answers before that: where one is asked for, it is replayed from its start. */
    Match<?> rememberingAll(TableDoc doc, Match<?> playing, int seat) {
        if (playing.referee().mayAskToTakeBack(seat)) return playing;
        try {
            var replayed = Match.load(doc, Optional.empty(), store.log(id, -1));
            match = replayed;
            return replayed;
        } catch (BadInput unfit) {
            throw new Refused(
                    Refused.Code.NOT_NOW, "the rules have changed since: nothing from before can be taken back");
        }
    }

    /** The newest position; null where the store has it. */
    @Nullable
    PositionRow unkept() {
        var playing = match;
        return playing == null || keptNumber == playing.snapshot().number() ? null : playing.position();
    }

    void keep(PositionRow position) {
        await(store.keep(position));
        keptNumber = Math.max(keptNumber, position.number());
    }

    /** Whether the store has an older position than this. */
    boolean isDirty() {
        var now = snapshot;
        return now != null && now.number() != keptNumber;
    }

    /** Whether a position is due: the table has come to rest, or has gone on for long without one. */
    boolean wantsKeeping() {
        var now = snapshot;
        if (now == null || now.number() == keptNumber) return false;
        return now.number() - keptNumber >= MOST_BEHIND
                || System.currentTimeMillis() - clock.since() >= AT_REST.toMillis();
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return Objects.requireNonNull(future.join());
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }
}
