package comptoir.cove;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.RogueCard;

/**
 * What stays the same all game.
 *
 * @param seats how many people play: seats 0, 1, 2…
 * @param players how many hourglasses there are: after the people's come those that run themselves
 * @param rogue the number of the rogue card
 * @param decks the townsfolk decks in play, one bit each
 */
public record Table(Components pack, int seats, int players, int rogue, int decks) {

    public Board board() {
        return pack.board();
    }

    public RogueCard rogueCard() {
        return pack.rogues().get(rogue);
    }

    public RogueCard.Effect effect() {
        return rogueCard().effect();
    }

    /** How many adventurers are loaded on passing each place of the clock; not to be changed. */
    public int[] loads() {
        return pack.loads(players);
    }

    public boolean plays(int townsfolk) {
        return (decks & (1 << pack.townsfolk(townsfolk).deck())) != 0;
    }
}
