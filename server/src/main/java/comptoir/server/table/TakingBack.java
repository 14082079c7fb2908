package comptoir.server.table;

import java.util.ArrayList;
import java.util.List;

/** Taking back where it is no longer fair: the others must let it happen. */
public final class TakingBack {

    private TakingBack() {}

    /** A seat asks to take back its last answer; with no other person at the table nobody has to be asked. */
    public static void ask(Table table, int seat) {
        var snapshot = table.snapshot().orElseThrow(() -> new Refused(Refused.Code.NOT_NOW, "the game has not begun"));
        if (snapshot.over()) throw new Refused(Refused.Code.NOT_NOW, "the game is over");
        int number = snapshot.number();
        if (Seating.others(table.doc(), seat).isEmpty()) {
            table.takeBackGranted(seat, number);
            return;
        }
        table.change(doc -> doc.takeBack(new TableDoc.TakeBack(seat, number, List.of())));
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
            table.takeBackGranted(wish.seat(), wish.number());
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
