package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;

/** "Search your deck": you look through all of it. An empty deck is not made anew for a search. */
public record SearchDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.mine().deck();
        return deck.isEmpty() ? dale : Moves.searched(dale, dale.me(), deck);
    }
}
