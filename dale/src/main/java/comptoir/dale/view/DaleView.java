package comptoir.dale.view;

import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Modifier;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.dale.turn.Acting;
import comptoir.dale.turn.Building;
import comptoir.dale.turn.Helping;
import comptoir.dale.turn.Purchase;
import comptoir.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that one viewer may see, cards by the ids of the fact file.
 *
 * @param turn whose turn it is
 * @param actions how many actions are still to take, the one asked for now included
 * @param moreForAll how much more every card counts that the active player uses this turn
 * @param chosen the cards the viewer has picked so far in a choice that is not complete
 * @param toGo what is still to be picked of the choice of several cards that the viewer is asked for: value where the
 *     cards are counted by their worth, else cards; null where nothing is asked or any number will do
 * @param aside cards laid aside by the effect that is being resolved: faces for the one who looks at them
 */
public record DaleView(
        int seats,
        boolean teams,
        List<String> sets,
        int goal,
        int turn,
        int actions,
        int moreForAll,
        List<PlayerView> players,
        MarketView market,
        int junkPile,
        List<String> chosen,
        @Nullable Integer toGo,
        Hidden aside,
        boolean over) {

    /**
     * @param team which of the stalls is theirs
     * @param stall the stacks, the first one first
     * @param nextStack what the next stack must be worth now
     * @param handSize up to how many cards the hand is filled, as far as the viewer can know
     */
    public record PlayerView(
            int seat,
            int team,
            HandView hand,
            DeckView deck,
            List<String> discard,
            List<List<String>> stall,
            int nextStack,
            int handSize,
            List<Scheduled> schedule) {}

    /**
     * A hand: its cards for its owner, their number for others.
     *
     * @param remembered the cards that the viewer knows to be in it
     */
    public record HandView(int count, List<HandCard> cards, List<String> remembered) {}

    /**
     * @param value what it is worth now
     * @param used whether its once-a-turn ability has been used
     * @param as what it can be used as, where it copies other cards
     */
    public record HandCard(String card, int value, boolean used, List<String> as) {}

    /**
     * A deck.
     *
     * @param top the topmost cards as far as the viewer knows them one after the other, the top one first
     */
    public record DeckView(int count, List<String> top) {}

    /**
     * A card in front of a player.
     *
     * @param lasts whether it has an effect until its owner's next turn, as against one at its start
     * @param resolves whether its effect is being carried out, and it goes when that is done
     */
    public record Scheduled(String card, String as, boolean lasts, boolean resolves) {}

    /** The market; slots from left to right. */
    public record MarketView(List<SlotView> slots, DeckView deck, List<String> discard) {}

    /**
     * @param card null for an empty slot
     * @param price what it costs the viewer now; a spectator sees what it costs the active player
     */
    public record SlotView(@Nullable String card, int surcharge, int price) {}

    /** Face-down cards: their number, and their faces for those who see them. */
    public record Hidden(int count, List<String> cards) {}

    public static DaleView of(Dale dale, int viewer) {
        var players = new ArrayList<PlayerView>();
        for (int seat = 0; seat < dale.box().seats(); seat++) players.add(player(dale, seat, viewer));
        boolean mine = viewer == dale.me() || viewer == Seats.ALL_SEEING;
        return new DaleView(
                dale.box().seats(),
                dale.box().teams(),
                dale.box().sets().stream().map(Animalfolk::id).toList(),
                dale.box().goal(),
                dale.active(),
                actions(dale),
                Modifier.moreForAll(dale.turn().modifiers()),
                players,
                market(dale, viewer),
                dale.table().junk().size(),
                names(dale, Use.cards(chosen(dale, viewer, mine))),
                toGo(dale, viewer),
                new Hidden(
                        dale.table().aside().size(),
                        mine ? names(dale, dale.table().aside()) : List.of()),
                dale.over());
    }

    /** The cards a viewer has chosen so far: a partner who helps keeps those apart from the builder's. */
    private static Pile chosen(Dale dale, int viewer, boolean mine) {
        if (!dale.over() && dale.agenda().next() instanceof Helping.HelpPartner help && help.seat(dale) == viewer)
            return dale.words().them();
        return mine ? dale.words().picks() : Pile.EMPTY;
    }

    private static @Nullable Integer toGo(Dale dale, int viewer) {
        if (dale.over() || !(dale.agenda().next() instanceof DaleQuestion question)) return null;
        int seat = question.seat(dale);
        if (viewer != seat && viewer != Seats.ALL_SEEING) return null;
        var picks = dale.words().picks();
        return switch (question) {
            case Purchase.Pay pay -> Math.max(0, pay.price() - Use.sum(picks));
            case Building.PickForStack ignored -> Math.max(0, dale.nextStack(seat) - Use.sum(picks));
            case Helping.HelpPartner ignored -> toGoTogether(dale);
            case Helping.TakeHelp ignored -> toGoTogether(dale);
            case PicksFromHand some
            when !some.mayStop() ->
                Math.max(0, Math.min(some.wanted(dale), dale.hand(seat).size()) - picks.size());
            default -> null;
        };
    }

    /** What is missing when the cards of both partners are counted. */
    private static int toGoTogether(Dale dale) {
        var both = dale.words().picks().with(dale.words().them());
        return Math.max(0, dale.nextStack(dale.active()) - Use.sum(both));
    }

    private static int actions(Dale dale) {
        int actions = 0;
        for (var step : dale.agenda().steps()) if (step instanceof Acting.TakeAction) actions++;
        return actions;
    }

    private static PlayerView player(Dale dale, int seat, int viewer) {
        var player = dale.player(seat);
        var schedule = new ArrayList<Scheduled>();
        for (int i = 0; i < player.schedule().size(); i++) {
            int use = player.schedule().get(i);
            schedule.add(new Scheduled(
                    dale.card(Use.card(use)).id(),
                    Use.as(use).id(),
                    Use.as(use).stays() && Use.as(use).nextTurn().isEmpty(),
                    !Use.as(use).stays()));
        }
        return new PlayerView(
                seat,
                dale.box().stallOf(seat),
                hand(dale, seat, viewer),
                deck(dale, player.deck(), viewer),
                topFirst(dale, player.discard()),
                dale.stallOf(seat).stacks().stream()
                        .map(stack -> names(dale, stack))
                        .toList(),
                dale.nextStack(seat),
                dale.handSize(seat, viewer == seat || viewer == Seats.ALL_SEEING),
                schedule);
    }

    private static HandView hand(Dale dale, int seat, int viewer) {
        var hand = dale.hand(seat);
        if (viewer != seat && viewer != Seats.ALL_SEEING)
            return new HandView(hand.size(), List.of(), Remembered.inHand(dale, hand, viewer));
        var cards = new ArrayList<HandCard>();
        for (int i = 0; i < hand.size(); i++) {
            int id = hand.get(i);
            var card = dale.card(id);
            var as = new ArrayList<String>();
            if (card.has(Trait.COPIES)) {
                var guises = Guises.of(dale, seat, id);
                for (int j = 0; j < guises.size(); j++)
                    as.add(Cards.numbered(guises.get(j)).id());
            }
            cards.add(new HandCard(
                    card.id(), dale.value(seat, id, card), dale.turn().hasUsedCard(id), as));
        }
        return new HandView(hand.size(), cards, List.of());
    }

    private static DeckView deck(Dale dale, Pile deck, int viewer) {
        return new DeckView(deck.size(), Remembered.onTop(dale, deck, viewer));
    }

    private static MarketView market(Dale dale, int viewer) {
        int buyer = viewer >= 0 ? viewer : dale.active();
        var slots = new ArrayList<SlotView>();
        for (int slot = 0; slot < Market.SLOTS; slot++) {
            int card = dale.market().slots().get(slot);
            slots.add(
                    card == Market.HOLE
                            ? new SlotView(null, Market.surcharge(slot), 0)
                            : new SlotView(dale.card(card).id(), Market.surcharge(slot), dale.price(buyer, slot)));
        }
        return new MarketView(
                slots,
                deck(dale, dale.market().deck(), viewer),
                topFirst(dale, dale.market().discard()));
    }

    private static List<String> names(Dale dale, Pile cards) {
        var names = new ArrayList<String>();
        for (int i = 0; i < cards.size(); i++) names.add(dale.card(cards.get(i)).id());
        return names;
    }

    private static List<String> topFirst(Dale dale, Pile cards) {
        return names(dale, cards.turnedOver());
    }
}
