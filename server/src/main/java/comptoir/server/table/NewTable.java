package comptoir.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.SeatDoc.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A wish for a table, checked, and the table made of it.
 *
 * @param keys the creator's own key by their seat, and the invitations in the links of the others
 */
public record NewTable(TableDoc doc, Map<Integer, String> keys, String spectatorKey, int mine) {

    private static final int LONGEST_CLOCK = 30 * 24 * 3600;

    @About("A wish for a table.")
    public record TableWish(
            String game,

            @About("The game's own options.") @Nullable Map<String, Object> options,

            @JsonUnwrapped Wishes wishes) {

        /** A table whose seats are all taken by links, and which begins once they are. */
        public static TableWish byLinks(String game, int seats) {
            var places = Collections.nCopies(seats, new SeatWish(SeatFor.LINK));
            return new TableWish(
                    game, Map.of(), new Wishes(places, null, Start.SEATED, null, null, null, null, null, null, null));
        }
    }

    @About("What is wished beside the game and its options.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Wishes(
            @About("For whom each seat is.") @Nullable List<SeatWish> seats,

            @About("Whether strangers may join and look on.") @Nullable
            Boolean open,

            @About("When the game begins: when all are ready, unless this says otherwise.") @Nullable
            Start start,

            @About("One's own name.") @Nullable String name,

            @About("One's own face.") @Nullable String avatar,

            @About("What one adds to chance; it says ready too.") @Nullable
            String text,

            @Nullable ClockWish clock,

            @About("The level of a bot that stands in for a person.") @Nullable
            String standIn,

            @About("Whether seats may ask for advice, and whether the others are told.")
            TableDoc.@Nullable Advice hints,

            @About("Nobody is advised, and nobody goes on from here elsewhere while it is played.") @Nullable
            Boolean competitive) {}

    /** When a game begins. */
    public enum Start {
        READY,
        SEATED
    }

    @About("A seat as wished.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SeatWish(
            SeatFor kind,

            @About("Of a bot.") @Nullable String level,
            @Nullable String name) {

        private SeatWish(SeatFor kind) {
            this(kind, null, null);
        }

        private String botLevel() {
            if (kind != SeatFor.BOT) return "";
            return level == null ? Bots.RANDOM : level;
        }
    }

    /** For whom a seat is. */
    public enum SeatFor {
        ME,
        LINK,
        OPEN,
        BOT
    }

    @About("Seconds for a move and for a whole game.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ClockWish(
            @Nullable Integer perMove, @Nullable Integer perGame) {}

    public static NewTable of(TableWish wish, Sitter creator) {
        try {
            var game = Games.named(wish.game);
            var seats = seats(wish.wishes, game);
            var setup = game.setup(seats.size(), Tree.of("request.options", wish.options));
            tryOut(game, setup);
            return made(game, setup.options(), seats, wish.wishes, creator, null, null);
        } catch (BadInput wrong) {
            throw Refused.wrong(Refused.Code.BAD_OPTIONS, wrong);
        }
    }

    /** Some options do not go together, which a game may notice only when it is set up. */
    private static <P extends Position<P>> void tryOut(Game<P> game, Setup setup) {
        try {
            Referee.start(game, setup, new QuickFate(0));
        } catch (BadInput wrong) {
            throw wrong;
        } catch (RuntimeException fault) {
            throw new BadInput(Text.say("the game cannot be set up with these options: {0}", fault), fault);
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
            Wishes wish,
            Sitter creator,
            Object start,
            TableDoc.Origin origin,
            List<String> levels) {
        int seats = levels.size();
        var wishes = wish.seats == null ? meAndBots(seats, Math.max(0, origin.seat()), levels) : seats(wish, game);
        if (wishes.size() != seats)
            throw new Refused(Refused.Code.BAD_OPTIONS, "the game that goes on has {0} seats", seats);
        return made(game, options, wishes, wish, creator, start, origin);
    }

    private static List<SeatWish> meAndBots(int seats, int mine, List<String> levels) {
        var wishes = new ArrayList<SeatWish>();
        for (int seat = 0; seat < seats; seat++)
            wishes.add(seat == mine ? new SeatWish(SeatFor.ME) : new SeatWish(SeatFor.BOT, levels.get(seat), null));
        return wishes;
    }

    private static List<SeatWish> seats(Wishes wish, Game<?> game) {
        var wishes = wish.seats;
        if (wishes == null) throw field("seats").wrong(Text.say("is missing"));
        for (int seat = 0; seat < wishes.size(); seat++) {
            var level = wishes.get(seat).botLevel();
            if (!level.isEmpty() && !Bots.knows(game, level))
                throw field("seats[" + seat + "].level").wrong(notOne(level, Bots.levels(game)));
        }
        if (wishes.stream().filter(each -> each.kind == SeatFor.ME).count() > 1)
            throw field("seats").wrong(Text.say("gives you more than one seat"));
        return wishes;
    }

    private static Tree field(String path) {
        return Tree.of("request." + path, null);
    }

    private static Text notOne(String given, List<String> possible) {
        return Text.say("is \"{0}\", not one of {1}", given, possible);
    }

    private static NewTable made(
            Game<?> game,
            Map<String, Object> options,
            List<SeatWish> wishes,
            Wishes wish,
            Sitter creator,
            @Nullable Object start,
            TableDoc.@Nullable Origin origin) {
        var places = new ArrayList<SeatDoc>();
        var keys = new HashMap<Integer, String>();
        int mine = -1;
        for (var each : wishes) {
            int seat = places.size();
            var kind = switch (each.kind) {
                case BOT -> Kind.BOT;
                case OPEN -> Kind.OPEN;
                case ME, LINK -> Kind.LINK;
            };
            var key = kind == Kind.LINK ? Secrets.key() : "";
            if (!key.isEmpty()) keys.put(seat, key);
            var hash = key.isEmpty() ? "" : Secrets.hash(key);
            var place =
                    SeatDoc.of(kind, each.botLevel(), hash).named(PlainText.name(each.name == null ? "" : each.name));
            if (each.kind == SeatFor.ME) {
                mine = seat;
                place = place.seat(hash, creator);
                if (wish.text != null) place = place.ready(PlainText.line(wish.text));
            }
            places.add(place);
        }
        var spectatorKey = Secrets.key();
        long now = System.currentTimeMillis();
        var doc = new TableDoc(
                Secrets.id(),
                1,
                Status.WAITING,
                game.id(),
                game.rulesVersion(),
                options,
                is(wish.open),
                wish.start == Start.SEATED,
                List.copyOf(places),
                Secrets.hash(spectatorKey),
                clock(wish.clock),
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

    private static boolean is(@Nullable Boolean wished) {
        return Boolean.TRUE.equals(wished);
    }

    private static TableDoc.Terms terms(Game<?> game, List<SeatDoc> places, Wishes wish) {
        var least = leastStandIn(game, places);
        var standIn = wish.standIn == null ? least : wish.standIn;
        if (!Bots.knows(game, standIn)) throw field("standIn").wrong(notOne(standIn, Bots.levels(game)));
        if (Bots.strength(game, standIn) < Bots.strength(game, least))
            throw field("standIn")
                    .wrong(Text.say("is \"{0}\": who stands in is not weaker than {1} here", standIn, least));
        var advice = wish.hints == null ? TableDoc.Advice.FREE : wish.hints;
        return new TableDoc.Terms(standIn, advice, is(wish.competitive));
    }

    /** Who stands in is as strong as the table's own bots; where it has none, of middle strength. */
    static String leastStandIn(Game<?> game, List<SeatDoc> places) {
        var levels = Bots.levels(game);
        return places.stream()
                .filter(place -> place.kind() == Kind.BOT)
                .map(SeatDoc::level)
                .max(Comparator.comparingInt(level -> Bots.strength(game, level)))
                .orElse(levels.get(levels.size() / 2));
    }

    private static TableDoc.Clock clock(@Nullable ClockWish wish) {
        if (wish == null) return TableDoc.Clock.NONE;
        return new TableDoc.Clock(seconds(wish.perMove, "perMove"), seconds(wish.perGame, "perGame"));
    }

    private static int seconds(@Nullable Integer wished, String name) {
        return wished == null ? 0 : Tree.of("request.clock." + name, wished).number(0, LONGEST_CLOCK);
    }
}
