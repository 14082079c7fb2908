package comptoir.server.table;

import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.protocol.Verification;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table and who sits there. Kept as a whole, changed as a whole, guarded by its version.
 *
 * @param rules the version of the rules it was set up with
 * @param spectators the hash of the key by which a private table may be watched
 * @param start the moment it goes on from, as plain data; null for a game from its start
 * @param origin the table it goes on from or is a rematch of
 * @param terms what was agreed beside the game's own options
 * @param takeBack a wish to take back that the others have not all answered
 * @param rematch the table that was made to play again
 * @param result how it ended; null while it has not
 * @param barred the persons who were sent away before the game
 */
public record TableDoc(
        String id,
        int version,
        Status status,
        String game,
        String rules,
        Map<String, Object> options,
        boolean open,
        boolean startWhenSeated,
        List<SeatDoc> places,
        String spectators,
        Clock clock,
        Terms terms,
        Chance chance,
        @Nullable Object start,
        @Nullable Origin origin,
        @Nullable TakeBack takeBack,
        @Nullable String rematch,
        long createdAt,
        long changedAt,
        @Nullable Result result,
        List<String> barred) {

    public TableDoc {
        // Tables of before anybody could be sent away.
        if (barred == null) barred = List.of();
        // Tables of before there were such terms.
        if (terms == null) terms = Terms.NONE;
    }

    /**
     * What was agreed beside the game's own options.
     *
     * @param standIn the level of a bot that stands in for somebody who has gone, or whose time is up
     * @param advice what is said of a seat that asks for advice
     * @param competitive nobody is advised, and nobody goes on from here elsewhere while it is played
     */
    public record Terms(String standIn, Advice advice, boolean competitive) {
        static final Terms NONE = new Terms("", Advice.FREE, false);

        public boolean advises() {
            return !competitive && advice != Advice.NONE;
        }
    }

    /** Whether a seat may ask for advice, and whether the others are told. */
    public enum Advice {
        FREE,
        TOLD,
        NONE
    }

    /** Seconds for a move and for a whole game; 0 where there is no such clock. */
    public record Clock(int perMove, int perGame) {
        public static final Clock NONE = new Clock(0, 0);

        public boolean runs() {
            return perMove > 0 || perGame > 0;
        }
    }

    /** The secret behind every shuffle, draw and roll; its hash is shown from the first moment. */
    public record Chance(String secret, String commitment) {
        static Chance fresh() {
            return of(Secrets.chance());
        }

        static Chance of(String secret) {
            return new Chance(secret, Secrets.hash(secret));
        }

        /** The seed text: anybody who knows the secret and the seats' texts can write it down. */
        public String seed(List<String> texts) {
            return Verification.seed(secret, texts);
        }
    }

    /** Where a table comes from; the seat is the one whose knowledge it was dealt from, -1 where all was known. */
    public record Origin(String kind, String table, int number, int seat) {}

    /** A seat asks to take back its last answer. */
    public record TakeBack(int seat, int number, List<Integer> granted) {}

    /** How a game ended, for lists and statistics. */
    public record Result(List<Place> places, Outline outline) {}

    String seed() {
        return chance.seed(places.stream().map(SeatDoc::text).toList());
    }

    int seats() {
        return places.size();
    }

    /** Whether it was played elsewhere: such a game is open to who knows its address, and listed nowhere. */
    boolean isImported() {
        return origin != null && origin.kind().equals("import");
    }

    TableRow row() {
        boolean bots = places.stream().anyMatch(SeatDoc::botPlays);
        return new TableRow(
                id,
                version,
                game,
                status,
                open && !isImported(),
                bots || clock.runs(),
                createdAt,
                changedAt,
                Documents.write(this));
    }

    public static TableDoc read(TableRow row) {
        return Documents.read(row.document(), TableDoc.class);
    }

    /** The game has ended so. */
    TableDoc over(@Nullable Result ended) {
        return status(Status.OVER).with(next -> next.result = ended);
    }

    /** Somebody is sent away, and cannot sit down here again. */
    TableDoc bar(int seat) {
        var away = new ArrayList<>(barred);
        away.add(places.get(seat).person());
        return place(seat, SeatDoc::vacant).with(next -> next.barred = List.copyOf(away));
    }

    /** The same with another version: several changes that are stored together count as one. */
    TableDoc version(int number) {
        return with(next -> next.version = number);
    }

    TableDoc chance(Chance other) {
        return with(next -> next.chance = other);
    }

    TableDoc status(Status now) {
        return changed(next -> {
            next.status = now;
            if (now == Status.OVER) next.takeBack = null;
        });
    }

    TableDoc place(int seat, UnaryOperator<SeatDoc> change) {
        var seats = new ArrayList<>(places);
        seats.set(seat, change.apply(seats.get(seat)));
        return changed(next -> next.places = List.copyOf(seats));
    }

    TableDoc takeBack(@Nullable TakeBack wish) {
        return changed(next -> next.takeBack = wish);
    }

    TableDoc rematch(String table) {
        return changed(next -> next.rematch = table);
    }

    /** A change that counts: it has a version and a time of its own. */
    private TableDoc changed(Consumer<Draft> change) {
        return with(next -> {
            change.accept(next);
            next.version++;
            next.changedAt = System.currentTimeMillis();
        });
    }

    private TableDoc with(Consumer<Draft> change) {
        var draft = new Draft();
        change.accept(draft);
        return draft.doc();
    }

    /** What changes of a table, while it is being changed. */
    private final class Draft {
        private int version = TableDoc.this.version;
        private Status status = TableDoc.this.status;
        private List<SeatDoc> places = TableDoc.this.places;
        private Chance chance = TableDoc.this.chance;
        private @Nullable TakeBack takeBack = TableDoc.this.takeBack;
        private @Nullable String rematch = TableDoc.this.rematch;
        private long changedAt = TableDoc.this.changedAt;
        private @Nullable Result result = TableDoc.this.result;
        private List<String> barred = TableDoc.this.barred;

        TableDoc doc() {
            return new TableDoc(
                    id,
                    version,
                    status,
                    game,
                    rules,
                    options,
                    open,
                    startWhenSeated,
                    places,
                    spectators,
                    clock,
                    terms,
                    chance,
                    start,
                    origin,
                    takeBack,
                    rematch,
                    createdAt,
                    changedAt,
                    result,
                    barred);
        }
    }
}
