package comptoir.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What each seat may know of face-down things, as an attentive player remembers it.
 *
 * <p>Every card (tile, token) has a number that follows it from place to place; its face is looked up elsewhere. A seat
 * knows some faces for certain. Of the others it knows pools: "among these cards lie, in some order, those faces". To look
 * at a card is {@link #see}; to lose sight of which is which is {@link #blur}: a shuffle, or a card that leaves a hand
 * unseen. A redeal gives new faces to the cards that fit all a seat knows.
 *
 * <p>Pools of one seat are nested or apart, never crossing. Where exact memory would need crossing pools, the two are
 * joined: the seat then knows a little less than it might, never more.
 */
public record Memory(List<Mind> minds) {

    /** What one seat knows. */
    public record Mind(IdSet known, List<Pool> pools) {}

    /** Among the cards of {@code places} are the faces of {@code faces}: of cards which are themselves among them. */
    public record Pool(IdSet places, IdSet faces) {}

    /** Nobody knows anything, and these groups of cards are known as groups to all: each starting deck is one. */
    public static Memory ofGroups(int seats, List<IdSet> groups) {
        var pools = groups.stream()
                .filter(group -> !group.isEmpty())
                .map(group -> new Pool(group, group))
                .toList();
        return new Memory(Collections.nCopies(seats, new Mind(IdSet.EMPTY, pools)));
    }

    public boolean knows(int seat, int card) {
        return minds.get(seat).known().has(card);
    }

    /** The seats of the mask that do not know all of these cards. */
    public int strangersTo(IdSet cards, int seats) {
        int strangers = 0;
        for (int seat = 0; seat < minds.size(); seat++)
            if ((seats & Seats.bit(seat)) != 0
                    && !cards.isWithin(minds.get(seat).known())) strangers |= Seats.bit(seat);
        return strangers;
    }

    /** The seats of the mask look at these cards. */
    public Memory see(IdSet cards, int seats, IntUnaryOperator faces) {
        return change(seats, mind -> {
            var seen = cards.minus(mind.known());
            if (seen.isEmpty()) return mind;
            var pools = new ArrayList<>(mind.pools());
            seen.forEach(card -> pools.replaceAll(pool -> without(pool, card, faces)));
            pools.removeIf(pool -> pool.faces().isEmpty());
            return new Mind(mind.known().union(seen), List.copyOf(pools));
        });
    }

    /** The seats of the mask can no longer tell these cards from each other. */
    public Memory blur(IdSet cards, int seats) {
        return cards.size() < 2 ? this : change(seats, mind -> blurred(mind, cards));
    }

    private static Mind blurred(Mind mind, IdSet cards) {
        var outer = maximal(mind.pools().stream()
                .filter(pool -> pool.places().meets(cards) && !pool.places().isWithin(cards))
                .toList());
        var inner = maximal(mind.pools().stream()
                .filter(pool -> pool.places().isWithin(cards))
                .toList());
        var singles = mind.known().within(cards);
        var certain = singles;
        for (var pool : inner) certain = certain.union(pool.faces());

        var pools = new ArrayList<Pool>();
        var joined = new Pool(cards, singles);
        for (var pool : outer)
            joined = new Pool(
                    joined.places().union(pool.places()), joined.faces().union(pool.faces()));
        for (var pool : inner)
            if (outer.stream().noneMatch(out -> pool.places().isWithin(out.places())))
                joined = new Pool(joined.places(), joined.faces().union(pool.faces()));
        // Pools that cross the joined one are part of it now; those apart from the blurred cards stay as they are.
        for (var pool : mind.pools()) if (!pool.places().meets(cards)) pools.add(pool);
        if (!outer.isEmpty()) pools.add(joined);
        if (!certain.isEmpty()) pools.add(new Pool(cards, certain));
        return new Mind(mind.known().minus(cards), List.copyOf(pools));
    }

    private static List<Pool> maximal(List<Pool> pools) {
        var found = new ArrayList<Pool>();
        for (var pool : pools) {
            if (found.stream().anyMatch(other -> pool.places().isWithin(other.places()))) continue;
            found.removeIf(other -> other.places().isWithin(pool.places()));
            found.add(pool);
        }
        return found;
    }

    private static Pool without(Pool pool, int card, IntUnaryOperator faces) {
        if (!pool.places().has(card)) return pool;
        var places = pool.places().without(card);
        if (pool.faces().has(card)) return new Pool(places, pool.faces().without(card));
        int seen = faces.applyAsInt(card);
        for (int other : pool.faces().ids())
            if (faces.applyAsInt(other) == seen)
                return new Pool(places, pool.faces().without(other));
        return new Pool(places, pool.faces());
    }

    /**
     * New faces for the cards, which the seat cannot tell from the old ones.
     *
     * @param faces the face of each card now
     * @return the face of each card then; a new array
     */
    public int[] redeal(int seat, int[] faces, Luck luck) {
        var dealt = faces.clone();
        var pools = new ArrayList<>(minds.get(seat).pools());
        pools.sort(Comparator.comparingInt(pool -> pool.places().size()));
        var given = new boolean[faces.length];
        var roots = maximal(pools);
        for (var pool : pools) if (!roots.contains(pool)) deal(pool.places(), pool.faces(), faces, dealt, given, luck);
        for (var root : roots) deal(root.places(), root.places(), faces, dealt, given, luck);
        return dealt;
    }

    /** Gives the faces of some cards to the places, as far as the places have not been given them yet. */
    private static void deal(IdSet places, IdSet wanted, int[] faces, int[] dealt, boolean[] given, Luck luck) {
        var ids = places.ids();
        var missing = wanted.ids();
        for (int i = 0; i < missing.length; i++) missing[i] = faces[missing[i]];
        // In an order that does not depend on where they lie: who draws the same luck deals the same, whatever is
        // hidden.
        Arrays.sort(missing);
        int left = missing.length;
        int free = 0;
        for (int id : ids) {
            if (!given[id]) {
                ids[free++] = id;
                continue;
            }
            for (int i = 0; i < left; i++)
                if (missing[i] == dealt[id]) {
                    missing[i] = missing[--left];
                    break;
                }
        }
        while (left > 0) {
            int chosen = luck.below(free);
            int place = ids[chosen];
            ids[chosen] = ids[--free];
            dealt[place] = missing[--left];
            given[place] = true;
        }
    }

    /** This memory after a redeal for the seat: its pools point at the cards that now have the faces it knows of. */
    public Memory redealt(int seat, int[] before, int[] after) {
        return change(Seats.bit(seat), mind -> {
            var pools = new ArrayList<Pool>();
            for (var pool : mind.pools()) {
                var ids = IdSet.EMPTY;
                for (int wanted : pool.faces().ids())
                    for (int place : pool.places().ids())
                        if (!ids.has(place) && after[place] == before[wanted]) {
                            ids = ids.with(place);
                            break;
                        }
                pools.add(new Pool(pool.places(), ids));
            }
            return new Mind(mind.known(), List.copyOf(pools));
        });
    }

    private Memory change(int seats, java.util.function.UnaryOperator<Mind> change) {
        var changed = new ArrayList<>(minds);
        for (int seat = 0; seat < changed.size(); seat++)
            if ((seats & Seats.bit(seat)) != 0) changed.set(seat, change.apply(changed.get(seat)));
        return new Memory(List.copyOf(changed));
    }
}
