package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Text;

/**
 * Several cards are laid down for all to see, one after the other, in the order that "you" choose. Nobody is asked for the
 * order of equal cards.
 */
public interface InAnyOrder extends DaleDeed {

    /** All the cards that are laid down. */
    Pile cards(Dale dale);

    /** Lays them down, the first one first. */
    Dale laidDown(Dale dale, Pile cards);

    /** What is asked for each card. */
    Text asks();

    @Override
    default Dale perform(Dale dale) {
        var cards = cards(dale);
        return areAlike(dale, cards) ? laidDown(dale, cards) : dale.doFirst(new ChooseOrder(this));
    }

    static boolean areAlike(Dale dale, Pile cards) {
        for (int i = 1; i < cards.size(); i++) if (dale.card(cards.get(i)) != dale.card(cards.get(0))) return false;
        return true;
    }
}
