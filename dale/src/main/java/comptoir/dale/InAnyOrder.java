package comptoir.dale;

import comptoir.engine.Text;

/** Several cards are laid down one after the other, in the order that "you" choose. With no order to choose, nobody is asked. */
interface InAnyOrder extends DaleDeed {

    /** All the cards that are laid down. */
    Pile cards(Dale dale);

    /** Lays them down, the first one first. */
    Dale laidDown(Dale dale, Pile cards);

    /** What is asked for each card. */
    Text asks();

    /**
     * Whether the others never see the faces: then the order of equal cards is asked for too, since not to be asked would
     * tell that they are equal.
     */
    default boolean isSecret() {
        return false;
    }

    /** Whether there is nothing to choose among these cards. */
    default boolean isDecided(Dale dale, Pile cards) {
        if (isSecret()) return cards.size() < 2;
        for (int i = 1; i < cards.size(); i++)
            if (dale.card(cards.get(i)) != dale.card(cards.get(0))) return false;
        return true;
    }

    @Override
    default Dale perform(Dale dale) {
        var cards = cards(dale);
        return isDecided(dale, cards) ? laidDown(dale, cards) : dale.first(new ChooseOrder(this));
    }
}
