package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.table.Dale;

/** "Then shuffle your deck", after a search. With no card in it, before or after the search, nothing is shuffled. */
public record ShuffleSearchedDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return dale.mine().deck().isEmpty() ? dale : dale.doFirst(new Decks.ShuffleDeck());
    }
}
