package comptoir.server.table;

import comptoir.server.store.Rows.LogRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long each seat has thought. The time of a whole game is read off the history: from one decision to the next it is that
 * of who decides. The time of a move runs on until something has been decided that can no longer be taken back: answering
 * and taking back gains nothing.
 *
 * @param since when the latest decision was made
 * @param used milliseconds by seat, up to then
 * @param move milliseconds by seat that the move it is in has taken, up to then
 */
public record ClockFace(long since, List<Long> used, List<Long> move) {

    static ClockFace still(int seats) {
        var none = Collections.nCopies(seats, 0L);
        return new ClockFace(0, none, none);
    }

    static ClockFace of(int seats, List<LogRow> rows) {
        var face = still(seats);
        for (var row : rows) face = new ClockFace(row.at(), face.used(row), face.move);
        return face;
    }

    private List<Long> used(LogRow row) {
        return row.seat() < 0 ? used : more(used, row.seat(), row.at());
    }

    private List<Long> more(List<Long> times, int seat, long at) {
        if (since == 0) return times;
        var next = new ArrayList<>(times);
        next.set(seat, next.get(seat) + Math.max(0, at - since));
        return List.copyOf(next);
    }

    /** After a decision that led from one snapshot to another. */
    ClockFace after(LogRow row, Snapshot<?> before, Snapshot<?> now) {
        var moves = move;
        for (int seat : before.asked()) moves = more(moves, seat, row.at());
        if (!now.tookBack()) moves = new ArrayList<>(moves);
        for (int seat = 0; seat < moves.size() && !now.tookBack(); seat++) {
            boolean asked = before.asked().contains(seat) && now.asked().contains(seat) && seat != row.seat();
            if (!asked && !now.mayTakeBack(seat)) moves.set(seat, 0L);
        }
        return new ClockFace(row.at(), used(row), List.copyOf(moves));
    }

    /** Whether a seat that is asked has run out of time. */
    boolean isOut(int seat, TableDoc.Clock limits, long now) {
        return limits.runs() && left(seat, limits, now) < 0;
    }

    /** Milliseconds that are left to a seat that is asked, by whichever clock is the shorter. */
    private long left(int seat, TableDoc.Clock limits, long now) {
        return Math.min(moveLeft(seat, limits, now, true), gameLeft(seat, limits, now, true));
    }

    /** Milliseconds left for the move; a clock that does not run has no end. */
    public long moveLeft(int seat, TableDoc.Clock limits, long now, boolean runs) {
        if (limits.perMove() == 0) return Long.MAX_VALUE;
        return limits.perMove() * 1000L - move.get(seat) - (runs ? now - since : 0);
    }

    /** Milliseconds left for the game; a clock that does not run has no end. */
    public long gameLeft(int seat, TableDoc.Clock limits, long now, boolean runs) {
        if (limits.perGame() == 0) return Long.MAX_VALUE;
        return limits.perGame() * 1000L - used.get(seat) - (runs ? now - since : 0);
    }
}
