package comptoir.dale.steps;

import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Prompt;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;

/**
 * Every kind of decision, with what is explained when it comes up for the first time, how its answers make one choice, and
 * the forms they have as data.
 */
public enum DaleDecision {
    ACTION(
            "Each turn you take one action: buy a card, play a technique, build a stack or sort out your hand. What"
                    + " glows can be chosen.",
            Combining.ONE,
            "buy: cards, slot: number",
            "buy: cards, from: 'market-discard'",
            "play: cards, as?: cards, value?: number, used?: flag",
            Form.SHOWN_CARD,
            "do: 'build'|'inventory'|'rearrange'|'end'"),
    BUY(
            "The market lies as you want it. Now buy a card; Calculations must be in the payment.",
            Combining.ONE,
            "buy: cards, slot: number",
            "buy: cards, from: 'market-discard'"),
    PAY(
            "Mark cards of your hand until they reach the price, then confirm. You may not add a card that is not"
                    + " needed.",
            Combining.COVER,
            Form.HAND_CARD,
            "do: 'done'"),
    KEEP("This card need not be given away: it may stay in your hand.", Combining.ONE, "do: 'yes'|'no'"),
    THROW_AWAY_JUNK(
            "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more"
                    + " often.",
            Combining.ONE,
            "number: number"),
    BUILD(
            "A stack is made of cards of one animalfolk whose values add up to exactly the number asked. Stacks must"
                    + " be built in order.",
            Combining.SUM,
            Form.HAND_CARD,
            "card: cards, depth: number",
            "do: 'done'|'ask-partner'"),
    BUILD_AGAIN(
            "A card lets you build the next stack in the same turn. You may also leave it at that.",
            Combining.ONE,
            "do: 'build'|'pass'"),
    BUILD_AS(
            "The card turned up is your stack, and it copies another: say what it counts as.",
            Combining.ONE,
            "card: cards, as?: cards"),
    HELP(
            "You play as a team: your own cards may go into your partner’s stack.",
            Combining.SUM,
            Form.HAND_CARD,
            "card: cards, depth: number",
            "do: 'done'|'pass'"),
    TAKE_HELP(
            "Your partner has shown cards. Build with them, or leave it: nothing is lost by asking.",
            Combining.SUM,
            Form.HAND_CARD,
            "card: cards, depth: number",
            "do: 'build'|'pass'"),
    DISCARD(
            "Mark the cards you want to put on your discard pile. They come back when your deck is shuffled anew.",
            Combining.SEVERAL,
            Form.HAND_CARD,
            "do: 'done'"),
    REACT(
            "Something happened that one of your cards can answer. You may also let it pass.",
            Combining.ONE,
            Form.SHOWN_CARD,
            "do: 'pass'"),
    BEFORE_CLEAN_UP(
            "Your turn is over and your hand is about to be filled up: some cards can still be used just before.",
            Combining.ONE,
            Form.SHOWN_CARD,
            "do: 'done'"),
    RESOLVE(
            "Your schedule holds cards that take effect later. Several are due now: say which comes first.",
            Combining.ONE,
            "card: cards, as?: cards"),
    ORDER(
            "You decide the order. The card that lies on top of a deck is the next one drawn.",
            Combining.ORDER,
            "card: cards"),
    REARRANGE(
            "You decide the order. The card that lies on top of a deck is the next one drawn.",
            Combining.ORDER,
            "card: cards"),
    HAND_OUT("Each player gets one of these cards: you say who gets which.", Combining.ORDER, "card: cards"),
    LAY_ON_DECK(
            "You decide the order. The card that lies on top of a deck is the next one drawn.",
            Combining.ORDER,
            "card: cards",
            "do: 'yes'|'no'"),
    LAY_FROM_DISCARD(
            "You decide the order. The card that lies on top of a deck is the next one drawn.",
            Combining.ONE,
            "card: cards, depth: number"),
    PUT_INTO_DECK(
            "You decide the order. The card that lies on top of a deck is the next one drawn.",
            Combining.ONE,
            Form.HAND_CARD),
    CHOOSE_CARD(
            "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
            Combining.ONE,
            Form.HAND_CARD),
    TAKE_ONE(
            "Of the cards you look at, one goes to your hand; choose the one you miss most.",
            Combining.ONE,
            "card: cards"),
    TAKE_FROM_DECK(
            "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
            Combining.ONE,
            "card: cards"),
    TAKE_FROM_DISCARD(
            "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
            Combining.ONE,
            "card: cards, depth: number",
            "do: 'done'|'pass'"),
    TAKE_FROM_MARKET(
            "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
            Combining.ONE,
            "card: cards, slot: number"),
    GIVE(
            "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily"
                    + " spared.",
            Combining.ONE,
            Form.HAND_CARD),
    SWAP(
            "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily"
                    + " spared.",
            Combining.ONE,
            "card: cards, player: seat, stack: number"),
    DISCARD_FROM_DECK(
            "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily"
                    + " spared.",
            Combining.ONE,
            "card: cards",
            "do: 'pass'"),
    THROW_AWAY(
            "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more"
                    + " often.",
            Combining.ONE,
            Form.HAND_CARD,
            "do: 'pass'"),
    THROW_AWAY_ONE(
            "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more"
                    + " often.",
            Combining.ONE,
            "card: cards"),
    THROW_AWAY_DISCARDED(
            "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more"
                    + " often.",
            Combining.ONE,
            "card: cards, depth: number"),
    THROW_AWAY_MARKET(
            "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more"
                    + " often.",
            Combining.SEVERAL,
            "card: cards, slot: number"),
    GUESS_VALUE(
            "Name a number: it decides what the card is worth or whether its effect comes true.",
            Combining.ONE,
            "number: number"),
    NAME_VALUE(
            "Name a number: it decides what the card is worth or whether its effect comes true.",
            Combining.ONE,
            "number: number"),
    SET_VALUE(
            "Name a number: it decides what the card is worth or whether its effect comes true.",
            Combining.ONE,
            "number: number"),
    PLAYER("Choose whom the effect strikes; who is ahead deserves it most.", Combining.ONE, "player: seat"),
    PLAYERS(
            "Choose whom the effect strikes; who is ahead deserves it most.",
            Combining.SEVERAL,
            "player: seat",
            "do: 'done'"),
    SIDE("Cards go round the table: you say which way.", Combining.ONE, "do: 'left'|'right'");

    private final Text meaning;
    private final Combining combining;
    private final String[] forms;

    DaleDecision(String meaning, Combining combining, String... forms) {
        this.meaning = Text.say(meaning);
        this.combining = combining;
        this.forms = forms;
    }

    /** The stable word for this kind, such as {@code take-from-deck}. */
    public String kind() {
        return Saving.word(this);
    }

    /** The question as a seat is asked it. */
    public Prompt asks(Rule rule, Text text) {
        return new Prompt(kind(), rule, text);
    }

    public Description describedIn(Description description) {
        return description.decision(kind(), meaning, combining, forms);
    }

    /** Forms that several have. */
    private static final class Form {
        static final String HAND_CARD = "card: cards, as?: cards, value?: number, used?: flag";
        static final String SHOWN_CARD = "show: cards, as?: cards, value?: number, used?: flag";
    }
}
