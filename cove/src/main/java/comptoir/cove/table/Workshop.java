package comptoir.cove.table;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Row;
import comptoir.engine.Luck;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A merchant's things on the table, as an immutable record, and its part in the day. Clock, harbour, town, market and
 * scoring speak to merchants through this alone.
 */
public interface Workshop {

    Merchant merchant();

    /** Who a sentence about its player speaks of: a player, or the name of one that plays by itself. */
    default Object name(int player) {
        return Text.who(player);
    }

    /** How many goods of each kind there are, on the stall and beside it; a workshop may borrow another merchant's. */
    default List<Integer> goods(Components pack) {
        return merchant().goods(pack);
    }

    /** The merchant's own rule by which the player does what a common rule speaks of, to be named beside it. */
    default @Nullable Rule ownRule(Rule common) {
        return null;
    }

    /** After boats have been boarded. */
    default Cove arrives(Cove cove, int player) {
        return cove;
    }

    /** One turn of production: puts on the agenda what the player is asked and what it costs, to the clock. */
    Cove turn(Cove cove, int player);

    /** The way meets a free hand: it is taken or not, and the hours still to go follow by the clock. */
    Cove meetsHand(Cove cove, int player, int hours);

    /** Load the Boats: one adventurer comes onto a boat at sea. */
    Cove loads(Cove cove, int player);

    /** Where thieves are about: the player has put a rogue on a boat, which docks afterwards if it is full. */
    Cove rogueBoarded(Cove cove, int player, int boat);

    /**
     * The player has filled a boat, which goes to a dock of its side.
     *
     * @param free the docks it may go to, one bit each
     */
    Cove docks(Cove cove, int player, int boat, int free);

    /** Before anybody sells. */
    default Cove marketOpens(Cove cove, int player) {
        return cove;
    }

    /** The player's sales at a pier, by number. */
    Cove sells(Cove cove, int player, int pier);

    /** The active patronage icons of the market, as a crowd. */
    int patronage();

    /** At the end of a day but the last. */
    default Cove cleansUp(Cove cove, int player) {
        return cove;
    }

    /** Somebody has recruited a townsfolk; every workshop hears of it, its own recruits included. */
    default Cove hearsOfRecruit(Cove cove, int player, int card, int recruiter) {
        return cove;
    }

    /**
     * A townsfolk is about to go under the deck.
     *
     * @return null where this workshop does not claim it; otherwise the position after it took the card
     */
    default @Nullable Cove claimsDiscarded(Cove cove, int player, int card) {
        return null;
    }

    /** Whether a slot of the team board has something to do now. */
    default boolean canUseCrew(Cove cove, int player, int slot) {
        return false;
    }

    /** Whether its player may use none of the abilities, where the base rules say "one or more". */
    default boolean mayRestCrew() {
        return false;
    }

    /** The townsfolk of a slot goes to work. */
    default Cove usesCrew(Cove cove, int player, int slot) {
        return cove;
    }

    /** Clan icons of final scoring beyond team and corruption cards, as a crowd. */
    default int finalClans(Cove cove) {
        return Crowd.NOBODY;
    }

    /** Corruption icons of final scoring beyond team and corruption cards. */
    default int finalCorruption(Cove cove) {
        return 0;
    }

    /** What a viewer may see of it: records, lists, maps, texts, numbers and flags only. */
    Object view(Cove cove, int player, int viewer);

    /** Its things that other seats may not know, exchanged in a way the viewer cannot notice. */
    default Workshop redealt(Cove cove, int viewer, Luck luck) {
        return this;
    }

    /** The goods of a scene in their order, for a stall whose places count; -1 is an empty place. */
    default Workshop stocked(Row goods) {
        return this;
    }

    /** What a viewer knows of its hidden things, each as a line: for the proof that undo takes no knowledge. */
    default List<String> known(Cove cove, int player, int viewer) {
        return List.of();
    }

    /** Counts its own components by kind, for the proof that none is lost. */
    default void count(Cove cove, Map<String, Integer> counts) {}

    /** The townsfolk cards it holds apart from the team board. */
    default Row townsfolk() {
        return Row.EMPTY;
    }

    /** The adventurers it holds. */
    default int adventurers() {
        return Crowd.NOBODY;
    }
}
