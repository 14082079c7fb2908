package comptoir.cove.scene;

import comptoir.cove.Crowd;
import comptoir.cove.Harbour;
import comptoir.cove.Kind;
import comptoir.cove.Players;
import comptoir.cove.Row;
import comptoir.cove.Table;
import comptoir.cove.parts.Pier;
import comptoir.engine.Tree;
import java.util.Arrays;

/** Boats, docks, piers, halls, Lair and bag as a scene has them. */
final class HarbourScene {

    private HarbourScene() {}

    static Harbour read(Tree scene, Table table, Players players, boolean loose) {
        var board = table.board();
        var docks = docks(scene, table, loose);
        int atSea = (1 << board.boats().size()) - 1;
        for (int boat : docks.list()) if (boat != Harbour.FREE) atSea &= ~(1 << boat);
        var boats = Row.zeros(board.boats().size());
        var given = scene.list("boats");
        if (given.size() > boats.size()) throw scene.at("boats").wrong("has more than " + boats.size() + " boats");
        for (int boat = 0; boat < given.size(); boat++) {
            if (given.get(boat).value() instanceof String state) {
                if (!state.equals("gone") && !state.equals("docked"))
                    throw given.get(boat).wrong("is \"" + state + "\", not \"gone\", \"docked\" or who is aboard");
                if (state.equals("docked") && !docks.has(boat))
                    throw given.get(boat).wrong("is docked, and none of the docks has boat " + boat);
                if (state.equals("gone")) atSea &= ~(1 << boat);
                continue;
            }
            int aboard = Crowd.read(given.get(boat));
            if (!loose && aboard != 0 && docks.has(boat))
                throw given.get(boat).wrong("is docked and has people aboard");
            if (!loose && Crowd.total(aboard) >= board.boats().get(boat).seats())
                throw given.get(boat).wrong("has no free seat; a full boat docks at once");
            boats = boats.with(boat, aboard);
        }
        var piers = Row.zeros(Pier.COUNT);
        if (scene.has("piers")) {
            scene.at("piers")
                    .onlyKnows(Arrays.stream(Pier.values()).map(Pier::word).toArray(String[]::new));
            for (var pier : Pier.values())
                if (scene.at("piers").has(pier.word()))
                    piers = piers.with(
                            pier.number(), Crowd.read(scene.at("piers").at(pier.word())));
        }
        int rogue = Kind.ROGUE.number();
        int halls = scene.has("halls") ? Crowd.read(scene.at("halls")) : board.halls();
        if (Crowd.rogues(halls) > 0) throw scene.at("halls").wrong("has rogues; theirs is the lair");
        halls += Crowd.of(
                rogue,
                scene.has("lair")
                        ? scene.at("lair").number(0, Crowd.MOST)
                        : table.rogueCard().lair());
        return new Harbour(
                boats, atSea, docks, piers, halls, bag(scene, table, boats, piers, halls, players, loose), 0);
    }

    /** By number from left to right: the boat in each dock, or null. */
    private static Row docks(Tree scene, Table table, boolean loose) {
        var docks = Row.filled(table.board().docks().size(), Harbour.FREE);
        var given = scene.list("docks");
        if (given.size() > docks.size()) throw scene.at("docks").wrong("has more than " + docks.size() + " docks");
        for (int dock = 0; dock < given.size(); dock++) {
            if (given.get(dock).isNull()) continue;
            int boat = given.get(dock).number(0, table.board().boats().size() - 1);
            if (docks.has(boat)) throw given.get(dock).wrong("has boat " + boat + ", which is in another dock too");
            if (!loose
                    && table.board().boats().get(boat).side()
                            != table.board().docks().get(dock).side())
                throw given.get(dock).wrong("has boat " + boat + ", which belongs to the other side");
            docks = docks.with(dock, boat);
        }
        return docks;
    }

    private static int bag(Tree scene, Table table, Row boats, Row piers, int halls, Players players, boolean loose) {
        int placed = halls;
        for (int aboard : boats.list()) placed += aboard;
        for (int ashore : piers.list()) placed += ashore;
        for (int player = 0; player < players.size(); player++)
            placed += players.of(player).shop().adventurers();
        int all = table.pack().adventurersWith(table.rogueCard());
        int rest = Crowd.NOBODY;
        for (int kind = 0; kind <= Kind.CLANS; kind++) {
            int left = Crowd.count(all, kind) - Crowd.count(placed, kind);
            if (left < 0 && !loose)
                throw scene.wrong("has " + Crowd.count(placed, kind) + " "
                        + Kind.of(kind).word() + "s, and there are " + Crowd.count(all, kind));
            rest += Crowd.of(kind, Math.max(left, 0));
        }
        if (!scene.has("bag")) return rest;
        int bag = Crowd.read(scene.at("bag"));
        if (bag != rest && !loose)
            throw scene.at("bag")
                    .wrong("has " + Crowd.text(bag).en() + ", and those that are nowhere else are "
                            + Crowd.text(rest).en());
        return bag;
    }
}
