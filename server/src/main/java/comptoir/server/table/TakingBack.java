package comptoir.server.table;

import comptoir.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/**
 * Taking back where it is no longer fair: the others must let it happen. Whoever has a seat is asked, also while they are
 * away and a bot stands in; who plays with bots alone asks nobody, and it is told in the log.
 */
public final class TakingBack {

    private TakingBack() {}

    /** A seat asks to take back its last choice; with no other person at the table nobody has to be asked. */
    public static void ask(Table table, int seat) {
        if (Seating.others(table.doc(), seat).isEmpty()) {
            alone(table, seat);
            return;
        }
        int number = number(table);
        table.change(doc -> doc.takeBack(new TableDoc.TakeBack(seat, number, List.of())));
    }

    private static void alone(Table table, int seat) {
        for (int tries = 1; ; tries++)
            try {
                table.takeBackGranted(seat, number(table), OwnId.ALONE);
                return;
            } catch (Refused late) {
                // A bot has answered meanwhile: that is taken back as well.
                if (late.code() != Refused.Code.LATE || tries == 10) throw late;
            }
    }

    /** What everybody knows of: somebody's half-made choice does not make a wish void. */
    private static int number(Table table) {
        var snapshot = table.snapshot().orElseThrow(() -> new Refused(Refused.Code.NOT_NOW, "the game has not begun"));
        if (snapshot.over()) throw new Refused(Refused.Code.NOT_NOW, "the game is over");
        return snapshot.knownTo(Seats.SPECTATOR);
    }

    /** Another seat lets it happen, or does not. */
    public static void answer(Table table, int seat, boolean granted) {
        var doc = table.change(now -> {
            var wish = wish(now);
            if (wish.seat() == seat) throw new Refused(Refused.Code.NOT_ALLOWED, "the others decide about this");
            if (!granted) return now.takeBack(null);
            var all = new ArrayList<>(wish.granted());
            if (!all.contains(seat)) all.add(seat);
            return now.takeBack(new TableDoc.TakeBack(wish.seat(), wish.number(), List.copyOf(all)));
        });
        var wish = doc.takeBack();
        if (wish == null || !wish.granted().containsAll(Seating.others(doc, wish.seat()))) return;
        try {
            table.takeBackGranted(wish.seat(), wish.number(), OwnId.GRANTED);
        } finally {
            table.change(now -> now.takeBack(null));
        }
    }

    private static TableDoc.TakeBack wish(TableDoc doc) {
        var wish = doc.takeBack();
        if (wish == null) throw new Refused(Refused.Code.NOT_NOW, "nobody asks to take anything back");
        return wish;
    }
}
