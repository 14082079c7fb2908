package comptoir.cove.table;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.parts.Row;
import comptoir.cove.parts.Side;
import comptoir.engine.Tree;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where the adventurers are.
 *
 * @param boats who is aboard each boat
 * @param atSea the boats at sea, one bit each
 * @param docks the boat in each dock, or {@link #FREE}
 * @param piers who stands on each pier
 * @param halls who is in the halls; the rogues among them are those of the Lair
 * @param drawn adventurers drawn and not yet placed
 */
public record Harbour(Row boats, int atSea, Row docks, Row piers, int halls, int bag, int drawn) {

    public static final int FREE = -1;

    /** All boats empty and at sea, nobody on the piers. */
    public static Harbour morning(Board board, int halls, int bag) {
        int boats = board.boats().size();
        return new Harbour(
                Row.zeros(boats),
                (1 << boats) - 1,
                Row.filled(board.docks().size(), FREE),
                Row.zeros(Pier.COUNT),
                halls,
                bag,
                Crowd.NOBODY);
    }

    /** One customer of each clan in its hall and the rogues of the card in the Lair; the others in the bag. */
    public static Harbour atSetUp(Components pack, RogueCard card) {
        int halls = pack.board().halls() + Crowd.of(Kind.ROGUE.number(), card.lair());
        return morning(pack.board(), halls, pack.adventurersWith(card) - halls);
    }

    public boolean isAtSea(int boat) {
        return (atSea & (1 << boat)) != 0;
    }

    public boolean isFull(Board board, int boat) {
        return Crowd.total(boats.at(boat)) >= board.boats().get(boat).seats();
    }

    public boolean hasRoom(Board board, int boat) {
        return isAtSea(boat) && !isFull(board, boat);
    }

    public boolean anyRoom(Board board) {
        for (int boat = 0; boat < boats.size(); boat++) if (hasRoom(board, boat)) return true;
        return false;
    }

    public boolean allDocksTaken() {
        return !docks.has(FREE);
    }

    /** The free docks of a side, one bit each. */
    public int freeDocks(Board board, Side side) {
        int free = 0;
        for (int dock = 0; dock < docks.size(); dock++)
            if (docks.at(dock) == FREE && board.docks().get(dock).side() == side) free |= 1 << dock;
        return free;
    }

    public Harbour boats(Row changed) {
        return new Harbour(changed, atSea, docks, piers, halls, bag, drawn);
    }

    public Harbour bag(int changed) {
        return new Harbour(boats, atSea, docks, piers, halls, changed, drawn);
    }

    public Harbour halls(int changed) {
        return new Harbour(boats, atSea, docks, piers, changed, bag, drawn);
    }

    /** An adventurer of the bag comes aboard. */
    public Harbour boards(int boat, int kind) {
        return new Harbour(
                boats.with(boat, Crowd.plus(boats.at(boat), kind)),
                atSea,
                docks,
                piers,
                halls,
                Crowd.minus(bag, kind),
                drawn);
    }

    /** An adventurer is taken out of the bag, into a player's hand. */
    public Harbour draws(int kind) {
        return new Harbour(boats, atSea, docks, piers, halls, Crowd.minus(bag, kind), Crowd.plus(drawn, kind));
    }

    /** The adventurer in a player's hand goes onto a boat. */
    public Harbour places(int boat, int kind) {
        return new Harbour(
                boats.with(boat, Crowd.plus(boats.at(boat), kind)),
                atSea,
                docks,
                piers,
                halls,
                bag,
                Crowd.minus(drawn, kind));
    }

    public Harbour leaves(int boat, int kind) {
        return boats(boats.with(boat, Crowd.minus(boats.at(boat), kind)));
    }

    public Harbour moves(int boat, int kind, int other) {
        return leaves(boat, kind).joins(other, kind);
    }

    private Harbour joins(int boat, int kind) {
        return boats(boats.with(boat, Crowd.plus(boats.at(boat), kind)));
    }

    public Harbour toPier(int boat, int kind, int pier) {
        var left = leaves(boat, kind);
        return new Harbour(
                left.boats, atSea, docks, piers.with(pier, Crowd.plus(piers.at(pier), kind)), halls, bag, drawn);
    }

    /** The boat ties up, and all aboard go onto the dock's pier. */
    public Harbour docked(Board board, int boat, int dock) {
        int pier = board.docks().get(dock).pier().number();
        return new Harbour(
                boats.with(boat, Crowd.NOBODY),
                atSea & ~(1 << boat),
                docks.with(dock, boat),
                piers.with(pier, Crowd.join(piers.at(pier), boats.at(boat))),
                halls,
                bag,
                drawn);
    }

    /** The boat is taken away, and all aboard go to their halls and to the Lair. */
    public Harbour removed(int boat) {
        return new Harbour(
                boats.with(boat, Crowd.NOBODY),
                atSea & ~(1 << boat),
                docks,
                piers,
                Crowd.join(halls, boats.at(boat)),
                bag,
                drawn);
    }

    /** The next morning: those on piers are back in the bag. */
    public Harbour nextDay(Board board) {
        int back = bag;
        for (int pier = 0; pier < Pier.COUNT; pier++) back = Crowd.join(back, piers.at(pier));
        return morning(board, halls, back);
    }

    /** As it is saved: the people by their names. */
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("boats", boats.list().stream().map(Crowd::names).toList());
        data.put("atSea", atSea);
        data.put("docks", docks.list());
        data.put("piers", piers.list().stream().map(Crowd::names).toList());
        data.put("halls", Crowd.byName(halls));
        data.put("bag", Crowd.byName(bag));
        data.put("drawn", Crowd.names(drawn));
        return data;
    }

    /** Reads what {@link #data} wrote; the first version wrote crowds as numbers. */
    public static Harbour read(Tree tree) {
        return new Harbour(
                crowds(tree.at("boats")),
                tree.at("atSea").number(),
                Row.read(tree.at("docks")),
                crowds(tree.at("piers")),
                crowd(tree.at("halls")),
                crowd(tree.at("bag")),
                crowd(tree.at("drawn")));
    }

    private static Row crowds(Tree tree) {
        var row = Row.EMPTY;
        for (var each : tree.list()) row = row.and(crowd(each));
        return row;
    }

    private static int crowd(Tree tree) {
        return tree.value() instanceof Number ? tree.number() : Crowd.read(tree);
    }
}
