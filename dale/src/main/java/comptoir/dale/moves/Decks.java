package comptoir.dale.moves;

import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Player;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Zone;
import comptoir.engine.Shuffle;
import comptoir.engine.Source;

/** Decks give cards, run out, and are shuffled. */
public final class Decks {

    private static final Source[] OF_PLAYER = {
        new Source("deck of player 1"),
        new Source("deck of player 2"),
        new Source("deck of player 3"),
        new Source("deck of player 4")
    };
    private static final Source OF_MARKET = new Source("market deck");

    private Decks() {}

    /**
     * A player draws from the own deck. When it runs out the discard pile becomes the new deck and the draw goes on; with
     * both empty, Junk is drawn instead.
     */
    public static Dale draw(Dale dale, int seat, int count, EventKind told, Zone to) {
        if (count <= 0) return dale;
        var deck = dale.player(seat).deck();
        int taken = Math.min(count, deck.size());
        var next = Moves.move(dale, told.by(seat), Zone.DECK.of(seat), deck.takenFromTop(taken), to.of(seat));
        if (taken == count) return next;
        return next.player(seat).discard().isEmpty()
                ? drawJunk(next, seat, count - taken, to)
                : next.doFirst(new Reshuffle(seat), new DrawOn(seat, count - taken, told, to));
    }

    private static Dale drawJunk(Dale dale, int seat, int count, Zone to) {
        var next = dale;
        for (int i = 0; i < count; i++) {
            next = withJunk(next);
            var junk = Pile.of(next.table().junk().top());
            next = Moves.move(next, EventKind.DREW_JUNK.by(seat), Zone.JUNK.of(seat), junk, to.of(seat));
        }
        return next;
    }

    /** Junk is never exhausted: where the pile is empty, one more is made. */
    private static Dale withJunk(Dale dale) {
        if (!dale.table().junk().isEmpty()) return dale;
        var made = Pile.of(dale.faces().size());
        var next = dale.faces(dale.faces().with(Cards.JUNK)).table(dale.table().pile(Zone.JUNK.of(0), made));
        if (!dale.watched()) return next;
        int everybody = comptoir.engine.Seats.all(dale.box().seats());
        return next.memory(next.memory().see(made.ids(), everybody, next.faces()::kind));
    }

    /** Whether a card can be had from the top of a player's deck, after a reshuffle where needed. */
    public static boolean canGive(Dale dale, int seat) {
        return !dale.player(seat).deck().isEmpty()
                || !dale.player(seat).discard().isEmpty();
    }

    /** A pile in a new order, which names for each place from the top the place, from the top, of what lay there. */
    public static Pile ordered(Pile pile, int[] order) {
        int size = order.length;
        var shuffled = new int[size];
        for (int place = 0; place < size; place++) shuffled[size - 1 - place] = pile.get(size - 1 - order[place]);
        return Pile.of(shuffled);
    }

    private static String name(Dale dale, Pile pile, int index) {
        return dale.card(pile.get(pile.size() - 1 - index)).id();
    }

    public static Source source(int seat) {
        return OF_PLAYER[seat];
    }

    /** "Draw … cards." */
    public record DrawCards(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return draw(dale, dale.me(), count, EventKind.DREW_BY_EFFECT, Zone.HAND);
        }
    }

    /** The rest of a draw that had to wait for a shuffle. */
    public record DrawOn(int seat, int count, EventKind told, Zone to) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return draw(dale, seat, count, told, to);
        }
    }

    /** An empty deck is made anew from the shuffled discard pile. */
    public record Reshuffle(int seat) implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return OF_PLAYER[seat];
        }

        @Override
        public int size(Dale dale) {
            return dale.player(seat).discard().size();
        }

        @Override
        public String item(Dale dale, int index) {
            return name(dale, dale.player(seat).discard(), index);
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            var player = dale.player(seat);
            var deck = ordered(player.discard(), order);
            var fresh = new Player(deck, player.hand(), Pile.EMPTY, player.schedule());
            var next = Moves.blurred(dale.table(dale.table().player(seat, fresh)), deck);
            return Moves.tell(next, EventKind.RESHUFFLED.by(seat)).happened(Trigger.SHUFFLED, seat);
        }
    }

    /** "Then shuffle your deck." */
    public record ShuffleDeck() implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return OF_PLAYER[dale.me()];
        }

        @Override
        public int size(Dale dale) {
            return dale.mine().deck().size();
        }

        @Override
        public String item(Dale dale, int index) {
            return name(dale, dale.mine().deck(), index);
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            return shuffled(dale, dale.me(), order);
        }
    }

    /** A player's deck is shuffled. */
    public record ShuffleDeckOf(int seat) implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return OF_PLAYER[seat];
        }

        @Override
        public int size(Dale dale) {
            return dale.player(seat).deck().size();
        }

        @Override
        public String item(Dale dale, int index) {
            return name(dale, dale.player(seat).deck(), index);
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            return shuffled(dale, seat, order);
        }
    }

    private static Dale shuffled(Dale dale, int seat, int[] order) {
        var deck = ordered(dale.player(seat).deck(), order);
        var next = Moves.blurred(dale.table(dale.table().pile(Zone.DECK.of(seat), deck)), deck);
        return Moves.tell(next, EventKind.SHUFFLED.by(seat)).happened(Trigger.SHUFFLED, seat);
    }

    /** An empty market deck is made anew from the market's shuffled discard pile. */
    public record ReshuffleMarket() implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return OF_MARKET;
        }

        @Override
        public int size(Dale dale) {
            return dale.market().discard().size();
        }

        @Override
        public String item(Dale dale, int index) {
            return name(dale, dale.market().discard(), index);
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            var deck = ordered(dale.market().discard(), order);
            var market = new Market(dale.market().slots(), deck, Pile.EMPTY);
            return Moves.tell(Moves.blurred(dale.market(market), deck), EventKind.MARKET_RESHUFFLED.by(dale.active()));
        }
    }

    /** The market deck is shuffled before the game. */
    public record ShuffleMarketDeck() implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return OF_MARKET;
        }

        @Override
        public int size(Dale dale) {
            return dale.market().deck().size();
        }

        @Override
        public String item(Dale dale, int index) {
            return name(dale, dale.market().deck(), index);
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            return dale.market(dale.market().deck(ordered(dale.market().deck(), order)));
        }
    }
}
