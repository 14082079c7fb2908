package comptoir.server.push;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Notes;
import comptoir.server.store.Notes.Note;
import comptoir.server.table.Secrets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** The devices on which persons want to be told that it is their move, and how often they were today. */
public final class Subscriptions {

    /** A person's devices; where there are more, the oldest is told no more. */
    static final int MOST = 5;

    private static final String ROOM = "push";
    private static final String COUNT_ROOM = "pushed";

    private final Notes notes;

    Subscriptions(Notes notes) {
        this.notes = notes;
    }

    void add(String person, Subscription subscription) {
        var content = Json.write(Map.of(
                "endpoint", subscription.endpoint(),
                "key", subscription.key(),
                "auth", subscription.auth(),
                "language", subscription.language()));
        notes.keep(new Note(ROOM, person, id(subscription.endpoint()), content, System.currentTimeMillis()));
        var all = notes.notes(ROOM, person);
        for (var old : all.subList(0, Math.max(0, all.size() - MOST))) notes.drop(ROOM, person, old.id());
    }

    /** @return whether there was one */
    public boolean remove(String person, String endpoint) {
        return notes.drop(ROOM, person, id(endpoint));
    }

    List<Subscription> of(String person) {
        return notes.notes(ROOM, person).stream()
                .map(note -> read(Tree.of("subscription", Json.readObject(note.content()))))
                .toList();
    }

    public int count(String person) {
        return notes.notes(ROOM, person).size();
    }

    private static Subscription read(Tree note) {
        return new Subscription(
                note.at("endpoint").text(),
                note.at("key").text(),
                note.at("auth").text(),
                note.at("language").text());
    }

    private static String id(String endpoint) {
        return Secrets.hash(endpoint);
    }

    /** Counts a message to a person, unless they have had as many today as they may. */
    synchronized boolean mayTell(String person, int most) {
        var today = LocalDate.now(ZoneOffset.UTC).toString();
        int had = notes.note(COUNT_ROOM, person, "today")
                .map(note -> note.content().split(" ", 2))
                .filter(parts -> parts[0].equals(today))
                .map(parts -> Integer.parseInt(parts[1]))
                .orElse(0);
        if (had >= most) return false;
        notes.keep(new Note(COUNT_ROOM, person, "today", today + " " + (had + 1), System.currentTimeMillis()));
        return true;
    }
}
