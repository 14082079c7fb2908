package comptoir.server.table;

import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table and who sits there. Kept as a whole, changed as a whole, guarded by its version.
 *
 * @param rules the version of the rules it was set up with
 * @param spectators the hash of the key by which a private table may be watched
 * @param start the moment it goes on from, as plain data; null for a game from its start
 * @param origin the table it goes on from or is a rematch of
 * @param takeBack a wish to take back that the others have not all answered
 * @param rematch the table that was made to play again
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
        List<Place> places,
        String spectators,
        Clock clock,
        Chance chance,
        @Nullable Object start,
        @Nullable Origin origin,
        @Nullable TakeBack takeBack,
        @Nullable String rematch,
        long createdAt,
        long changedAt) {

    /** Who may take a seat: the holder of its link, anybody, or nobody since a bot has it. */
    public enum Kind {
        LINK,
        OPEN,
        BOT
    }

    /**
     * A seat.
     *
     * @param level the bot's level, of a bot or of the one that stands in; empty where there is none
     * @param key the hash of the secret in its link; empty where nobody can have one yet
     * @param person who sits there; empty until somebody does
     * @param ready whether the seat agrees to begin
     * @param text what the seat adds to chance
     * @param left whether the person has gone, to come back or not
     * @param wanted the seats that asked for a bot to stand in
     * @param muted the seats whose chat this seat does not want to read
     */
    public record Place(
            Kind kind,
            String level,
            String key,
            String person,
            String name,
            boolean taken,
            boolean ready,
            String text,
            boolean left,
            List<Integer> wanted,
            List<Integer> muted) {

        static Place of(Kind kind, String level, String key) {
            boolean bot = kind == Kind.BOT;
            return new Place(kind, level, key, "", "", bot, bot, "", false, List.of(), List.of());
        }

        /** A bot plays here now: its own, or one that stands in. */
        public boolean botPlays() {
            return !level.isEmpty();
        }

        Place seat(String key, String person, String name) {
            return new Place(kind, level, key, person, name, true, ready, text, false, List.of(), muted);
        }

        Place vacant() {
            return new Place(kind, "", "", "", "", false, false, "", false, List.of(), List.of());
        }

        Place ready(String text) {
            return new Place(kind, level, key, person, name, taken, true, text, left, wanted, muted);
        }

        Place left(boolean gone) {
            return new Place(kind, level, key, person, name, taken, ready, text, gone, wanted, muted);
        }

        Place standIn(String level) {
            return new Place(kind, level, key, person, name, taken, ready, text, left, List.of(), muted);
        }

        Place wanted(List<Integer> by) {
            return new Place(kind, level, key, person, name, taken, ready, text, left, by, muted);
        }

        Place muted(List<Integer> seats) {
            return new Place(kind, level, key, person, name, taken, ready, text, left, wanted, seats);
        }

        Place named(String name) {
            return new Place(kind, level, key, person, name, taken, ready, text, left, wanted, muted);
        }
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
            var secret = Secrets.chance();
            return new Chance(secret, Secrets.hash(secret));
        }

        /** The seed text: anybody who knows the secret and the seats' texts can write it down. */
        public String seed(List<String> texts) {
            return "comptoir 1\n" + secret + "\n" + String.join("\n", texts);
        }
    }

    /** Where a table comes from; the seat is the one whose knowledge it was dealt from, -1 where all was known. */
    public record Origin(String kind, String table, int number, int seat) {}

    /** A seat asks to take back its last answer. */
    public record TakeBack(int seat, int number, List<Integer> granted) {}

    String seed() {
        return chance.seed(places.stream().map(Place::text).toList());
    }

    int seats() {
        return places.size();
    }

    TableRow row() {
        boolean bots = places.stream().anyMatch(Place::botPlays);
        return new TableRow(
                id, version, game, status, open, bots || clock.runs(), createdAt, changedAt, Documents.write(this));
    }

    public static TableDoc read(TableRow row) {
        return Documents.read(row.document(), TableDoc.class);
    }

    private TableDoc with(Status nextStatus, List<Place> nextPlaces, @Nullable TakeBack wish, @Nullable String again) {
        return new TableDoc(
                id,
                version + 1,
                nextStatus,
                game,
                rules,
                options,
                open,
                startWhenSeated,
                nextPlaces,
                spectators,
                clock,
                chance,
                start,
                origin,
                wish,
                again,
                createdAt,
                System.currentTimeMillis());
    }

    /** The same with another version: several changes that are stored together count as one. */
    TableDoc version(int number) {
        return new TableDoc(
                id,
                number,
                status,
                game,
                rules,
                options,
                open,
                startWhenSeated,
                places,
                spectators,
                clock,
                chance,
                start,
                origin,
                takeBack,
                rematch,
                createdAt,
                changedAt);
    }

    TableDoc status(Status next) {
        return with(next, places, next == Status.OVER ? null : takeBack, rematch);
    }

    TableDoc place(int seat, UnaryOperator<Place> change) {
        var next = new ArrayList<>(places);
        next.set(seat, change.apply(next.get(seat)));
        return with(status, List.copyOf(next), takeBack, rematch);
    }

    TableDoc takeBack(@Nullable TakeBack wish) {
        return with(status, places, wish, rematch);
    }

    TableDoc rematch(String table) {
        return with(status, places, takeBack, table);
    }
}
