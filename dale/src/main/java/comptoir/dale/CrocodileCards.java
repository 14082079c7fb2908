package comptoir.dale;

import static comptoir.dale.Animalfolk.CROCODILES;
import static comptoir.dale.Card.technique;

import java.util.List;

/** The Intimidating Dwarf Crocodiles: threats and harassment. */
final class CrocodileCards {

    private CrocodileCards() {}

    /** Each opponent discards the top 2 cards of their deck. */
    static final Card LITTLE_VILLAIN = technique(CROCODILES, 1, "little-villain")
            .named("Little Villain", "Petit malfrat")
            .says(new OpponentsDiscardFromDecks(2))
            .bonus()
            .card();

    /** Until your next turn: market cards cost opponents 2 more. */
    static final Card SCARY_GUNFIGHT = technique(CROCODILES, 2, "scary-gunfight")
            .named("Scary Gunfight", "Fusillade effrayante")
            .bonus()
            .untilNextTurn(Trait.RAISES_PRICES)
            .card();

    /** Draw the top card of each player's deck. Put one of them on top of each of these decks. */
    static final Card NIGHT_SHIFT = technique(CROCODILES, 3, "night-shift")
            .named("Night Shift", "Équipe de nuit")
            .says(new DrawFromEachDeck(), new HandOut.OntoDecks())
            .bonus()
            .card();

    /** Draw the top card of another player's deck. Put a card of your hand on top of that deck. */
    static final Card RUTHLESS_COMPETITION = technique(CROCODILES, 4, "ruthless-competition")
            .named("Ruthless Competition", "Concurrence impitoyable")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_CARDS_TO_DRAW),
                    new DrawFromThatDeck(),
                    new LayOnThatDeck())
            .bonus()
            .card();

    /** Until your next turn: stacks that opponents build must be worth 1 more. */
    static final Card NASTY_THREAT = technique(CROCODILES, 5, "nasty-threat")
            .named("Nasty Threat", "Vilaine menace")
            .bonus()
            .untilNextTurn(Trait.RAISES_STACKS)
            .card();

    /** Until your next turn: opponents draw at most 1 card when they fill their hands. */
    static final Card LOST_SHIPMENTS = technique(CROCODILES, 5, "lost-shipments")
            .named("Lost Shipments", "Livraisons perdues")
            .bonus()
            .untilNextTurn(Trait.LOSES_SHIPMENTS)
            .card();

    static final List<Card> ALL =
            List.of(LITTLE_VILLAIN, SCARY_GUNFIGHT, NIGHT_SHIFT, RUTHLESS_COMPETITION, NASTY_THREAT, LOST_SHIPMENTS);

    /** "Each opponent discards the top … cards of their deck", in turn order. */
    record OpponentsDiscardFromDecks(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale;
            for (int i = dale.box().seats() - 1; i > 0; i--) {
                int seat = (dale.me() + i) % dale.box().seats();
                if (dale.box().opposed(dale.me(), seat)) next = next.first(new DiscardFromDeck(seat, count));
            }
            return next;
        }
    }

    /** One card after the other: an empty deck is made anew in between. With neither deck nor discard pile, nothing. */
    record DiscardFromDeck(int seat, int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (count == 0 || !Decks.canGive(dale, seat)) return dale;
            var deck = dale.player(seat).deck();
            if (deck.isEmpty()) return dale.first(new Decks.Reshuffle(seat), this);
            var next = dale.first(new DiscardFromDeck(seat, count - 1));
            return Moves.move(
                    next, Told.DISCARDED_FROM_DECK, seat, Zone.DECK, seat, Pile.of(deck.top()), Zone.DISCARD, seat);
        }
    }

    /** "Draw the top card of each player's deck", aside. The players it came from are "them". */
    record DrawFromEachDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale.words(dale.words().them(Pile.EMPTY));
            for (int i = dale.box().seats() - 1; i >= 0; i--)
                next = next.first(new DrawAsideFrom((dale.me() + i) % dale.box().seats()));
            return next;
        }
    }

    /** A player with neither deck nor discard pile is passed over. */
    record DrawAsideFrom(int seat) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (!Decks.canGive(dale, seat)) return dale;
            var deck = dale.player(seat).deck();
            if (deck.isEmpty()) return dale.first(new Decks.Reshuffle(seat), this);
            var next = dale.words(dale.words().them(dale.words().them().with(seat)));
            return Moves.move(
                    next,
                    Told.DREW_OTHERS,
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
    record DrawFromThatDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int other = dale.other();
            if (other < 0) return dale;
            var deck = dale.player(other).deck();
            if (deck.isEmpty()) return dale.first(new Decks.Reshuffle(other), this);
            return Moves.move(
                    dale,
                    Told.DREW_OTHERS,
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
