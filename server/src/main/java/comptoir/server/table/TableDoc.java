package comptoir.server.table;

import comptoir.engine.Outline;
import comptoir.protocol.Verification;
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
        List<Place> places,
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
     * @param key the hash of the invitation in its link; empty once somebody has traded it for a key of their own
     * @param person who sits there; empty until somebody does
     * @param ready whether the seat agrees to begin
     * @param text what the seat adds to chance
     * @param left whether the person has gone, to come back or not
     * @param wanted the seats that asked for a bot to stand in
     * @param muted the seats whose chat this seat does not want to read
     * @param devices the hashes of the keys that its devices hold, the first device first
     * @param pass lets one more device in; null where the seat has asked for none
     * @param hints how often it has asked for advice
     * @param avatar the face of who sits there, as they chose it; empty where they did not
     * @param since when somebody sat down there
     * @param resigned whether the person has given the game up: a bot plays on, and they do not come back
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
            List<Integer> muted,
            List<String> devices,
            @Nullable Pass pass,
            int hints,
            String avatar,
            long since,
            boolean resigned) {

        public Place {
            // At tables of before, the link was the key.
            if (devices == null) {
                devices = taken && !key.isEmpty() ? List.of(key) : List.of();
                if (taken) key = "";
            }
            // Tables of before people had faces.
            if (avatar == null) avatar = "";
        }

        static Place of(Kind kind, String level, String key) {
            boolean bot = kind == Kind.BOT;
            return new Place(
                    kind, level, key, "", "", bot, bot, "", false, List.of(), List.of(), List.of(), null, 0, "", 0,
                    false);
        }

        /** A seat of a game that was brought in: nobody can sit there. */
        static Place imported(String name, String text) {
            return of(Kind.LINK, "", "")
                    .who(new Sitter("", name, ""))
                    .ready(text)
                    .left(true);
        }

        /** The same people at another table, who have not agreed to begin there yet. */
        Place again() {
            var next = of(kind, kind == Kind.BOT ? level : "", key).keys(key, devices, null);
            if (kind == Kind.BOT || !taken) return next.named(name);
            return next.who(new Sitter(person, name, avatar)).muted(muted);
        }

        /** A bot plays here now: its own, or one that stands in. */
        public boolean botPlays() {
            return !level.isEmpty();
        }

        /** A person has this seat, though a bot may stand in for them. */
        public boolean isPersons() {
            return kind != Kind.BOT && taken;
        }

        /** Whether the seat shows the name and the face that somebody has now. */
        boolean isCalled(Sitter sitter) {
            return (sitter.name().isEmpty() || sitter.name().equals(name))
                    && (sitter.avatar().isEmpty() || sitter.avatar().equals(avatar));
        }

        private Place with(String nextLevel, boolean gone, List<Integer> by, List<Integer> quiet) {
            return new Place(
                    kind, nextLevel, key, person, name, taken, ready, text, gone, by, quiet, devices, pass, hints,
                    avatar, since, resigned);
        }

        private Place keys(String invitation, List<String> held, @Nullable Pass next) {
            return new Place(
                    kind,
                    level,
                    invitation,
                    person,
                    name,
                    taken,
                    ready,
                    text,
                    left,
                    wanted,
                    muted,
                    held,
                    next,
                    hints,
                    avatar,
                    since,
                    resigned);
        }

        private Place agreed(boolean agrees, String words, int advised) {
            return new Place(
                    kind, level, key, person, name, taken, agrees, words, left, wanted, muted, devices, pass, advised,
                    avatar, since, resigned);
        }

        /** Somebody has the seat, under the name and with the face they bring; what they do not bring stays. */
        private Place who(Sitter sitter) {
            var called = sitter.name().isEmpty() ? name : sitter.name();
            var face = sitter.avatar().isEmpty() ? avatar : sitter.avatar();
            return new Place(
                    kind,
                    level,
                    key,
                    sitter.person(),
                    called,
                    true,
                    ready,
                    text,
                    false,
                    List.of(),
                    muted,
                    devices,
                    pass,
                    hints,
                    face,
                    taken ? since : System.currentTimeMillis(),
                    resigned);
        }

        /** Somebody sits down with a device that holds a key of its own. */
        Place seat(String device, Sitter sitter) {
            return who(sitter).keys("", List.of(device), null);
        }

        /** Who has the seat is here again; no bot stands in any more. */
        Place back(Sitter sitter) {
            if (resigned) return this;
            var owner = person.isEmpty() ? sitter.person() : person;
            return who(new Sitter(owner, sitter.name(), sitter.avatar())).standIn("");
        }

        Place vacant() {
            return of(kind, "", "");
        }

        Place forgotten() {
            return vacant().who(new Sitter("", "", ""))
                    .agreed(ready, text, hints)
                    .left(true)
                    .standIn(level);
        }

        /** One more device has come by the pass or by the key of another. */
        Place device(String device) {
            var held = new ArrayList<>(devices);
            held.add(device);
            return keys(key, List.copyOf(held), null);
        }

        /** One device holds a new key; those of all the others fit no more. */
        Place renewed(String device) {
            return keys("", List.of(device), null);
        }

        Place pass(Pass next) {
            return keys(key, devices, next);
        }

        Place ready(String words) {
            return agreed(true, words, hints);
        }

        Place hinted() {
            return agreed(ready, text, hints + 1);
        }

        /** The person gives the game up, and a bot plays on. */
        Place resign(String bot) {
            return new Place(
                    kind, bot, key, person, name, taken, ready, text, true, List.of(), muted, devices, pass, hints,
                    avatar, since, true);
        }

        Place left(boolean gone) {
            return with(level, gone, wanted, muted);
        }

        Place standIn(String bot) {
            return with(bot, left, List.of(), muted);
        }

        Place wanted(List<Integer> by) {
            return with(level, left, by, muted);
        }

        Place muted(List<Integer> seats) {
            return with(level, left, wanted, seats);
        }

        Place named(String called) {
            return new Place(
                    kind, level, key, person, called, taken, ready, text, left, wanted, muted, devices, pass, hints,
                    avatar, since, resigned);
        }
    }

    /** Lets one more device into a seat: the hash of its secret, and until when it fits. */
    public record Pass(String hash, long until) {}

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
    public record Result(List<comptoir.engine.Place> places, Outline outline) {}

    String seed() {
        return chance.seed(places.stream().map(Place::text).toList());
    }

    int seats() {
        return places.size();
    }

    /** Whether it was played elsewhere: such a game is open to who knows its address, and listed nowhere. */
    boolean isImported() {
        return origin != null && origin.kind().equals("import");
    }

    TableRow row() {
        boolean bots = places.stream().anyMatch(Place::botPlays);
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
                terms,
                chance,
                start,
                origin,
                wish,
                again,
                createdAt,
                System.currentTimeMillis(),
                result,
                barred);
    }

    private TableDoc with(@Nullable Result ended, List<String> away) {
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
                ended,
                away);
    }

    /** The game has ended so. */
    TableDoc over(@Nullable Result ended) {
        return status(Status.OVER).with(ended, barred);
    }

    /** Somebody is sent away, and cannot sit down here again. */
    TableDoc bar(int seat) {
        var away = new ArrayList<>(barred);
        away.add(places.get(seat).person());
        return place(seat, Place::vacant).with(result, List.copyOf(away));
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

    TableDoc chance(Chance other) {
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
                other,
                start,
                origin,
                takeBack,
                rematch,
                createdAt,
                changedAt,
                result,
                barred);
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
