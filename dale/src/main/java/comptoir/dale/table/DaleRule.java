package comptoir.dale.table;

import comptoir.engine.Rule;
import java.util.Locale;

/** Every rule of the catalogue {@code rules/dale.json} that code refers to. What a card says is a {@link CardRule}. */
public enum DaleRule implements Rule {
    SETUP_PLAYERS,
    SETUP_SETS,
    SETUP_RANDOM_SETS,
    SETUP_DECK,
    SETUP_LEFTOVER_ONES,
    SETUP_MARKET_DECK,
    SETUP_MARKET,
    SETUP_HAND,
    SETUP_FIRST_PLAYER,
    SETUP_JUNK_PILE,
    CARD_VALUE,
    CARD_TECHNIQUE,
    CARD_PASSIVE,
    CARD_RUBBISH,
    CARD_COMPULSORY,
    CARD_AS_MUCH_AS_POSSIBLE,
    CARD_THROW_AWAY,
    CARD_DISCARD_ORDER,
    CARD_OPEN_DISCARDS,
    CARD_MODIFIERS,
    DIE_POLECAT,
    DIE_OCELOT,
    TURN_START,
    TURN_ONE_ACTION,
    TURN_BONUS_ACTION,
    TURN_BONUS_ONLY_TECHNIQUE,
    TURN_BONUS_OPTIONAL,
    TURN_ORDER,
    MARKET_BUY,
    MARKET_COST,
    MARKET_PAY,
    MARKET_OVERPAY,
    MARKET_NO_REFILL_YET,
    TECHNIQUE_SHOW,
    TECHNIQUE_SCHEDULE,
    TECHNIQUE_NO_EFFECT,
    TECHNIQUE_DISCARD_AFTER,
    TECHNIQUE_SIMULTANEOUS,
    TECHNIQUE_SEARCH_EMPTY,
    TECHNIQUE_TRIGGER_WINDOW,
    TECHNIQUE_REACTION_ORDER,
    STALL_STACK,
    STALL_ORDER,
    STALL_ONE_SET,
    STALL_OUT_OF_PLAY,
    STALL_VALUE_AFTER,
    STALL_VISIBLE,
    INVENTORY_DISCARD,
    CLEANUP_AFTER,
    CLEANUP_HAND,
    CLEANUP_ONLY_ACTIVE,
    CLEANUP_MARKET,
    CLEANUP_MARKET_RESHUFFLE,
    DECK_RESHUFFLE,
    DECK_SEARCH_NO_RESHUFFLE,
    DECK_JUNK_DRAW,
    JUNK_UNLIMITED,
    END_WIN,
    TEAM_SEATING,
    TEAM_SETS,
    TEAM_JUNK,
    TEAM_STALL,
    TEAM_HELP,
    TEAM_REFILL,
    TEAM_ANOTHER_PLAYER,
    TEAM_SPECIAL,
    TEAM_TALK;

    private final String id;

    DaleRule() {
        var words = name().toLowerCase(Locale.ROOT).replace('_', '-');
        id = "dale." + words.replaceFirst("-", ".");
    }

    @Override
    public String id() {
        return id;
    }
}
