package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.TableDoc.Kind;
import comptoir.server.table.TableDoc.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A wish for a table, checked, and the table made of it.
 *
 * @param keys the creator's own key by their seat, and the invitations in the links of the others
 */
public record NewTable(TableDoc doc, Map<Integer, String> keys, String spectatorKey, int mine) {

    private static final int LONGEST_CLOCK = 30 * 24 * 3600;

    public static NewTable read(Tree wish, Sitter creator) {
        try {
            var game = Games.named(wish.at("game").text());
            var wishes = seats(wish, game);
            var setup = game.setup(wishes.size(), wish.at("options"));
            tryOut(game, setup);
            return made(game, setup.options(), wishes, wish, creator, null, null);
        } catch (BadInput wrong) {
            throw new Refused(Refused.Code.BAD_OPTIONS, wrong.getMessage(), null);
        }
    }

    /** Some options do not go together, which a game may notice only when it is set up. */
    private static <P extends Position<P>> void tryOut(Game<P> game, Setup setup) {
        try {
            Referee.start(game, setup, new QuickFate(0));
        } catch (BadInput wrong) {
            throw wrong;
        } catch (RuntimeException fault) {
            throw new BadInput("the game cannot be set up with these options: " + fault, fault);
        }
    }

    /**
     * A table that goes on from a moment, with the seats as wished.
     *
     * @param levels the bots' levels where nothing is wished, one for each seat
     */
    static NewTable goingOn(
            Game<?> game,
            Map<String, Object> options,
            Tree wish,
            Sitter creator,
            Object start,
            TableDoc.Origin origin,
            List<String> levels) {
        int seats = levels.size();
        var wishes = wish.has("seats") ? seats(wish, game) : meAndBots(seats, Math.max(0, origin.seat()), levels);
        if (wishes.size() != seats)
            throw new Refused(Refused.Code.BAD_OPTIONS, "the game that goes on has " + seats + " seats");
        return made(game, options, wishes, wish, creator, start, origin);
    }

    /** A seat as wished. */
    private record Wish(String kind, String level, String name) {}

    private static List<Wish> meAndBots(int seats, int mine, List<String> levels) {
        var wishes = new ArrayList<Wish>();
        for (int seat = 0; seat < seats; seat++)
            wishes.add(seat == mine ? new Wish("me", "", "") : new Wish("bot", levels.get(seat), ""));
        return wishes;
    }

    private static List<Wish> seats(Tree wish, Game<?> game) {
        var wishes = new ArrayList<Wish>();
        if (wish.at("seats").value() instanceof Number) {
            int count = wish.at("seats").number(1, 8);
            for (int seat = 0; seat < count; seat++) wishes.add(new Wish(seat == 0 ? "me" : "link", "", ""));
            return wishes;
        }
        for (var seat : wish.at("seats").list()) {
            var kind = seat.at("kind").text();
            if (!List.of("me", "link", "open", "bot").contains(kind))
                throw seat.at("kind").wrong("is \"" + kind + "\", not one of [me, link, open, bot]");
            var level = kind.equals("bot") ? seat.text("level", Bots.RANDOM) : "";
            if (kind.equals("bot") && !Bots.knows(game, level))
                throw seat.at("level").wrong("is \"" + level + "\", not one of " + Bots.levels(game));
            wishes.add(new Wish(kind, level, PlainText.name(seat.text("name", ""))));
        }
        if (wishes.stream().filter(each -> each.kind.equals("me")).count() > 1)
            throw wish.at("seats").wrong("gives you more than one seat");
        return wishes;
    }

    private static NewTable made(
            Game<?> game,
            Map<String, Object> options,
            List<Wish> wishes,
            Tree wish,
            Sitter creator,
            @Nullable Object start,
            TableDoc.@Nullable Origin origin) {
        var places = new ArrayList<Place>();
        var keys = new HashMap<Integer, String>();
        int mine = -1;
        for (var each : wishes) {
            int seat = places.size();
            var kind = switch (each.kind) {
                case "bot" -> Kind.BOT;
                case "open" -> Kind.OPEN;
                default -> Kind.LINK;
            };
            var key = kind == Kind.LINK ? Secrets.key() : "";
            if (!key.isEmpty()) keys.put(seat, key);
            var hash = key.isEmpty() ? "" : Secrets.hash(key);
            var place = Place.of(kind, each.level, hash).named(each.name);
            if (each.kind.equals("me")) {
                mine = seat;
                place = place.seat(hash, creator);
                if (wish.has("text"))
                    place = place.ready(PlainText.line(wish.at("text").text()));
            }
            places.add(place);
        }
        var spectatorKey = Secrets.key();
        var starts = wish.text("start", "ready");
        if (!List.of("ready", "seated").contains(starts)) throw wish.at("start").wrong("is not ready or seated");
        long now = System.currentTimeMillis();
        var doc = new TableDoc(
                Secrets.id(),
                1,
                Status.WAITING,
                game.id(),
                game.rulesVersion(),
                options,
                wish.flag("open", false),
                starts.equals("seated"),
                List.copyOf(places),
                Secrets.hash(spectatorKey),
                clock(wish.at("clock")),
                terms(game, places, wish),
                TableDoc.Chance.fresh(),
                start,
                origin,
                null,
                null,
                now,
                now,
                null,
                List.of());
        return new NewTable(doc, Map.copyOf(keys), spectatorKey, mine);
    }

    private static TableDoc.Terms terms(Game<?> game, List<Place> places, Tree wish) {
        var least = leastStandIn(game, places);
        var standIn = wish.text("standIn", least);
        if (!Bots.knows(game, standIn))
            throw wish.at("standIn").wrong("is \"" + standIn + "\", not one of " + Bots.levels(game));
        if (Bots.strength(game, standIn) < Bots.strength(game, least))
            throw wish.at("standIn")
                    .wrong("is \"" + standIn + "\": who stands in is not weaker than " + least + " here");
        var advice = wish.text("hints", "free");
        if (!List.of("free", "told", "none").contains(advice))
            throw wish.at("hints").wrong("is \"" + advice + "\", not one of [free, told, none]");
        return new TableDoc.Terms(
                standIn, TableDoc.Advice.valueOf(advice.toUpperCase(Locale.ROOT)), wish.flag("competitive", false));
    }

    /** Who stands in is as strong as the table's own bots; where it has none, of middle strength. */
    static String leastStandIn(Game<?> game, List<Place> places) {
        var levels = Bots.levels(game);
        return places.stream()
                .filter(place -> place.kind() == Kind.BOT)
                .map(Place::level)
                .max(Comparator.comparingInt(level -> Bots.strength(game, level)))
                .orElse(levels.get(levels.size() / 2));
    }

    private static TableDoc.Clock clock(Tree clock) {
        if (clock.isNull()) return TableDoc.Clock.NONE;
        return new TableDoc.Clock(seconds(clock, "perMove"), seconds(clock, "perGame"));
    }

    private static int seconds(Tree clock, String field) {
        return clock.has(field) ? clock.at(field).number(0, LONGEST_CLOCK) : 0;
    }
}
