package comptoir.cove.view;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.Sell;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Harbour;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Boats, docks and piers. */
final class HarbourView {

    private HarbourView() {}

    /** A boat: where it is ("at-sea", "docked" or "gone") and who is aboard. */
    record BoatView(int boat, String side, int seats, String state, List<String> aboard) {}

    /** A dock: the boat in it, or -1. */
    record DockView(int dock, String side, String place, String pier, int boat) {}

    /** A pier: who stands there, and what each kind of good would earn there as things stand. */
    record PierView(
            String pier,
            Text name,
            Map<String, Integer> crowd,
            boolean small,
            boolean large,
            Map<String, Integer> worth) {}

    static List<BoatView> boats(Cove cove) {
        var views = new ArrayList<BoatView>();
        for (int boat = 0; boat < cove.board().boats().size(); boat++) {
            var printed = cove.board().boats().get(boat);
            var state = cove.harbour().isAtSea(boat)
                    ? "at-sea"
                    : cove.harbour().docks().has(boat) ? "docked" : "gone";
            views.add(new BoatView(
                    boat,
                    Saving.word(printed.side()),
                    printed.seats(),
                    state,
                    Crowd.names(cove.harbour().boats().at(boat))));
        }
        return views;
    }

    static List<DockView> docks(Cove cove) {
        var views = new ArrayList<DockView>();
        for (int dock = 0; dock < cove.board().docks().size(); dock++) {
            var printed = cove.board().docks().get(dock);
            int boat = cove.harbour().docks().at(dock);
            views.add(new DockView(
                    dock,
                    Saving.word(printed.side()),
                    Saving.word(printed.place()),
                    printed.pier().word(),
                    boat == Harbour.FREE ? -1 : boat));
        }
        return views;
    }

    static List<PierView> piers(Cove cove) {
        var views = new ArrayList<PierView>();
        for (var pier : Pier.values()) {
            var worth = new LinkedHashMap<String, Integer>();
            for (int good = 0; good < Good.KINDS; good++)
                if (pier.takes(Good.isLarge(good)))
                    worth.put(Good.of(good).word(), Sell.worth(cove, pier.number(), 0, good));
            views.add(new PierView(
                    pier.word(),
                    pier.text(),
                    Crowd.byName(cove.harbour().piers().at(pier.number())),
                    pier.takes(false),
                    pier.takes(true),
                    worth));
        }
        return views;
    }
}
