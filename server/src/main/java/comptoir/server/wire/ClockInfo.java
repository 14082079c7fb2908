package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.protocol.About;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clocks of a table as a viewer may see them. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ClockInfo(
        @About("Seconds for a move; 0 where there is no such clock.")
        int perMove,

        @About("Seconds for a whole game; 0 where there is no such clock.")
        int perGame,

        @About("The seats whose time passes now.") List<Integer> running,
        long since,
        long now,

        @About("Milliseconds by seat.") @Nullable List<Long> moveLeft,

        @About("Milliseconds by seat.") @Nullable List<Long> gameLeft) {

    /** Null at a table without clocks. */
    static @Nullable ClockInfo of(Table table, int viewer) {
        var limits = table.doc().clock();
        if (!limits.runs()) return null;
        var face = table.clock(viewer);
        long now = System.currentTimeMillis();
        var asked = table.snapshot().map(Snapshot::asked).orElse(List.of());
        var moves = new ArrayList<Long>();
        var games = new ArrayList<Long>();
        for (int seat = 0; seat < table.doc().places().size(); seat++) {
            moves.add(Math.max(0, face.moveLeft(seat, limits, now, asked.contains(seat))));
            games.add(Math.max(0, face.gameLeft(seat, limits, now, asked.contains(seat))));
        }
        return new ClockInfo(
                limits.perMove(),
                limits.perGame(),
                asked,
                face.since(),
                now,
                limits.perMove() > 0 ? moves : null,
                limits.perGame() > 0 ? games : null);
    }
}
