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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A wish for a table, checked, and the table made of it.
 *
 * @param keys the secrets of the seats' links, known here and to whoever asked, and to nobody else
 */
public record NewTable(TableDoc doc, Map<Integer, String> keys, String spectatorKey, int mine) {

    private static final int LONGEST_CLOCK = 30 * 24 * 3600;

    /** What the creator says of themselves. */
    public record Creator(String person, String name) {}

    public static NewTable read(Tree wish, Creator creator) {
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

    /** A table that goes on from a moment, with the seats as wished. */
    static NewTable goingOn(
            Game<?> game,
            Map<String, Object> options,
            Tree wish,
            Creator creator,
            Object start,
            TableDoc.Origin origin,
            int seats) {
        var wishes = wish.has("seats") ? seats(wish, game) : meAndBots(seats, Math.max(0, origin.seat()));
        if (wishes.size() != seats)
            throw new Refused(Refused.Code.BAD_OPTIONS, "the game that goes on has " + seats + " seats");
        return made(game, options, wishes, wish, creator, start, origin);
    }

    /** A seat as wished. */
    private record Wish(String kind, String level, String name) {}

    private static List<Wish> meAndBots(int seats, int mine) {
        var wishes = new ArrayList<Wish>();
        for (int seat = 0; seat < seats; seat++)
            wishes.add(seat == mine ? new Wish("me", "", "") : new Wish("bot", Bots.RANDOM, ""));
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
            wishes.add(new Wish(kind, level, Words.name(seat.text("name", ""))));
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
            Creator creator,
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
            var place = Place.of(kind, each.level, key.isEmpty() ? "" : Secrets.hash(key))
                    .named(each.name);
            if (each.kind.equals("me")) {
                mine = seat;
                place = place.seat(place.key(), creator.person, creator.name);
                if (wish.has("text"))
                    place = place.ready(Words.line(wish.at("text").text()));
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
                TableDoc.Chance.fresh(),
                start,
                origin,
                null,
                null,
                now,
                now);
        return new NewTable(doc, Map.copyOf(keys), spectatorKey, mine);
    }

    private static TableDoc.Clock clock(Tree clock) {
        if (clock.isNull()) return TableDoc.Clock.NONE;
        return new TableDoc.Clock(seconds(clock, "perMove"), seconds(clock, "perGame"));
    }

    private static int seconds(Tree clock, String field) {
        return clock.has(field) ? clock.at(field).number(0, LONGEST_CLOCK) : 0;
    }
}
