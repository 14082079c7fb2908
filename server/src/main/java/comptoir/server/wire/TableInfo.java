package comptoir.server.wire;

import comptoir.server.store.Rows.Status;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.table.TableDoc;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What anybody at a table may know about it beside the game: never a key, nor a hash of one. */
final class TableInfo {

    private TableInfo() {}

    static Map<String, Object> of(Table table, int viewer) {
        var info = of(table.doc(), table);
        info.put("seat", viewer < 0 ? null : viewer);
        if (viewer >= 0) info.put("muted", table.doc().places().get(viewer).muted());
        info.put("number", table.snapshot().map(now -> now.knownTo(viewer)).orElse(0));
        if (viewer >= 0)
            info.put("devices", table.doc().places().get(viewer).devices().size());
        if (table.doc().clock().runs()) info.put("clock", clock(table, viewer));
        return info;
    }

    /** The clocks as a viewer may see them; {@code running} are the seats whose time passes now. */
    static Map<String, Object> clock(Table table, int viewer) {
        var limits = table.doc().clock();
        var face = table.clock(viewer);
        long now = System.currentTimeMillis();
        var asked = table.snapshot().map(Snapshot::asked).orElse(List.of());
        var clock = new LinkedHashMap<String, Object>();
        clock.put("perMove", limits.perMove());
        clock.put("perGame", limits.perGame());
        clock.put("running", asked);
        clock.put("since", face.since());
        clock.put("now", now);
        var moves = new ArrayList<Long>();
        var games = new ArrayList<Long>();
        for (int seat = 0; seat < table.doc().places().size(); seat++) {
            moves.add(Math.max(0, face.moveLeft(seat, limits, now, asked.contains(seat))));
            games.add(Math.max(0, face.gameLeft(seat, limits, now, asked.contains(seat))));
        }
        if (limits.perMove() > 0) clock.put("moveLeft", moves);
        if (limits.perGame() > 0) clock.put("gameLeft", games);
        return clock;
    }

    /** @param table where the table is in memory: who is here */
    static Map<String, Object> of(TableDoc doc, @Nullable Table table) {
        var info = new LinkedHashMap<String, Object>();
        info.put("table", doc.id());
        info.put("game", doc.game());
        info.put("status", doc.status());
        info.put("open", doc.open());
        info.put("options", doc.options());
        var seats = new ArrayList<Map<String, Object>>();
        for (var place : doc.places()) seats.add(seat(place, table != null && table.isHere(seats.size())));
        info.put("seats", seats);
        info.put("chance", chance(doc));
        info.put("origin", doc.origin());
        info.put("takeBack", takeBack(doc.takeBack()));
        info.put("terms", doc.terms());
        info.put("pace", doc.clock());
        info.put("rematch", doc.rematch());
        info.put("createdAt", doc.createdAt());
        info.put("changedAt", doc.changedAt());
        return info;
    }

    private static Map<String, Object> seat(TableDoc.Place place, boolean here) {
        var seat = new LinkedHashMap<String, Object>();
        seat.put("kind", place.kind());
        seat.put("name", place.name());
        seat.put("avatar", place.avatar().isEmpty() ? null : place.avatar());
        seat.put("taken", place.taken());
        seat.put("ready", place.ready());
        seat.put("bot", place.botPlays() ? place.level() : null);
        seat.put("left", place.left());
        seat.put("resigned", place.resigned());
        seat.put("since", place.since());
        seat.put("here", here);
        seat.put("botWantedBy", place.wanted());
        seat.put("hints", place.hints());
        return seat;
    }

    /** Without the number: it would tell how far another is in the middle of a choice. */
    private static @Nullable Map<String, Object> takeBack(TableDoc.@Nullable TakeBack wish) {
        return wish == null ? null : Map.of("seat", wish.seat(), "granted", wish.granted());
    }

    /** The hash of the secret from the first moment, the seats' texts from the start, the secret itself at the end. */
    static Map<String, Object> chance(TableDoc doc) {
        var chance = new LinkedHashMap<String, Object>();
        chance.put("commitment", doc.chance().commitment());
        if (doc.status() != Status.WAITING) chance.put("texts", texts(doc));
        if (doc.status() == Status.OVER) chance.put("secret", doc.chance().secret());
        return chance;
    }

    private static List<String> texts(TableDoc doc) {
        return doc.places().stream().map(TableDoc.Place::text).toList();
    }
}
