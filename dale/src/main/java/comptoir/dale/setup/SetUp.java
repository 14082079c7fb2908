package comptoir.dale.setup;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Box;
import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Faces;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Player;
import comptoir.dale.table.Stall;
import comptoir.dale.table.Tabletop;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Turn;
import comptoir.dale.table.Words;
import comptoir.dale.table.Zone;
import comptoir.dale.turn.Turns;
import comptoir.engine.Agenda;
import comptoir.engine.Draw;
import comptoir.engine.IdSet;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Seats;
import comptoir.engine.Shuffle;
import comptoir.engine.Source;
import comptoir.engine.Step;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The table before the first turn. */
public final class SetUp {

    /** The first player is drawn. */
    public static final int ANYBODY = -1;

    private static final int START_DECK = 10;
    private static final List<Animalfolk> ALL_SETS = Cards.folks();
    private static final Source SETS = new Source("sets");
    private static final Source FIRST_PLAYER = new Source("first player");

    private SetUp() {}

    /** A game with sets that are still to be drawn. */
    public static Dale withRandomSets(int seats, boolean teams, int first) {
        var box = new Box(seats, teams, List.of(), new Traits(0), 0);
        var table = new Tabletop(players(seats), stalls(box), Market.EMPTY, Pile.EMPTY, Pile.EMPTY);
        var steps = Agenda.<Dale>of(List.of(new DrawSets(first)));
        return new Dale(
                box,
                Faces.of(new int[0]),
                table,
                Turn.of(0),
                Words.of(0),
                Memory.ofGroups(seats, List.of()),
                steps,
                News.NONE);
    }

    private static Player[] players(int seats) {
        var players = new Player[seats];
        Arrays.fill(players, Player.EMPTY);
        return players;
    }

    public static Stall[] stalls(Box box) {
        var stalls = new Stall[box.stalls()];
        Arrays.fill(stalls, Stall.EMPTY);
        return stalls;
    }

    /** A game with these sets: decks as they come out of the box, all shuffles and deals still to do. */
    public static Dale withSets(int seats, boolean teams, List<Animalfolk> sets, int first) {
        var kinds = new ArrayList<Integer>();
        var players = new Player[seats];
        var groups = new ArrayList<IdSet>();
        int junk = 0;
        for (int seat = 0; seat < seats; seat++) {
            int from = kinds.size();
            for (var set : sets) kinds.add(Cards.of(set).getFirst().number());
            for (; kinds.size() < from + START_DECK; junk++) kinds.add(Cards.JUNK.number());
            players[seat] = Player.EMPTY.deck(range(from, kinds.size()));
            groups.add(players[seat].deck().ids());
        }
        int from = kinds.size();
        var inPlay = new ArrayList<Card>();
        for (var set : sets)
            for (var card : Cards.of(set)) {
                inPlay.add(card);
                // The value-1 cards that nobody received leave the game.
                if (card.value() > 1) for (int copy = 0; copy < card.copies(); copy++) kinds.add(card.number());
            }
        var marketDeck = range(from, kinds.size());
        groups.add(marketDeck.ids());
        from = kinds.size();
        for (; junk < Cards.JUNK_IN_BOX; junk++) kinds.add(Cards.JUNK.number());
        var junkPile = range(from, kinds.size());

        var box = new Box(seats, teams, List.copyOf(sets), Traits.of(inPlay), kinds.size());
        var faces = Faces.of(kinds.stream().mapToInt(Integer::intValue).toArray());
        var memory = Memory.ofGroups(seats, groups).see(junkPile.ids(), Seats.all(seats), faces::kind);
        var market = Market.EMPTY.deck(marketDeck);
        var table = new Tabletop(players, stalls(box), market, junkPile, Pile.EMPTY);
        return new Dale(box, faces, table, Turn.of(0), Words.of(0), memory, Agenda.of(steps(seats, first)), News.NONE);
    }

    private static Pile range(int from, int to) {
        var cards = new int[to - from];
        for (int i = 0; i < cards.length; i++) cards[i] = from + i;
        return Pile.of(cards);
    }

    private static List<Step<Dale>> steps(int seats, int first) {
        var steps = new ArrayList<Step<Dale>>();
        for (int seat = 0; seat < seats; seat++) steps.add(new ShuffleStartDeck(seat));
        steps.add(new Decks.ShuffleMarketDeck());
        steps.add(new Turns.FillMarket(false));
        for (int seat = 0; seat < seats; seat++) steps.add(new DealHand(seat));
        steps.add(first == ANYBODY ? new DrawFirstPlayer() : new Turns.BeginTurn(first));
        return steps;
    }

    /** The sets are drawn: those that come first in a shuffle of all sets. */
    public record DrawSets(int first) implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return SETS;
        }

        @Override
        public int size(Dale dale) {
            return ALL_SETS.size();
        }

        @Override
        public String item(Dale dale, int index) {
            return ALL_SETS.get(index).id();
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            var box = dale.box();
            var drawn = new ArrayList<Animalfolk>();
            for (int i = 0; i < Box.setsFor(box.seats(), box.teams()); i++) drawn.add(ALL_SETS.get(order[i]));
            drawn.sort(null);
            var next = withSets(box.seats(), box.teams(), drawn, first).news(dale.news());
            var names = Text.list(drawn.stream().map(Animalfolk::title).toList());
            return Moves.tell(next, EventKind.SETS_CHOSEN.by(0).with(names), Seats.all(box.seats()));
        }
    }

    /** A start deck is shuffled; nobody reacts to that. */
    public record ShuffleStartDeck(int seat) implements Shuffle<Dale> {
        @Override
        public Source source(Dale dale) {
            return Decks.source(seat);
        }

        @Override
        public int size(Dale dale) {
            return dale.player(seat).deck().size();
        }

        @Override
        public String item(Dale dale, int index) {
            var deck = dale.player(seat).deck();
            return dale.card(deck.get(deck.size() - 1 - index)).id();
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            var deck = Decks.ordered(dale.player(seat).deck(), order);
            return dale.table(dale.table().pile(Zone.DECK.of(seat), deck));
        }
    }

    /** "Each player draws five cards." */
    public record DealHand(int seat) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Decks.draw(dale, seat, 5, EventKind.DEALT, Zone.HAND);
        }
    }

    /** The first player is drawn at random. */
    public record DrawFirstPlayer() implements Draw<Dale> {
        @Override
        public Source source(Dale dale) {
            return FIRST_PLAYER;
        }

        @Override
        public int outcomes(Dale dale) {
            return dale.box().seats();
        }

        @Override
        public String outcome(Dale dale, int index) {
            return "player " + (index + 1);
        }

        @Override
        public Dale answered(Dale dale, int index) {
            var next = Moves.tell(
                    dale,
                    EventKind.FIRST_PLAYER.by(index).with(""),
                    Seats.all(dale.box().seats()));
            return next.doFirst(new Turns.BeginTurn(index));
        }
    }
}
