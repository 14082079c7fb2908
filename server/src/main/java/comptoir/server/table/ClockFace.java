package comptoir.server.table;

import comptoir.server.store.Rows.LogRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long each seat has thought, read off the history: the time from one decision to the next is that of who decides.
 *
 * @param since when the latest decision was made
 * @param used milliseconds by seat, up to then
 */
public record ClockFace(long since, List<Long> used) {

    static ClockFace still(int seats) {
        return new ClockFace(0, Collections.nCopies(seats, 0L));
    }

    static ClockFace of(int seats, List<LogRow> rows) {
        var face = still(seats);
        for (var row : rows) face = face.after(row);
        return face;
    }

    ClockFace after(LogRow row) {
        if (row.seat() < 0 || since == 0) return new ClockFace(row.at(), used);
        var next = new ArrayList<>(used);
        next.set(row.seat(), next.get(row.seat()) + Math.max(0, row.at() - since));
        return new ClockFace(row.at(), List.copyOf(next));
    }

    /** Whether a seat that is asked has run out of time. */
    boolean isOut(int seat, TableDoc.Clock limits, long now) {
        long thinking = now - since;
        return (limits.perMove() > 0 && thinking > limits.perMove() * 1000L)
                || (limits.perGame() > 0 && used.get(seat) + thinking > limits.perGame() * 1000L);
    }
}
