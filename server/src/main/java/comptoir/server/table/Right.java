package comptoir.server.table;

import comptoir.engine.Seats;
import java.util.OptionalInt;

/**
 * By what somebody is at a table. It is looked at anew at every message, in and out: once a seat has changed hands, or its
 * keys have been renewed, what was opened before shows nothing more.
 *
 * @param seat the seat; {@link Seats#SPECTATOR} for who only looks on
 * @param by the hash of the key that was shown; empty where the person's cookie or an open table let them in
 * @param person who is known by the cookie; empty for nobody
 */
public record Right(int seat, String by, String person) {

    /** Of who has shown nothing: it holds at open tables. */
    public static final Right TO_LOOK_ON = new Right(Seats.SPECTATOR, "", "");

    /** What a key or a person may do at a table; refused where that is nothing. */
    public static Right of(TableDoc doc, String key, String person) {
        return key.isEmpty() ? ofPerson(doc, person) : ofKey(doc, Secrets.hash(key));
    }

    private static Right ofKey(TableDoc doc, String hash) {
        for (int seat = 0; seat < doc.seats(); seat++) if (holdsKey(doc, seat, hash)) return new Right(seat, hash, "");
        var looker = new Right(Seats.SPECTATOR, hash, "");
        if (looker.holds(doc)) return looker;
        throw new Refused(
                Refused.Code.NO_SEAT,
                "this link does not fit the table: it was used already, or the seat was given to another");
    }

    private static Right ofPerson(TableDoc doc, String person) {
        for (int seat = 0; seat < doc.seats(); seat++)
            if (isPersons(doc, seat, person)) return new Right(seat, "", person);
        if (doc.open()) return TO_LOOK_ON;
        throw new Refused(Refused.Code.NO_SEAT, "this table is private: its links open it");
    }

    /** Whether it still stands. */
    public boolean holds(TableDoc doc) {
        if (seat >= 0) return by.isEmpty() ? isPersons(doc, seat, person) : holdsKey(doc, seat, by);
        if (by.isEmpty()) return doc.open();
        if (Secrets.same(by, doc.spectators())) return true;
        // Who is invited may look at the table before sitting down.
        return doc.places().stream().anyMatch(place -> invites(place, by));
    }

    /** The free seat that a link invites to. */
    public static OptionalInt invitedTo(TableDoc doc, String key) {
        int seat = key.isEmpty() ? -1 : invited(doc, Secrets.hash(key));
        return seat < 0 || doc.places().get(seat).taken() ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** The seat that an invitation opens, by its hash; -1 for none. */
    static int invited(TableDoc doc, String hash) {
        for (int seat = 0; seat < doc.seats(); seat++) if (invites(doc.places().get(seat), hash)) return seat;
        return -1;
    }

    private static boolean invites(SeatDoc place, String hash) {
        if (!place.key().isEmpty() && Secrets.same(hash, place.key())) return true;
        var pass = place.pass();
        return pass != null && pass.until() > System.currentTimeMillis() && Secrets.same(hash, pass.hash());
    }

    private static boolean holdsKey(TableDoc doc, int seat, String hash) {
        for (var device : doc.places().get(seat).devices()) if (Secrets.same(hash, device)) return true;
        return false;
    }

    private static boolean isPersons(TableDoc doc, int seat, String person) {
        return !person.isEmpty() && doc.places().get(seat).person().equals(person);
    }
}
