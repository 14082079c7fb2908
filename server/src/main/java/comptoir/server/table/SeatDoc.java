package comptoir.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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
public record SeatDoc(
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

    /** Who may take a seat: the holder of its link, anybody, or nobody since a bot has it. */
    public enum Kind {
        LINK,
        OPEN,
        BOT
    }

    /** Lets one more device into a seat: the hash of its secret, and until when it fits. */
    public record Pass(String hash, long until) {}

    public SeatDoc {
        // At tables of before, the link was the key.
        if (devices == null) {
            devices = taken && !key.isEmpty() ? List.of(key) : List.of();
            if (taken) key = "";
        }
        // Tables of before people had faces.
        if (avatar == null) avatar = "";
    }

    static SeatDoc of(Kind kind, String level, String key) {
        boolean bot = kind == Kind.BOT;
        var none = List.<Integer>of();
        return new SeatDoc(kind, level, key, "", "", bot, bot, "", false, none, none, List.of(), null, 0, "", 0, false);
    }

    /** A seat of a game that was brought in: nobody can sit there. */
    static SeatDoc imported(String name, String text) {
        return of(Kind.LINK, "", "").who(new Sitter("", name, "")).ready(text).left(true);
    }

    /** The same people at another table, who have not agreed to begin there yet. */
    SeatDoc again() {
        var next = of(kind, kind == Kind.BOT ? level : "", key).keys(key, devices);
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

    /** Somebody has the seat, under the name and with the face they bring; what they do not bring stays. */
    private SeatDoc who(Sitter sitter) {
        return with(next -> {
            next.person = sitter.person();
            if (!sitter.name().isEmpty()) next.name = sitter.name();
            if (!sitter.avatar().isEmpty()) next.avatar = sitter.avatar();
            if (!taken) next.since = System.currentTimeMillis();
            next.taken = true;
            next.left = false;
            next.wanted = List.of();
        });
    }

    private SeatDoc keys(String invitation, List<String> held) {
        return with(next -> {
            next.key = invitation;
            next.devices = held;
            next.pass = null;
        });
    }

    /** Somebody sits down with a device that holds a key of its own. */
    SeatDoc seat(String device, Sitter sitter) {
        return who(sitter).renewed(device);
    }

    /** Who has the seat is here again; no bot stands in any more. */
    SeatDoc back(Sitter sitter) {
        if (resigned) return this;
        var owner = person.isEmpty() ? sitter.person() : person;
        return who(new Sitter(owner, sitter.name(), sitter.avatar())).standIn("");
    }

    SeatDoc vacant() {
        return of(kind, "", "");
    }

    SeatDoc forgotten() {
        return vacant().who(new Sitter("", "", ""))
                .with(next -> {
                    next.ready = ready;
                    next.text = text;
                    next.hints = hints;
                    next.left = true;
                })
                .standIn(level);
    }

    /** One more device has come by the pass or by the key of another. */
    SeatDoc device(String device) {
        var held = new ArrayList<>(devices);
        held.add(device);
        return keys(key, List.copyOf(held));
    }

    /** One device holds a new key; those of all the others fit no more. */
    SeatDoc renewed(String device) {
        return keys("", List.of(device));
    }

    SeatDoc pass(Pass next) {
        return with(place -> place.pass = next);
    }

    SeatDoc ready(String words) {
        return with(next -> {
            next.ready = true;
            next.text = words;
        });
    }

    SeatDoc hinted() {
        return with(next -> next.hints++);
    }

    /** The person gives the game up, and a bot plays on. */
    SeatDoc resign(String bot) {
        return standIn(bot).with(next -> {
            next.left = true;
            next.resigned = true;
        });
    }

    SeatDoc left(boolean gone) {
        return with(next -> next.left = gone);
    }

    SeatDoc standIn(String bot) {
        return with(next -> {
            next.level = bot;
            next.wanted = List.of();
        });
    }

    SeatDoc wanted(List<Integer> by) {
        return with(next -> next.wanted = by);
    }

    SeatDoc muted(List<Integer> seats) {
        return with(next -> next.muted = seats);
    }

    SeatDoc named(String called) {
        return with(next -> next.name = called);
    }

    private SeatDoc with(Consumer<Draft> change) {
        var draft = new Draft();
        change.accept(draft);
        return draft.place();
    }

    /** A seat while it is being changed. */
    private final class Draft {
        private String level = SeatDoc.this.level;
        private String key = SeatDoc.this.key;
        private String person = SeatDoc.this.person;
        private String name = SeatDoc.this.name;
        private boolean taken = SeatDoc.this.taken;
        private boolean ready = SeatDoc.this.ready;
        private String text = SeatDoc.this.text;
        private boolean left = SeatDoc.this.left;
        private List<Integer> wanted = SeatDoc.this.wanted;
        private List<Integer> muted = SeatDoc.this.muted;
        private List<String> devices = SeatDoc.this.devices;
        private @Nullable Pass pass = SeatDoc.this.pass;
        private int hints = SeatDoc.this.hints;
        private String avatar = SeatDoc.this.avatar;
        private long since = SeatDoc.this.since;
        private boolean resigned = SeatDoc.this.resigned;

        SeatDoc place() {
            return new SeatDoc(
                    kind, level, key, person, name, taken, ready, text, left, wanted, muted, devices, pass, hints,
                    avatar, since, resigned);
        }
    }
}
