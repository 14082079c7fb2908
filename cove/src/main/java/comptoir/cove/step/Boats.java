package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** What follows when an adventurer has come aboard a boat: thieves, docking, closing of a side, the end of the day. */
public final class Boats {

    private Boats() {}

    public static Text name(int boat) {
        return Text.say("boat {0}").with(boat + 1);
    }

    /** An adventurer has come onto the boat by a player's doing. */
    public static Cove placed(Cove cove, int player, int boat, int kind) {
        if (kind == Kind.ROGUE.number() && cove.terms().effect() == RogueCard.Effect.THIEVES)
            return cove.shop(player).rogueBoarded(cove, player, boat);
        return dockIfFull(cove, player, boat);
    }

    public static Cove dockIfFull(Cove cove, int player, int boat) {
        var harbour = cove.harbour();
        if (!harbour.isAtSea(boat) || !harbour.isFull(cove.board(), boat)) return cove;
        int free =
                harbour.freeDocks(cove.board(), cove.board().boats().get(boat).side());
        return cove.shop(player).docks(cove, player, boat, free);
    }

    /** The boat ties up; a side whose docks are all taken is closed; with all docks taken the market comes near. */
    public static Cove dock(Cove cove, int player, int boat, int dock) {
        var board = cove.board();
        int aboard = cove.harbour().boats().at(boat);
        cove = cove.harbour(cove.harbour().docked(board, boat, dock));
        if (cove.watched()) {
            var pier = board.docks().get(dock).pier();
            var text = Text.say("{0?You dock|{0} docks} {1} at {2}: {3} come ashore.");
            cove = cove.tell(OpenEvent.of(
                            "docked",
                            player,
                            CoveRule.DOCK_FULL,
                            text.with(cove.name(player), name(boat), pier.text(), Crowd.text(aboard)))
                    .also(CoveRule.DOCK_PIERS)
                    .with("boat", boat)
                    .with("dock", dock)
                    .with("pier", pier.word())
                    .with("adventurers", Crowd.names(aboard)));
        }
        var side = board.docks().get(dock).side();
        if (cove.harbour().freeDocks(board, side) != 0) return cove;
        for (int other = 0; other < board.boats().size(); other++)
            if (board.boats().get(other).side() == side && cove.harbour().isAtSea(other))
                cove = remove(cove, other, CoveRule.DOCK_SIDE_CLOSED);
        return cove.harbour().allDocksTaken() ? allDocked(cove) : cove;
    }

    /** A boat leaves for good: its customers to their halls, its rogues to the Lair. */
    static Cove remove(Cove cove, int boat, CoveRule rule) {
        int aboard = cove.harbour().boats().at(boat);
        cove = cove.harbour(cove.harbour().removed(boat));
        if (!cove.watched()) return cove;
        var text = Text.say("Boat {0} is taken away; to the halls and the Lair: {1}.");
        return cove.tell(OpenEvent.of("removed", -1, rule, text.with(boat + 1, Crowd.text(aboard)))
                .with("boat", boat)
                .with("adventurers", Crowd.names(aboard)));
    }

    private static Cove allDocked(Cove cove) {
        cove = cove.clock(cove.clock().marketAheadOfLeader());
        if (!cove.watched()) return cove;
        int hour = cove.clock().market() / 2;
        var text =
                Text.say("All docks are taken: the market opens at {0} o’clock, and no more boats are loaded today.");
        return cove.tell(OpenEvent.of("all-docked", -1, CoveRule.DOCK_ALL, text.with(hour))
                .with("market", hour));
    }
}
