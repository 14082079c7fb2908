package comptoir.dale.cards;

import static comptoir.dale.table.Animalfolk.CROCODILES;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.HandOut;
import comptoir.dale.steps.LayOnThatDeck;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import java.util.List;

/** The Intimidating Dwarf Crocodiles: threats and harassment. */
public final class CrocodileCards implements CardSet {

    /** Each opponent discards the top 2 cards of their deck. */
    public static final Card LITTLE_VILLAIN = technique(CROCODILES, 1, "little-villain")
            .named("Little Villain")
            .says(new OpponentsDiscardFromDecks(2))
            .bonus()
            .card();

    /** Until your next turn: market cards cost opponents 2 more. */
    public static final Card SCARY_GUNFIGHT = technique(CROCODILES, 2, "scary-gunfight")
            .named("Scary Gunfight")
            .bonus()
            .untilNextTurn(Trait.RAISES_PRICES)
            .card();

    /** Draw the top card of each player's deck. Put one of them on top of each of these decks. */
    public static final Card NIGHT_SHIFT = technique(CROCODILES, 3, "night-shift")
            .named("Night Shift")
            .says(new DrawFromEachDeck(), new HandOut.OntoDecks())
            .bonus()
            .card();

    /** Draw the top card of another player's deck. Put a card of your hand on top of that deck. */
    public static final Card RUTHLESS_COMPETITION = technique(CROCODILES, 4, "ruthless-competition")
            .named("Ruthless Competition")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_CARDS_TO_DRAW),
                    new DrawFromThatDeck(),
                    new LayOnThatDeck())
            .bonus()
            .card();

    /** Until your next turn: stacks that opponents build must be worth 1 more. */
    public static final Card NASTY_THREAT = technique(CROCODILES, 5, "nasty-threat")
            .named("Nasty Threat")
            .bonus()
            .untilNextTurn(Trait.RAISES_STACKS)
            .card();

    /** Until your next turn: opponents draw at most 1 card when they fill their hands. */
    public static final Card LOST_SHIPMENTS = technique(CROCODILES, 5, "lost-shipments")
            .named("Lost Shipments")
            .bonus()
            .untilNextTurn(Trait.LOSES_SHIPMENTS)
            .card();

    @Override
    public List<Card> cards() {
        return List.of(LITTLE_VILLAIN, SCARY_GUNFIGHT, NIGHT_SHIFT, RUTHLESS_COMPETITION, NASTY_THREAT, LOST_SHIPMENTS);
    }

    /** "Each opponent discards the top … cards of their deck", in turn order. */
    public record OpponentsDiscardFromDecks(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale;
            for (int i = dale.box().seats() - 1; i > 0; i--) {
                int seat = (dale.me() + i) % dale.box().seats();
                if (dale.box().opposed(dale.me(), seat)) next = next.doFirst(new DiscardFromDeck(seat, count));
            }
            return next;
        }
    }

    /** One card after the other: an empty deck is made anew in between. With neither deck nor discard pile, nothing. */
    public record DiscardFromDeck(int seat, int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (count == 0 || !Decks.canGive(dale, seat)) return dale;
            var deck = dale.player(seat).deck();
            if (deck.isEmpty()) return dale.doFirst(new Decks.Reshuffle(seat), this);
            var next = dale.doFirst(new DiscardFromDeck(seat, count - 1));
            return Moves.move(
                    next,
                    EventKind.DISCARDED_FROM_DECK,
                    seat,
                    Zone.DECK,
                    seat,
                    Pile.of(deck.top()),
                    Zone.DISCARD,
                    seat);
        }
    }

    /** "Draw the top card of each player's deck", aside. The players it came from are "them". */
    public record DrawFromEachDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale.words(dale.words().them(Pile.EMPTY));
            for (int i = dale.box().seats() - 1; i >= 0; i--)
                next = next.doFirst(
                        new DrawAsideFrom((dale.me() + i) % dale.box().seats()));
            return next;
        }
    }

    /** A player with neither deck nor discard pile is passed over. */
    public record DrawAsideFrom(int seat) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (!Decks.canGive(dale, seat)) return dale;
            var deck = dale.player(seat).deck();
            if (deck.isEmpty()) return dale.doFirst(new Decks.Reshuffle(seat), this);
            var next = dale.words(dale.words().them(dale.words().them().with(seat)));
            return Moves.move(
                    next,
                    EventKind.DREW_OTHERS,
                    dale.me(),
                    Moves.player(seat),
                    Zone.DECK,
                    seat,
                    Pile.of(deck.top()),
                    Zone.ASIDE,
                    dale.me());
        }
    }

    /** "Draw the top card of that player's deck" into the hand. */
    public record DrawFromThatDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int other = dale.other();
            if (other < 0) return dale;
            var deck = dale.player(other).deck();
            if (deck.isEmpty()) return dale.doFirst(new Decks.Reshuffle(other), this);
            return Moves.move(
                    dale,
                    EventKind.DREW_OTHERS,
                    dale.me(),
                    Moves.player(other),
                    Zone.DECK,
                    other,
                    Pile.of(deck.top()),
                    Zone.HAND,
                    dale.me());
        }
    }
}
