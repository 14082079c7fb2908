package comptoir.server.person;

import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Lobby;
import comptoir.server.table.Refused;
import comptoir.server.table.SeatDoc;
import comptoir.server.table.TableDoc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The games of a person, on whichever device. */
public final class MyGames {

    private static final int MOST_LISTED = 100;
    private static final int ALL = 10_000;

    private final Lobby lobby;

    public MyGames(Lobby lobby) {
        this.lobby = lobby;
    }

    /**
     * A game as its player finds it again.
     *
     * @param myMove whether it waits for the player
     * @param mineAlone whether nobody else has a seat, so that it can be deleted
     * @param result how it ended; null while it has not
     * @param at when something last happened
     */
    public record MyGame(
            String table,
            String game,
            Status status,
            int seat,
            boolean myMove,
            boolean mineAlone,
            Map<String, Object> options,
            List<Seated> seats,
            Outline outline,
            @Nullable List<Place> result,
            @Nullable String rematch,
            long createdAt,
            long at) {}

    /** Who sits at one of my tables. */
    public record Seated(
            String name, @Nullable String avatar, @Nullable String bot, boolean taken) {
        static Seated of(SeatDoc place) {
            var avatar = place.avatar().isEmpty() ? null : place.avatar();
            return new Seated(place.name(), avatar, place.botPlays() ? place.level() : null, place.taken());
        }
    }

    record Own(SittingRow sitting, TableDoc doc) {}

    /** Where it is my move first, then what is played, then what waits, then what is over; each the latest first. */
    public List<MyGame> list(String person) {
        var games = new ArrayList<MyGame>();
        for (var own : own(person, MOST_LISTED)) games.add(listed(own));
        games.sort(Comparator.comparingInt(MyGames::order).thenComparingLong(game -> -game.at()));
        return List.copyOf(games);
    }

    private static int order(MyGame game) {
        return switch (game.status()) {
            case PLAYING -> game.myMove() ? 0 : 1;
            case WAITING -> 2;
            case OVER, CLOSED -> 3;
        };
    }

    private MyGame listed(Own own) {
        var doc = own.doc;
        int seat = own.sitting.seat();
        boolean myMove = false;
        var outline = doc.result() == null ? Outline.NONE : doc.result().outline();
        var result = doc.result();
        long at = doc.changedAt();
        // What has ended tells it itself; what is played is looked at, and so is what ended before results were kept.
        if (doc.status() == Status.PLAYING || (doc.status() == Status.OVER && result == null)) {
            var table = lobby.visit(doc.id());
            var now = table.snapshot();
            myMove = doc.status() == Status.PLAYING
                    && now.map(each -> each.asked().contains(seat)).orElse(false)
                    && !doc.places().get(seat).botPlays();
            outline = now.map(each -> each.outline()).orElse(Outline.NONE);
            result = table.result().orElse(null);
            at = Math.max(at, table.clock(seat).since());
        }
        return new MyGame(
                doc.id(),
                doc.game(),
                doc.status(),
                seat,
                myMove,
                isAlone(doc, seat),
                doc.options(),
                doc.places().stream().map(Seated::of).toList(),
                outline,
                result == null ? null : result.places(),
                doc.rematch(),
                doc.createdAt(),
                at);
    }

    private static boolean isAlone(TableDoc doc, int seat) {
        for (int other = 0; other < doc.places().size(); other++)
            if (other != seat && doc.places().get(other).isPersons()) return false;
        return true;
    }

    /** How a person did in all their games that have ended. */
    public Statistics statistics(String person) {
        var counted = new Statistics.Counting();
        for (var own : own(person, ALL)) {
            var result = own.doc.result();
            if (own.doc.status() == Status.OVER && result != null) counted.add(own.doc, own.sitting.seat(), result);
        }
        return counted.counted();
    }

    /**
     * A table is no longer among a person's. One that was theirs alone goes for good; a game that others play too goes on,
     * so it must be over first.
     */
    public void remove(String person, String table) {
        for (var own : own(person, ALL)) {
            if (!own.doc.id().equals(table)) continue;
            if (isAlone(own.doc, own.sitting.seat())) {
                lobby.delete(table);
                return;
            }
            if (own.doc.status() == Status.PLAYING)
                throw new Refused(
                        Refused.Code.NOT_NOW, "others play this game with you: resign first, or play it to its end");
            if (own.doc.status() == Status.WAITING)
                throw new Refused(Refused.Code.NOT_NOW, "others wait at this table: leave it first");
            lobby.store().unsit(person, table);
            return;
        }
        throw new Refused(Refused.Code.UNKNOWN_TABLE, "this table is not among yours");
    }

    List<Own> own(String person, int most) {
        var own = new ArrayList<Own>();
        if (person.isEmpty()) return own;
        for (var sitting : lobby.store().sittings(person, most)) {
            var row = lobby.store().table(sitting.table());
            if (row.isEmpty()) continue;
            var doc = TableDoc.read(row.get());
            // The seat may have been given to another since.
            if (doc.places().get(sitting.seat()).person().equals(person)) own.add(new Own(sitting, doc));
        }
        return own;
    }
}
