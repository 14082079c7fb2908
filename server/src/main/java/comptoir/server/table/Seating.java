package comptoir.server.table;

import comptoir.protocol.Games;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.TableDoc.Kind;
import comptoir.server.table.TableDoc.Place;
import java.util.ArrayList;
import java.util.List;

/** Taking seats, leaving them, coming back; a bot that stands in; playing again. */
public final class Seating {

    private final Lobby lobby;

    public Seating(Lobby lobby) {
        this.lobby = lobby;
    }

    /** A seat that was taken and the secret of its link. */
    public record Seat(int seat, String key) {}

    /** Takes a seat: the one of the link, or a free one of an open table. Who has one already gets no other. */
    public Seat join(Table table, String key, int wished, String person, String name) {
        if (!key.isEmpty()) {
            int seat = Lobby.seat(table.doc(), key, "");
            if (seat < 0) throw new Refused(Refused.Code.NO_SEAT, "this is the spectators' link");
            comeBack(table, seat, person, name);
            return new Seat(seat, key);
        }
        var fresh = Secrets.key();
        var hash = Secrets.hash(fresh);
        var doc = table.change(now -> {
            int seat = free(now, wished);
            return begunIfReady(now.place(seat, place -> place.seat(hash, person, name)));
        });
        for (int seat = 0; seat < doc.seats(); seat++)
            if (doc.places().get(seat).key().equals(hash)) {
                lobby.sit(person, doc.id(), seat);
                return new Seat(seat, fresh);
            }
        throw new IllegalStateException("a seat was taken and is not there");
    }

    private static int free(TableDoc doc, int wished) {
        if (doc.status() != Status.WAITING) throw new Refused(Refused.Code.NOT_NOW, "the game has begun");
        for (int seat = 0; seat < doc.seats(); seat++) {
            var place = doc.places().get(seat);
            boolean fits = wished < 0 || wished == seat;
            if (fits && place.kind() == Kind.OPEN && !place.taken()) return seat;
        }
        throw new Refused(Refused.Code.NOT_ALLOWED, "no seat is free for anybody; a link opens the others");
    }

    /** Somebody sits down at their seat, for the first time or again; a bot that stood in gives it back. */
    public void comeBack(Table table, int seat, String person, String name) {
        var before = table.doc().places().get(seat);
        if (before.taken() && !before.left() && !before.botPlays() && (name.isEmpty() || name.equals(before.name())))
            return;
        table.change(doc -> {
            var place = doc.places().get(seat);
            var called = name.isEmpty() ? place.name() : name;
            var seated = place.seat(place.key(), person.isEmpty() ? place.person() : person, called);
            return begunIfReady(doc.place(seat, ignored -> seated.standIn("")));
        });
        lobby.sit(person, table.id(), seat);
    }

    /** The seat agrees to begin, and adds its text to chance. */
    public void ready(Table table, int seat, String text) {
        table.change(doc -> {
            if (doc.status() != Status.WAITING) throw new Refused(Refused.Code.NOT_NOW, "the game has begun");
            return begunIfReady(doc.place(seat, place -> place.ready(text)));
        });
    }

    /** The game begins once every seat is taken and agrees. */
    static TableDoc begunIfReady(TableDoc doc) {
        if (doc.status() != Status.WAITING) return doc;
        for (var place : doc.places()) if (!place.taken() || !(place.ready() || doc.startWhenSeated())) return doc;
        return doc.status(Status.PLAYING);
    }

    /** Leaves: before the game the seat is free again, during the game a bot may stand in. */
    public void leave(Table table, int seat) {
        table.change(doc -> {
            if (doc.status() == Status.WAITING && doc.places().get(seat).kind() == Kind.OPEN)
                return doc.place(seat, Place::vacant);
            return doc.place(seat, place -> place.left(true));
        });
    }

    /** Asks for a bot in the seat of one who has gone; it plays once all others who are there have asked. */
    public void standIn(Table table, int asking, int absent, String level) {
        if (asking == absent || table.doc().places().get(absent).kind() == Kind.BOT)
            throw new Refused(Refused.Code.NOT_ALLOWED, "a bot stands in for another person only");
        if (!Bots.knows(Games.named(table.doc().game()), level))
            throw new Refused(Refused.Code.BAD_OPTIONS, "there is no bot of level \"" + level + "\"");
        table.change(doc -> {
            var place = doc.places().get(absent);
            if (!place.left() && table.isHere(absent))
                throw new Refused(Refused.Code.NOT_NOW, "the person of that seat is here");
            if (place.botPlays()) return doc;
            var wanted = new ArrayList<>(place.wanted());
            if (!wanted.contains(asking)) wanted.add(asking);
            return others(doc, absent).stream().allMatch(wanted::contains)
                    ? doc.place(absent, now -> now.standIn(level))
                    : doc.place(absent, now -> now.wanted(List.copyOf(wanted)));
        });
    }

    /** The seats of the other persons who have not gone. */
    static List<Integer> others(TableDoc doc, int seat) {
        var others = new ArrayList<Integer>();
        for (int other = 0; other < doc.seats(); other++) {
            var place = doc.places().get(other);
            if (other != seat && !place.botPlays() && !place.left()) others.add(other);
        }
        return others;
    }

    /** A new table with the same people, whose links go on to fit; made once, however many ask. */
    public Table rematch(Table table) {
        var doc = table.doc();
        if (doc.status() != Status.OVER) throw new Refused(Refused.Code.NOT_NOW, "the game is not over");
        var made = doc.rematch();
        if (made != null) return lobby.table(made);
        var places = new ArrayList<Place>();
        for (var place : doc.places()) {
            boolean bot = place.kind() == Kind.BOT;
            places.add(new Place(
                    place.kind(),
                    bot ? place.level() : "",
                    place.key(),
                    place.person(),
                    place.name(),
                    place.taken(),
                    bot,
                    "",
                    false,
                    List.of(),
                    place.muted()));
        }
        long now = System.currentTimeMillis();
        var next = new TableDoc(
                Secrets.id(),
                1,
                Status.WAITING,
                doc.game(),
                Games.named(doc.game()).rulesVersion(),
                doc.options(),
                doc.open(),
                false,
                List.copyOf(places),
                doc.spectators(),
                doc.clock(),
                TableDoc.Chance.fresh(),
                null,
                new TableDoc.Origin("rematch", doc.id(), -1, -1),
                null,
                null,
                now,
                now);
        lobby.store().create(next.row());
        var agreed = table.change(current -> current.rematch() == null ? current.rematch(next.id()) : current);
        for (int seat = 0; seat < next.seats(); seat++)
            lobby.sit(next.places().get(seat).person(), next.id(), seat);
        return lobby.table(String.valueOf(agreed.rematch()));
    }

    /** A seat no longer reads what another says, or does again. */
    public void mute(Table table, int seat, int muted, boolean quiet) {
        table.change(doc -> doc.place(seat, place -> {
            var seats = new ArrayList<>(place.muted());
            seats.remove(Integer.valueOf(muted));
            if (quiet) seats.add(muted);
            return place.muted(List.copyOf(seats));
        }));
    }
}
