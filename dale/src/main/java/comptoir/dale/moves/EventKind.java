package comptoir.dale.moves;

import comptoir.dale.table.Box;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.DaleRule;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;

/**
 * The sentences in which players are told what happened: {0} is who did it, {1} the cards (by name for those who may see
 * them, otherwise their number), {2} another player or a number.
 */
public enum EventKind {
    DEALT("{0?You draw|{0} draws} {1}.", DaleRule.SETUP_HAND),
    DREW("{0?You draw|{0} draws} {1}.", DaleRule.CLEANUP_HAND),
    DREW_BY_EFFECT("{0?You draw|{0} draws} {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    DREW_JUNK("{0?You have|{0} has} no cards left and {0?draw|draws} {1} from the Junk pile.", DaleRule.DECK_JUNK_DRAW),
    DREW_FROM_MARKET_DECK("{0?You draw|{0} draws} {1} from the market deck.", DaleRule.SETUP_MARKET_DECK),
    DREW_OTHERS("{0?You draw|{0} draws} {1} from {2?your deck|the deck of {2}}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ASIDE("{0?You look|{0} looks} at {1} from a deck.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    SEARCHED("{0?You look|{0} looks} through a deck: {1}.", DaleRule.DECK_SEARCH_NO_RESHUFFLE),
    LOOKED_AT_HAND("{0?You look|{0} looks} at {2?your hand|the hand of {2}}: {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    TOOK("{0?You take|{0} takes} {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    TOOK_FROM("{0?You take|{0} takes} {1} from {2?you|{2}}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    PICKED_AT_RANDOM("A card of {0?your hand|the hand of {0}} is picked at random.", DaleRule.CARD_COMPULSORY),
    TOOK_FROM_DISCARD("{0?You take|{0} takes} {1} from a discard pile.", DaleRule.CARD_OPEN_DISCARDS),
    TOOK_FROM_MARKET("{0?You take|{0} takes} {1} from the market.", DaleRule.MARKET_NO_REFILL_YET),
    TOOK_FROM_STALL("{0?You take|{0} takes} {1} out of a stall.", DaleRule.STALL_VALUE_AFTER),
    GAVE("{0?You give|{0} gives} {1} to {2?you|{2}}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ON_DECK(
            "{0?You put {1} on top of your deck|{0} puts {1} on top of their deck}.",
            DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ON_OTHERS_DECK(
            "{0?You put|{0} puts} {1} on top of {2?your deck|the deck of {2}}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    PUT_INTO_DECK("{0?You put {1} into your deck|{0} puts {1} into their deck}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    DISCARDED("{0?You discard|{0} discards} {1}.", DaleRule.CARD_DISCARD_ORDER),
    DISCARDED_FROM_DECK(
            "{0?You discard {1} from your deck|{0} discards {1} from their deck}.", DaleRule.DECK_RESHUFFLE),
    SWAPPED_PILES("{0?You swap|{0} swaps} the deck and the discard pile.", DaleRule.CARD_OPEN_DISCARDS),
    TURNED_DECK_OVER("{0?You turn|{0} turns} the old deck over, its top card first: {1}.", DaleRule.CARD_OPEN_DISCARDS),
    THREW_AWAY_MARKET_DECK("{0?You throw|{0} throws} away {1} from the market deck.", DaleRule.CARD_THROW_AWAY),
    THREW_AWAY("{0?You throw|{0} throws} away {1}.", DaleRule.CARD_THROW_AWAY),
    THREW_AWAY_MARKET("{0?You throw|{0} throws} away {1} from the market.", DaleRule.CARD_THROW_AWAY),
    REVEALED("{0?You show|{0} shows} {1}.", DaleRule.CARD_PASSIVE),
    REVEALED_TOP("{0?You turn|{0} turns} up {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    USED_AS("{0?You use|{0} uses} {1} as {2}.", DaleRule.CARD_PASSIVE),
    WIDENED_HAND(
            "{0?You show {1} and fill your|{0} shows {1} and fills the} hand to more cards.", new CardRule("cookies")),
    PAID("{0?You pay|{0} pays} with {1}.", DaleRule.MARKET_PAY),
    PAID_AND_THREW_AWAY(
            "{0?You pay with {1} and throw|{0} pays with {1} and throws} it away.", DaleRule.CARD_THROW_AWAY),
    KEPT("{0?You pay with {1} and keep|{0} pays with {1} and keeps} it in hand.", DaleRule.MARKET_PAY),
    BOUGHT("{0?You buy|{0} buys} {1} for {2}.", DaleRule.MARKET_BUY),
    BOUGHT_FROM_DISCARD(
            "{0?You buy|{0} buys} {1} from the market’s discard pile for {2}.", new CardRule("market-discovery")),
    REARRANGED("{0?You rearrange|{0} rearranges} the market, from left to right: {1}.", new CardRule("calculations")),
    PLAYED("{0?You play|{0} plays} {1}.", DaleRule.TECHNIQUE_SHOW),
    RESOLVED("{0?You resolve {1} from your|{0} resolves {1} from the} schedule.", DaleRule.TURN_START),
    FINISHED("{0?You discard|{0} discards} {1} after its effect.", DaleRule.TECHNIQUE_DISCARD_AFTER),
    BUILT("{0?You build|{0} builds} stack {2}: {1}.", DaleRule.STALL_STACK),
    ADDED_FROM_DISCARD(
            "{0?You take {1} from your|{0} takes {1} from the} discard pile for the stack.",
            new CardRule("nostalgic-item")),
    OFFERED(
            "{0?You show {1} for the next stack and ask your|{0} shows {1} for the next stack and asks the} partner to"
                    + " add {2}.",
            DaleRule.TEAM_HELP),
    HELPED("{0?You add|{0} adds} {1} to the stack.", DaleRule.TEAM_HELP),
    SWAPPED_INTO_STALL("{0?You put|{0} puts} {1} into a stall.", DaleRule.STALL_VALUE_AFTER),
    SWAPPED_INTO_MARKET("{0?You put|{0} puts} {1} into the market.", DaleRule.MARKET_NO_REFILL_YET),
    MARKET_FILLED("The market is filled with {1}.", DaleRule.CLEANUP_MARKET),
    SETS_CHOSEN("The sets drawn are: {2}.", DaleRule.SETUP_RANDOM_SETS),
    FIRST_PLAYER("{0?You begin|{0} begins}.", DaleRule.SETUP_FIRST_PLAYER),
    TURN_BEGAN("{0?Your turn|The turn of {0}} begins.", DaleRule.TURN_ORDER),
    INVENTORY("{0?You discard|{0} discards} no card.", DaleRule.INVENTORY_DISCARD),
    ENDED_ACTIONS("{0?You end your|{0} ends the} action phase.", DaleRule.TURN_BONUS_OPTIONAL),
    SHUFFLED("{0?You shuffle your|{0} shuffles the} deck.", DaleRule.DECK_SEARCH_NO_RESHUFFLE),
    RESHUFFLED("{0?You shuffle your|{0} shuffles the} discard pile into a new deck.", DaleRule.DECK_RESHUFFLE),
    MARKET_RESHUFFLED(
            "The market’s discard pile is shuffled into a new market deck.", DaleRule.CLEANUP_MARKET_RESHUFFLE),
    CHOSE_PLAYER("{0?You choose|{0} chooses} {2?you|{2}}.", DaleRule.TEAM_ANOTHER_PLAYER),
    CHOSE_LEFT("{0?You choose|{0} chooses} the left.", DaleRule.CARD_COMPULSORY),
    CHOSE_RIGHT("{0?You choose|{0} chooses} the right.", DaleRule.CARD_COMPULSORY),
    NAMED("{0?You say|{0} says} {2}.", DaleRule.CARD_COMPULSORY),
    ROLLED("{0?You roll|{0} rolls} {2}.", DaleRule.DIE_POLECAT),
    ROLLED_OCELOT("{0?You roll|{0} rolls} {2}.", DaleRule.DIE_OCELOT),
    CHOSE_SECRETLY(
            "{0?You secretly choose a card of your|{0} secretly chooses a card of the} hand.",
            new CardRule("blindfold")),
    SET_VALUE("{0?You set|{0} sets} the value of the card to {2}.", DaleRule.CARD_MODIFIERS),
    MIXED_HANDS(
            "{0?You shuffle|{0} shuffles} the cards drawn together with {2?your hand|the hand of {2}}.",
            new CardRule("whirligig")),
    RECEIVED("{0?You receive|{0} receives} {1}.", new CardRule("whirligig")),
    DECLINED_HELP("{0?You add|{0} adds} nothing; the cards go back to the hand.", DaleRule.TEAM_HELP),
    OFFERED_HELP("{0?You would add|{0} would add} {1}, worth {2}.", DaleRule.TEAM_HELP),
    LEFT_HELP("{0?You leave|{0} leaves} it; the cards go back to the hands.", DaleRule.TEAM_HELP),
    DID_NOTHING("{0?You do|{0} does} nothing more.", DaleRule.CARD_COMPULSORY),
    WON("{0?You build the last stack and win|{0} builds the last stack and wins}.", DaleRule.END_WIN);

    private final Text text;
    private final Rule rule;
    private final Telling[] tellings = new Telling[Box.MOST_SEATS];

    EventKind(String text, Rule rule) {
        this.text = Text.say(text);
        this.rule = rule;
        for (int seat = 0; seat < tellings.length; seat++) tellings[seat] = new Telling(this, seat);
    }

    /** This happened by or to that seat. */
    public Telling by(int seat) {
        return tellings[seat];
    }

    /** The stable word for this kind of event. */
    public String kind() {
        return Saving.word(this);
    }

    public Text text() {
        return text;
    }

    public Rule rule() {
        return rule;
    }
}
