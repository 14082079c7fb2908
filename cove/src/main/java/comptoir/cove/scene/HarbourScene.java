package comptoir.cove.scene;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.Row;
import comptoir.cove.table.Harbour;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Players;
import comptoir.cove.table.Terms;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.Arrays;

/** Boats, docks, piers, halls, Lair and bag as a scene has them. */
final class HarbourScene {

    private HarbourScene() {}

    static Harbour read(Tree scene, Terms terms, Players players, Phase phase, boolean loose) {
        var board = terms.board();
        var docks = docks(scene, terms, loose);
        int atSea = (1 << board.boats().size()) - 1;
        for (int boat : docks.list()) if (boat != Harbour.FREE) atSea &= ~(1 << boat);
        var boats = Row.zeros(board.boats().size());
        var given = scene.list("boats");
        if (given.size() > boats.size())
            throw scene.at("boats").wrong(Text.say("has more than {0} boats", boats.size()));
        for (int boat = 0; boat < given.size(); boat++) {
            if (given.get(boat).value() instanceof String state) {
                if (!state.equals("gone") && !state.equals("docked"))
                    throw given.get(boat)
                            .wrong(Text.say("is \"{0}\", not \"gone\", \"docked\" or who is aboard", state));
                if (state.equals("docked") && !docks.has(boat))
                    throw given.get(boat).wrong(Text.say("is docked, and none of the docks has boat {0}", boat));
                if (state.equals("gone")) atSea &= ~(1 << boat);
                continue;
            }
            int aboard = Crowd.read(given.get(boat));
            if (!loose && aboard != 0 && docks.has(boat))
                throw given.get(boat).wrong(Text.say("is docked and has people aboard"));
            if (!loose && Crowd.total(aboard) >= board.boats().get(boat).seats())
                throw given.get(boat).wrong(Text.say("has no free seat; a full boat docks at once"));
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
        if (!loose && phase == Phase.ARRIVAL) morning(scene, board, boats, atSea, piers);
        int rogue = Kind.ROGUE.number();
        int halls = scene.has("halls") ? Crowd.read(scene.at("halls")) : board.halls();
        if (Crowd.rogues(halls) > 0) throw scene.at("halls").wrong(Text.say("has rogues; theirs is the lair"));
        halls += Crowd.of(
                rogue,
                scene.has("lair")
                        ? scene.at("lair").number(0, Crowd.MOST)
                        : terms.rogueCard().lair());
        return new Harbour(
                boats, atSea, docks, piers, halls, bag(scene, terms, boats, piers, halls, players, loose), 0);
    }

    /** "Arrival": the boats come back to sea and are boarded then; before that nobody is aboard or ashore. */
    private static void morning(Tree scene, Board board, Row boats, int atSea, Row piers) {
        if (!boats.equals(Row.zeros(boats.size())))
            throw scene.at("boats").wrong(Text.say("has people aboard, and at arrival the boats are empty"));
        if (!piers.equals(Row.zeros(piers.size())))
            throw scene.at("piers").wrong(Text.say("has people ashore, and at arrival the piers are empty"));
        if (atSea != (1 << board.boats().size()) - 1)
            throw scene.at("docks")
                    .wrong(Text.say("or \"boats\" has a boat away from sea, and at arrival all are there"));
    }

    /** By number from left to right: the boat in each dock, or null. */
    private static Row docks(Tree scene, Terms terms, boolean loose) {
        var docks = Row.filled(terms.board().docks().size(), Harbour.FREE);
        var given = scene.list("docks");
        if (given.size() > docks.size())
            throw scene.at("docks").wrong(Text.say("has more than {0} docks", docks.size()));
        for (int dock = 0; dock < given.size(); dock++) {
            if (given.get(dock).isNull()) continue;
            int boat = given.get(dock).number(0, terms.board().boats().size() - 1);
            if (docks.has(boat))
                throw given.get(dock).wrong(Text.say("has boat {0}, which is in another dock too", boat));
            if (!loose
                    && terms.board().boats().get(boat).side()
                            != terms.board().docks().get(dock).side())
                throw given.get(dock).wrong(Text.say("has boat {0}, which belongs to the other side", boat));
            docks = docks.with(dock, boat);
        }
        return docks;
    }

    private static int bag(Tree scene, Terms terms, Row boats, Row piers, int halls, Players players, boolean loose) {
        int placed = halls;
        for (int aboard : boats.list()) placed += aboard;
        for (int ashore : piers.list()) placed += ashore;
        for (int player = 0; player < players.size(); player++)
            placed += players.of(player).shop().adventurers();
        int all = terms.pack().adventurersWith(terms.rogueCard());
        int rest = Crowd.NOBODY;
        for (int kind = 0; kind <= Kind.CLANS; kind++) {
            int left = Crowd.count(all, kind) - Crowd.count(placed, kind);
            if (left < 0 && !loose)
                throw scene.wrong(Text.say(
                        "has {0}, and there are {1}",
                        Crowd.text(Crowd.of(kind, Crowd.count(placed, kind))), Crowd.count(all, kind)));
            rest += Crowd.of(kind, Math.max(left, 0));
        }
        if (!scene.has("bag")) return rest;
        int bag = Crowd.read(scene.at("bag"));
        if (bag != rest && !loose)
            throw scene.at("bag")
                    .wrong(Text.say(
                            "has {0}, and those that are nowhere else are {1}", Crowd.text(bag), Crowd.text(rest)));
        return bag;
    }
}
