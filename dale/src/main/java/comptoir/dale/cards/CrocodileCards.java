package comptoir.dale.cards;

import static comptoir.dale.table.Card.technique;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.HandOut;
import comptoir.dale.steps.LayOnThatDeck;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import java.util.List;

/** The Intimidating Dwarf Crocodiles: threats and harassment. */
public final class CrocodileCards implements CardSet {

    public static final Animalfolk CROCODILES = new Animalfolk(
            "crocodiles",
            "Intimidating Dwarf Crocodiles",
            "Threats and harassment",
            2,
            "#4a7346",
            "Les crocodiles nains intimidants");

    public static final Card LITTLE_VILLAIN = technique(CROCODILES, 1, "little-villain")
            .named("Little Villain")
            .text("Each opponent discards the top 2 cards of their deck, one after the other.")
            .says(new OpponentsDiscardFromDecks(2))
            .bonus()
            .card();

    public static final Card SCARY_GUNFIGHT = technique(CROCODILES, 2, "scary-gunfight")
            .named("Scary Gunfight")
            .text("Until the start of your next turn, market cards cost your opponents 2 more.")
            .bonus()
            .untilNextTurn(Trait.RAISES_PRICES)
            .card();

    public static final Card NIGHT_SHIFT = technique(CROCODILES, 3, "night-shift")
            .named("Night Shift")
            .text("Draw the top card of every player’s deck, yours included. Look at them, then put one of them on"
                    + " top of each of those decks.")
            .says(new DrawFromEachDeck(), new HandOut.OntoDecks())
            .bonus()
            .card();

    public static final Card RUTHLESS_COMPETITION = technique(CROCODILES, 4, "ruthless-competition")
            .named("Ruthless Competition")
            .text("Draw the top card of another player’s deck. Then put a card from your hand on top of that deck.")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_CARDS_TO_DRAW),
                    new DrawFromThatDeck(),
                    new LayOnThatDeck())
            .bonus()
            .card();

    public static final Card NASTY_THREAT = technique(CROCODILES, 5, "nasty-threat")
            .named("Nasty Threat")
            .text("Until the start of your next turn, each stack your opponents build must be worth exactly 1 more"
                    + " than usual.")
            .bonus()
            .untilNextTurn(Trait.RAISES_STACKS)
            .card();

    public static final Card LOST_SHIPMENTS = technique(CROCODILES, 5, "lost-shipments")
            .named("Lost Shipments")
            .text("Until the start of your next turn, each opponent draws at most 1 card when filling their hand in"
                    + " clean-up.")
            .bonus()
            .untilNextTurn(Trait.LOSES_SHIPMENTS)
            .card();

    @Override
    public Animalfolk folk() {
        return CROCODILES;
    }

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
                    EventKind.DISCARDED_FROM_DECK.by(seat),
                    Zone.DECK.of(seat),
                    Pile.of(deck.top()),
                    Zone.DISCARD.of(seat));
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
                    EventKind.DREW_OTHERS.by(dale.me()).with(Moves.player(seat)),
                    Zone.DECK.of(seat),
                    Pile.of(deck.top()),
                    Zone.ASIDE.of(dale.me()));
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
                    EventKind.DREW_OTHERS.by(dale.me()).with(Moves.player(other)),
                    Zone.DECK.of(other),
                    Pile.of(deck.top()),
                    Zone.HAND.of(dale.me()));
        }
    }
}
