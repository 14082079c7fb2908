package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Zone;

/** "Draw … cards from your deck", aside from the hand: it is a draw, so it may make a new deck or take Junk. */
public record DrawAside(int count) implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return Decks.draw(dale, dale.me(), count, EventKind.LAID_ASIDE, Zone.ASIDE);
    }
}
