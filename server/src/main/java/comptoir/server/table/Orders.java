package comptoir.server.table;

import comptoir.engine.Description;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.server.store.Notes.Note;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The orders that the seats of a table have given. They are kept beside the table and not in it: what changes in a table all
 * who look on are told of, and an order is its seat's own affair.
 */
public final class Orders {

    /** Where the store has them: a note for each seat. */
    static final String ROOM = "orders";

    private final String table;
    private final Store store;
    private @Nullable Map<Integer, Given> given;

    /** What a seat has ordered, and how often that has changed since the table was loaded. */
    private record Given(int version, List<Order> orders) {
        static final Given NOTHING = new Given(0, List.of());
    }

    /** A note's content. */
    private record Kept(List<Order> orders) {}

    Orders(String table, Store store) {
        this.table = table;
        this.store = store;
    }

    public synchronized List<Order> of(int seat) {
        return given().getOrDefault(seat, Given.NOTHING).orders();
    }

    /** Changes whenever what a seat has ordered does; 0 where it never ordered anything. */
    public synchronized int version(int seat) {
        return given().getOrDefault(seat, Given.NOTHING).version();
    }

    synchronized boolean isEmpty() {
        return given().values().stream().allMatch(each -> each.orders().isEmpty());
    }

    private Map<Integer, Given> given() {
        var known = given;
        if (known != null) return known;
        known = new HashMap<>();
        for (var note : store.notes(ROOM, table))
            known.put(
                    Integer.parseInt(note.id()),
                    new Given(1, Documents.read(note.content(), Kept.class).orders()));
        given = known;
        return known;
    }

    /** From now on a seat answers so; an earlier order about the same is void. */
    synchronized void give(int seat, Order order) {
        var next = without(seat, order.about());
        next.add(order);
        keep(seat, next);
    }

    /** A seat answers in person again. */
    synchronized void takeBack(int seat, String about) {
        keep(seat, without(seat, about));
    }

    /** A seat has no orders any more. */
    synchronized void clear(int seat) {
        if (!of(seat).isEmpty()) keep(seat, List.of());
    }

    private List<Order> without(int seat, String about) {
        var next = new ArrayList<>(of(seat));
        next.removeIf(each -> each.about().equals(about));
        return next;
    }

    private void keep(int seat, List<Order> orders) {
        var id = String.valueOf(seat);
        if (orders.isEmpty()) store.drop(ROOM, table, id);
        else {
            var content = Documents.write(new Kept(orders));
            store.keep(new Note(ROOM, table, id, content, System.currentTimeMillis()));
        }
        given().put(seat, new Given(version(seat) + 1, List.copyOf(orders)));
    }

    /** The place of the option by which an order answers what a seat is asked now; none where a person must. */
    OptionalInt answer(Snapshot<?> now, int seat) {
        // What a person has just taken back is theirs to decide.
        if (now.over() || now.tookBack() || !now.asked().contains(seat)) return OptionalInt.empty();
        var mine = of(seat);
        if (mine.isEmpty()) return OptionalInt.empty();
        var asked = now.offTurn(seat);
        if (asked.isEmpty()) return OptionalInt.empty();
        for (var order : mine)
            if (order.about().equals(asked.get().about())) return order.answer(asked.get(), now.data(seat));
        return OptionalInt.empty();
    }

    /** Whether an order answers what a seat is asked now. */
    public boolean answers(Snapshot<?> now, int seat) {
        return answer(now, seat).isPresent();
    }

    /** Takes back what held until now: something can be done that could not when it was ordered. */
    synchronized boolean endSurprised(Snapshot<?> now, int seat) {
        var mine = of(seat);
        if (now.over() || mine.isEmpty() || !now.asked().contains(seat)) return false;
        var asked = now.offTurn(seat);
        if (asked.isEmpty()) return false;
        for (var order : mine)
            if (order.about().equals(asked.get().about()) && order.isSurprised(asked.get(), now.data(seat))) {
                takeBack(seat, order.about());
                return true;
            }
        return false;
    }

    /** What a seat wishes, as a client says it. */
    public record Wish(
            String about, Order.@Nullable Way way, @Nullable Integer askFrom, boolean untilSurprised) {}

    /** A wish made an order, where the game has such questions and it can be answered so. */
    static Order checked(Table at, int seat, Wish wish, Order.Way way) {
        var doc = at.doc();
        if (doc.status() != Status.PLAYING) throw new Refused(Refused.Code.NOT_NOW, "no game is being played here");
        var standing = standing(doc.game(), wish.about());
        if (way == Order.Way.PASS && !standing.mayPass())
            throw Tree.of("message.way", "pass").wrong(Text.say("cannot be ordered here: something must be chosen"));
        var from = wish.askFrom();
        if (from != null) Tree.of("message.askFrom", from).number(0, standing.most());
        return new Order(standing.about(), way, from, wish.untilSurprised() ? known(at, seat, standing) : null);
    }

    static Description.Standing standing(String game, String about) {
        return Games.named(game)
                .description()
                .standing(about)
                .orElseThrow(() -> Tree.of("message.about", about)
                        .wrong(Text.say("is nothing that can be answered by an order in this game")));
    }

    private static List<Map<String, Object>> known(Table at, int seat, Description.Standing standing) {
        return at.snapshot()
                .filter(now -> now.asked().contains(seat))
                .filter(now -> now.offTurn(seat)
                        .filter(question -> question.about().equals(standing.about()))
                        .isPresent())
                .map(now -> now.data(seat))
                .orElse(List.of());
    }
}
