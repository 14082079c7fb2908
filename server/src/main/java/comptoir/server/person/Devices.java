package comptoir.server.person;

import comptoir.server.store.Notes.Note;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Store;
import comptoir.server.table.Refused;
import comptoir.server.table.Secrets;
import java.time.Duration;

/** A person on several devices: a link that fits once brings one more. */
public final class Devices {

    private static final String ROOM = "move";
    private static final Duration FITS = Duration.ofDays(1);
    private static final int LONGEST = 200;

    private final Store store;

    public Devices(Store store) {
        this.store = store;
    }

    /** The secret in a link that brings a person to one more device, and until when it fits; an earlier one fits no more. */
    public record Move(String code, long until) {}

    public Move move(PersonRow person) {
        var secret = Secrets.key();
        long now = System.currentTimeMillis();
        store.keep(new Note(ROOM, person.id(), "", Secrets.hash(secret), now));
        return new Move(person.id() + "." + secret, now + FITS.toMillis());
    }

    /** Whose link it is; nothing happens. */
    public PersonRow whose(String code) {
        int dot = code.indexOf('.');
        if (code.length() > LONGEST || dot < 0) throw wrong();
        var person = code.substring(0, dot);
        if (!Secrets.isId(person)) throw wrong();
        var note = store.note(ROOM, person, "").orElseThrow(Devices::wrong);
        boolean fresh = note.at() + FITS.toMillis() > System.currentTimeMillis();
        if (!fresh || !Secrets.fits(code.substring(dot + 1), note.content())) throw wrong();
        return store.personById(person).orElseThrow(Devices::wrong);
    }

    /** Follows the link. @return the cookie for the new device */
    public String follow(String code) {
        var person = whose(code);
        // Of two who follow it at once, one does.
        if (!store.drop(ROOM, person.id(), "")) throw wrong();
        var cookie = Secrets.key();
        store.addDevice(person.id(), Secrets.hash(cookie), System.currentTimeMillis());
        return cookie;
    }

    private static Refused wrong() {
        return new Refused(Refused.Code.NO_SEAT, "this link was used already, is too old, or was never given out");
    }
}
