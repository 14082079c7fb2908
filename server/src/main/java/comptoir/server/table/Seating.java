package comptoir.server.table;

import comptoir.protocol.Games;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.SeatDoc.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.ToIntFunction;

/** Taking seats, leaving them, coming back; a bot that stands in; playing again. */
public final class Seating {

    private static final int MOST_DEVICES = 8;
    private static final Duration PASS_FITS = Duration.ofMinutes(15);
    private static final Duration READMISSION_FITS = Duration.ofDays(7);

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Lobby lobby;

    public Seating(Lobby lobby) {
        this.lobby = lobby;
    }

    /** A seat that was taken, and a key that only this device has. */
    public record Seat(int seat, String key) {}

    /**
     * Takes a seat: the one that the link invites to, or a free one of an open table. The invitation is traded for a key
     * and fits no more, so that whoever wrote the link cannot use it behind the back of who followed it.
     */
    public Seat join(Table table, String shown, int wished, Sitter sitter) {
        var doc = table.doc();
        if (shown.isEmpty()) return sitDown(table, now -> free(now, wished), sitter);
        var hash = Secrets.hash(shown);
        int invited = Right.invited(doc, hash);
        if (invited >= 0 && !doc.places().get(invited).taken())
            return sitDown(table, now -> stillFree(now, invited, hash), sitter);
        if (invited >= 0) return bringDevice(table, invited, shown);
        int seat = Right.of(doc, shown, "").seat();
        if (seat < 0) throw new Refused(Refused.Code.NO_SEAT, "this is the spectators' link");
        comeBack(table, seat, sitter);
        boolean same = doc.places().get(seat).person().equals(sitter.person());
        return same ? new Seat(seat, shown) : bringDevice(table, seat, shown);
    }

    private Seat sitDown(Table table, ToIntFunction<TableDoc> choice, Sitter sitter) {
        var fresh = Secrets.key();
        var hash = Secrets.hash(fresh);
        var doc = table.change(now -> {
            int seat = choice.applyAsInt(now);
            if (now.open()) oneSeatEach(now, sitter.person());
            if (!sitter.person().isEmpty() && now.barred().contains(sitter.person()))
                throw new Refused(Refused.Code.NOT_ALLOWED, "you were asked to leave this table");
            return begunIfReady(now.place(seat, place -> place.seat(hash, sitter)));
        });
        int seat = Right.of(doc, fresh, "").seat();
        lobby.sit(sitter.person(), doc.id(), seat);
        return new Seat(seat, fresh);
    }

    /** At a table that strangers meet at nobody plays against themselves. */
    private static void oneSeatEach(TableDoc doc, String person) {
        for (var place : doc.places())
            if (!person.isEmpty() && place.person().equals(person))
                throw new Refused(Refused.Code.NOT_ALLOWED, "you sit at this table already, and have one seat here");
    }

    private static int stillFree(TableDoc doc, int seat, String invitation) {
        if (Right.invited(doc, invitation) == seat && !doc.places().get(seat).taken()) return seat;
        throw new Refused(Refused.Code.NO_SEAT, "this link was used already: the seat is taken");
    }

    /** One more device comes to a seat, and gets a key of its own; the seat's other devices are told. */
    private static Seat bringDevice(Table table, int seat, String shown) {
        var fresh = Secrets.key();
        var hash = Secrets.hash(shown);
        table.change(now -> {
            var place = now.places().get(seat);
            boolean allowed =
                    Right.invited(now, hash) == seat || place.devices().contains(hash);
            if (!allowed) throw new Refused(Refused.Code.NO_SEAT, "this link was used already, or is too old");
            if (place.devices().size() >= MOST_DEVICES)
                throw new Refused(
                        Refused.Code.TOO_MANY, "this seat has {0} devices; renew its keys first", MOST_DEVICES);
            return now.place(seat, each -> each.device(Secrets.hash(fresh)));
        });
        return new Seat(seat, fresh);
    }

    /** A link for one more device of a seat; it fits once, and not for long. */
    public String pass(Table table, int seat) {
        var secret = Secrets.key();
        long until = System.currentTimeMillis() + PASS_FITS.toMillis();
        table.change(doc -> doc.place(seat, place -> place.pass(new SeatDoc.Pass(Secrets.hash(secret), until))));
        return secret;
    }

    /**
     * A seat's keys are made anew: the device that asks gets the only one, and the others are cut off. Who sits there is
     * known by the cookie as before, so that a second device cannot take the seat away.
     */
    public String renew(Table table, int seat) {
        var fresh = Secrets.key();
        table.change(doc -> doc.place(seat, place -> place.renewed(Secrets.hash(fresh))));
        return fresh;
    }

    /** A seat's keys are void, and a link lets its person in with a new one: for who has lost theirs. */
    public String readmit(Table table, int seat) {
        var secret = Secrets.key();
        long until = System.currentTimeMillis() + READMISSION_FITS.toMillis();
        table.change(doc -> doc.place(
                seat,
                place -> place.renewed(Secrets.hash(Secrets.key()))
                        .pass(new SeatDoc.Pass(Secrets.hash(secret), until))));
        return secret;
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

    /** Somebody is at their seat again; a bot that stood in gives it back. */
    public void comeBack(Table table, int seat, Sitter sitter) {
        var before = table.doc().places().get(seat);
        if (before.resigned()) return;
        if (!before.left() && !before.botPlays() && before.isCalled(sitter)) return;
        var doc = table.change(now -> now.place(seat, place -> place.back(sitter)));
        if (doc.places().get(seat).person().equals(sitter.person())) lobby.sit(sitter.person(), table.id(), seat);
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
                return doc.place(seat, SeatDoc::vacant);
            return doc.place(seat, place -> place.left(true));
        });
    }

    /** Gives the game up: a bot plays on at the table's level, and everybody is told. There is no coming back. */
    public void resign(Table table, int seat) {
        table.change(doc -> {
            if (doc.status() != Status.PLAYING) throw new Refused(Refused.Code.NOT_NOW, "no game is being played here");
            if (doc.places().get(seat).resigned()) return doc;
            return doc.place(seat, place -> place.resign(level(doc)));
        });
    }

    /** Before the game, sends away a stranger who has had a seat for a while and does not say that they are ready. */
    public void sendAway(Table table, int asking, int stranger) {
        table.change(doc -> {
            var place = doc.places().get(stranger);
            if (doc.status() != Status.WAITING) throw new Refused(Refused.Code.NOT_NOW, "the game has begun");
            if (asking == stranger || place.kind() != Kind.OPEN || !place.taken())
                throw new Refused(Refused.Code.NOT_ALLOWED, "only who took an open seat can be sent away");
            if (!doc.places().get(asking).ready())
                throw new Refused(Refused.Code.NOT_NOW, "only who is ready can send somebody away");
            if (place.ready()) throw new Refused(Refused.Code.NOT_NOW, "that person is ready");
            long wait = place.since() + patience() - System.currentTimeMillis();
            if (wait > 0)
                throw new Refused(
                        Refused.Code.NOT_NOW, "that person has just sat down; ask again in {0} s", wait / 1000 + 1);
            return doc.bar(stranger);
        });
    }

    /** How long a stranger has to become ready, in milliseconds. */
    private long patience() {
        return Math.min(PATIENCE.toMillis(), lobby.standInGrace().toMillis());
    }

    /**
     * Asks for a bot in the seat of one who has gone; it plays once all others who are there have asked, at the level that
     * was agreed when the table was made. Who was only cut off has time to come back.
     */
    public void standIn(Table table, int asking, int absent) {
        if (asking == absent || table.doc().places().get(absent).kind() == Kind.BOT)
            throw new Refused(Refused.Code.NOT_ALLOWED, "a bot stands in for another person only");
        table.change(doc -> {
            var place = doc.places().get(absent);
            if (place.botPlays()) return doc;
            if (!place.left()) stillAway(table, absent);
            var wanted = new ArrayList<>(place.wanted());
            if (!wanted.contains(asking)) wanted.add(asking);
            return present(doc, absent).stream().allMatch(wanted::contains)
                    ? doc.place(absent, now -> now.standIn(level(doc)))
                    : doc.place(absent, now -> now.wanted(List.copyOf(wanted)));
        });
    }

    private void stillAway(Table table, int absent) {
        if (table.isHere(absent)) throw new Refused(Refused.Code.NOT_NOW, "the person of that seat is here");
        int perMove = table.doc().clock().perMove();
        long grace = perMove > 0 ? perMove * 1000L : lobby.standInGrace().toMillis();
        long wait = grace - table.onlookers().awayFor(absent);
        if (wait > 0)
            throw new Refused(
                    Refused.Code.NOT_NOW,
                    "that person was here a moment ago and may come back; ask again in {0} s",
                    wait / 1000 + 1);
    }

    /** The level at which a bot plays for a person of this table. */
    static String level(TableDoc doc) {
        var agreed = doc.terms().standIn();
        return agreed.isEmpty() ? NewTable.leastStandIn(Games.named(doc.game()), doc.places()) : agreed;
    }

    /** The seats of the other persons who have not gone. */
    private static List<Integer> present(TableDoc doc, int seat) {
        return others(doc, seat).stream()
                .filter(other -> !doc.places().get(other).botPlays()
                        && !doc.places().get(other).left())
                .toList();
    }

    /** The seats that belong to other persons, also where those have gone or a bot stands in for them. */
    static List<Integer> others(TableDoc doc, int seat) {
        var others = new ArrayList<Integer>();
        for (int other = 0; other < doc.seats(); other++)
            if (other != seat && doc.places().get(other).isPersons()) others.add(other);
        return others;
    }

    /** A seat was advised: the table is told where it agreed to be. */
    public void advised(Table table, int seat) {
        if (table.doc().terms().advice() != TableDoc.Advice.TOLD) return;
        table.change(doc -> doc.place(seat, SeatDoc::hinted));
    }

    /** A new table with the same people, whose links go on to fit; made once, however many ask. */
    public Table rematch(Table table) {
        var doc = table.doc();
        if (doc.status() != Status.OVER) throw new Refused(Refused.Code.NOT_NOW, "the game is not over");
        var made = doc.rematch();
        if (made != null) return lobby.visit(made);
        long now = System.currentTimeMillis();
        // Who plays with bots alone need not wait for anybody to agree.
        boolean alone = doc.places().stream().filter(SeatDoc::isPersons).count() == 1;
        var next = lobby.chances()
                .dealt(new TableDoc(
                        Secrets.id(),
                        1,
                        Status.WAITING,
                        doc.game(),
                        Games.named(doc.game()).rulesVersion(),
                        again(table),
                        doc.open(),
                        alone,
                        doc.places().stream().map(SeatDoc::again).toList(),
                        doc.spectators(),
                        doc.clock(),
                        doc.terms(),
                        TableDoc.Chance.fresh(),
                        null,
                        new TableDoc.Origin("rematch", doc.id(), -1, -1),
                        null,
                        null,
                        now,
                        now,
                        null,
                        List.of()));
        lobby.store().create(next.row());
        var agreed = table.change(current -> current.rematch() == null ? current.rematch(next.id()) : current);
        for (int seat = 0; seat < next.seats(); seat++)
            lobby.sit(next.places().get(seat).person(), next.id(), seat);
        if (alone && next.id().equals(agreed.rematch())) lobby.table(next.id()).change(Seating::begunIfReady);
        return lobby.visit(String.valueOf(agreed.rematch()));
    }

    /** The same options, but for what the game's end changes. */
    private static Map<String, Object> again(Table table) {
        var doc = table.doc();
        var places = table.result().map(TableDoc.Result::places).orElse(List.of());
        return Games.named(doc.game()).again(doc.options(), places, ThreadLocalRandom.current()::nextInt);
    }

    /** Who sits there is no longer known: the seat is left, and its name and keys are gone. */
    public static void forget(Table table, int seat) {
        table.orders().clear(seat);
        table.change(doc -> doc.place(seat, SeatDoc::forgotten));
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
