package comptoir.dale.table;

import java.util.List;

/**
 * The cards of one animalfolk set, with the verbs that only they use beside them. A set is found as a service, so the table
 * need not know the sets and a new one is a file of its own.
 */
public interface CardSet {

    Animalfolk folk();

    /** Its kinds of cards, the value-1 card first. */
    List<Card> cards();
}
