package comptoir.dale.moves;

import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Spot;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.engine.Memory;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards move from place to place. This is the one place where it is worked out who sees them, what everybody remembers of
 * it, and who learns something by it.
 */
public final class Moves {

    private Moves() {}

    /** Moves cards from one place to the top of another, in their order, and tells of it. */
    public static Dale move(Dale dale, Telling told, Spot from, Pile cards, Spot to) {
        if (cards.isEmpty()) return dale;
        var source = dale.table().pile(from);
        var left = without(source, cards);
        var before = from.equals(to) ? left : dale.table().pile(to);
        boolean taken = to.zone() == Zone.HAND;
        var grown = taken ? dale.faces().sortedIn(before, cards) : before.with(cards);
        var next = dale.table(dale.table().moved(from, left, to, grown));
        if (from.zone() == Zone.HAND && next.turn().isSpecial())
            next = next.turn(next.turn().forgetting(cards));
        if (taken) next = entered(next, to.seat(), cards);
        return dale.watched() ? seen(next, told, from, source, cards, to) : next;
    }

    private static Pile without(Pile source, Pile cards) {
        int count = cards.size();
        for (int i = 0; i < count; i++)
            if (source.size() <= i || source.get(source.size() - 1 - i) != cards.get(i)) return source.without(cards);
        return source.withoutTop(count);
    }

    private static Dale seen(Dale dale, Telling told, Spot from, Pile source, Pile cards, Spot to) {
        int everybody = Seats.all(dale.box().seats());
        int seeing = from.seenBy(everybody) | to.seenBy(everybody);
        var moved = cards.ids();
        int learners = dale.memory().strangersTo(moved, seeing);
        var memory = dale.memory();
        if (from.zone().isHeldTogether()) memory = memory.blur(source.ids(), everybody & ~Seats.bit(from.seat()));
        memory = memory.see(moved, seeing, dale.faces()::kind);
        return tellCards(dale.memory(memory), told, cards, seeing, learners);
    }

    /** The seats of the mask look at cards that stay where they are. */
    public static Dale show(Dale dale, Telling told, Pile cards, int seeing) {
        if (!dale.watched()) return dale;
        int learners = dale.memory().strangersTo(cards.ids(), seeing);
        var memory = dale.memory().see(cards.ids(), seeing, dale.faces()::kind);
        return tellCards(dale.memory(memory), told, cards, seeing, learners);
    }

    public static Dale showAll(Dale dale, Telling told, Pile cards) {
        return show(dale, told, cards, Seats.all(dale.box().seats()));
    }

    /** Tells of cards; all that concerns memory has been done. */
    private static Dale tellCards(Dale dale, Telling told, Pile cards, int seeing, int learners) {
        var faces = new ArrayList<Card>(cards.size());
        for (int i = 0; i < cards.size(); i++) faces.add(dale.card(cards.get(i)));
        boolean open = seeing == Seats.all(dale.box().seats());
        int mask = open ? seeing | DaleEvent.EVERYBODY : seeing;
        return dale.tell(new DaleEvent.OfCards(told, List.copyOf(faces), mask, learners, rules(dale, told.kind())));
    }

    /** Tells of something in which no card is named and from which nobody learns anything. */
    public static Dale tell(Dale dale, Telling told) {
        return tell(dale, told, 0);
    }

    public static Dale tell(Dale dale, Telling told, int learners) {
        if (!dale.watched()) return dale;
        return dale.tell(new DaleEvent.Plain(told, learners, rules(dale, told.kind())));
    }

    private static List<Rule> rules(Dale dale, EventKind told) {
        int card = dale.words().card();
        return card == Use.NONE ? List.of(told.rule()) : List.of(Use.as(card).rule(), told.rule());
    }

    /** Cards that everybody has seen are shuffled together, or a deck is: nobody can follow them any more. */
    public static Dale blurred(Dale dale, Pile cards) {
        return dale.watched()
                ? dale.memory(
                        dale.memory().blur(cards.ids(), Seats.all(dale.box().seats())))
                : dale;
    }

    /** Somebody looks through a pile; the others lose sight of the order in it. */
    public static Dale searched(Dale dale, int seat, Pile cards) {
        if (!dale.watched()) return dale;
        Memory memory =
                dale.memory().blur(cards.ids(), Seats.allBut(seat, dale.box().seats()));
        return show(dale.memory(memory), EventKind.SEARCHED.by(seat), cards, Seats.bit(seat));
    }

    /** Notes that cards entered a hand: of every card, since who is asked must not tell which card it was. */
    public static Dale entered(Dale dale, int seat, Pile cards) {
        if (!dale.box().has(Trait.REACTS)) return dale;
        var triggers = dale.turn().triggers();
        for (int i = 0; i < cards.size(); i++) triggers = triggers.with(Trigger.ENTERED_HAND.by(seat, cards.get(i)));
        return dale.turn(dale.turn().triggers(triggers));
    }

    /** Cards of two hands change places at once. The two players see them; the others see how many they are. */
    public static Dale exchanged(Dale dale, int one, Pile fromOne, int other, Pile fromOther) {
        if (fromOne.isEmpty()) return dale;
        var handOfOne = dale.hand(one);
        var handOfOther = dale.hand(other);
        var next = dale.turn(dale.turn().forgetting(fromOne).forgetting(fromOther));
        next = withHand(next, one, handOfOne.without(fromOne).with(fromOther), fromOther);
        next = withHand(next, other, handOfOther.without(fromOther).with(fromOne), fromOne);
        if (!dale.watched()) return next;
        int seats = dale.box().seats();
        int both = Seats.bit(one) | Seats.bit(other);
        var memory = dale.memory()
                .blur(handOfOne.ids(), Seats.allBut(one, seats))
                .blur(handOfOther.ids(), Seats.allBut(other, seats))
                .see(fromOne.with(fromOther).ids(), both, dale.faces()::kind);
        next = tellCards(next.memory(memory), EventKind.GAVE.by(one).with(player(other)), fromOne, both, both);
        return tellCards(next, EventKind.GAVE.by(other).with(player(one)), fromOther, both, both);
    }

    /** The cards laid aside by one player and the hand of another, shuffled together, become the hands of both. */
    public static Dale mixed(Dale dale, int one, Pile forOne, int other, Pile forOther) {
        if (forOne.isEmpty()) return dale;
        var next = dale.table(dale.table().pile(Zone.ASIDE.of(one), Pile.EMPTY));
        next = withHand(next, one, next.hand(one).with(forOne), forOne);
        next = withHand(next, other, forOther, forOther);
        if (!dale.watched()) return next;
        next = blurred(next, forOne.with(forOther));
        next = tell(next, EventKind.MIXED_HANDS.by(one).with(player(other)));
        next = received(next, one, forOne);
        return received(next, other, forOther);
    }

    private static Dale received(Dale dale, int seat, Pile cards) {
        return cards.isEmpty() ? dale : show(dale, EventKind.RECEIVED.by(seat), cards, Seats.bit(seat));
    }

    private static Dale withHand(Dale dale, int seat, Pile hand, Pile entered) {
        return entered(
                dale.table(dale.table().pile(Zone.HAND.of(seat), dale.faces().sorted(hand))), seat, entered);
    }

    /** "Throw away": Junk returns to the Junk pile, an animalfolk card goes to the market's discard pile. */
    public static Dale throwAway(Dale dale, Telling told, Spot from, Pile cards) {
        var next = dale;
        for (int i = 0; i < cards.size(); i++) {
            var to = dale.card(cards.get(i)).isJunk() ? Zone.JUNK : Zone.MARKET_DISCARD;
            next = move(next, told, from, Pile.of(cards.get(i)), to.of(from.seat()));
        }
        return next;
    }

    public static Dale discardFromHand(Dale dale, int seat, Pile cards) {
        return move(dale, EventKind.DISCARDED.by(seat), Zone.HAND.of(seat), cards, Zone.DISCARD.of(seat));
    }

    public static Text.Who player(int seat) {
        return DaleEvent.player(seat);
    }
}
