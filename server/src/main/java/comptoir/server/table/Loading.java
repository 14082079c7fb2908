package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Store;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A table's game as the store has it. */
record Loading(TableDoc doc, Store store, Chat chat) {

    private static final Logger LOGGER = System.getLogger(Loading.class.getName());

    /** The kept position saves replaying; where it is spoilt the log has everything. */
    private Optional<PositionRow> position() {
        try {
            return store.position(doc.id());
        } catch (RuntimeException spoilt) {
            LOGGER.log(
                    Level.WARNING,
                    "the kept position of table " + doc.id() + " is spoilt; its log is played again",
                    spoilt);
            return Optional.empty();
        }
    }

    /** A game that was read, the part of its history that fits, and the number that a position is kept of. */
    record Loaded(Match<?> match, List<LogRow> rows, int keptNumber) {}

    /**
     * From the position, which any later version of the rules can read; then what came after it. Where that does not fit
     * (the position is spoilt, or the rules have changed), from the start. Where that does not fit either, the game goes on
     * from as far as it fits, and the table is told what was dropped.
     */
    Loaded loaded(List<LogRow> rows) {
        var position = position();
        try {
            return new Loaded(
                    Match.load(doc, position, rows),
                    rows,
                    position.map(PositionRow::number).orElse(-1));
        } catch (RuntimeException unfit) {
            LOGGER.log(Level.WARNING, "table " + doc.id() + " does not load from its position: " + unfit.getMessage());
        }
        try {
            return new Loaded(Match.load(doc, Optional.empty(), rows), rows, -1);
        } catch (BadInput unfit) {
            return asFarAsItFits(position, rows, unfit);
        }
    }

    private Loaded asFarAsItFits(Optional<PositionRow> position, List<LogRow> rows, BadInput unfit) {
        for (var from : position.isPresent() ? List.of(position, Optional.<PositionRow>empty()) : List.of(position)) {
            int least = from.map(PositionRow::number).orElse(0);
            for (int count = rows.size() - 1; count > 0 && rows.get(count - 1).next() >= least; count--) {
                var kept = rows.subList(0, count);
                Match<?> match;
                try {
                    match = Match.load(doc, from, kept);
                } catch (RuntimeException still) {
                    continue;
                }
                drop(rows.get(count).number());
                return new Loaded(match, List.copyOf(kept), least);
            }
        }
        throw new Refused(
                Refused.Code.UNAVAILABLE,
                "this game was begun under the rules {0} and cannot go on under those of now: {1}",
                doc.rules(),
                unfit.text());
    }

    /** Answers that the rules of now do not know are taken out of the log, and the table is told which. */
    private void drop(int from) {
        var dropped = store.dropFrom(doc.id(), from);
        var which = dropped.stream()
                .map(row -> (row.number() + 1) + " (player " + (row.seat() + 1) + ")")
                .collect(Collectors.joining(", "));
        for (var row : dropped)
            LOGGER.log(Level.WARNING, "table {0}: dropped {1} of seat {2}", doc.id(), row.number(), row.seat());
        chat.say(
                Chat.TABLE,
                "",
                "The rules have changed: the game goes on from number " + from + ", and these answers were dropped: "
                        + which + ". / Les règles ont changé : la partie reprend au numéro " + from
                        + ", et ces réponses ont été retirées : " + which + ".");
    }
}
