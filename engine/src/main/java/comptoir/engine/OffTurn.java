package comptoir.engine;

import java.util.List;

/**
 * What a seat is asked while another has the turn: the seat may have said beforehand how it answers such a question, so that
 * nobody waits for it. Whether a question is one, and what it is about, the whole table knows, whatever the seat holds: so an
 * order that always gives the same answer tells nothing.
 *
 * @param about the word under which the game describes it ({@link Description.Standing}), and which orders name
 * @param pass the place of the option by which nothing is done; -1 where something must be chosen
 * @param worths what each option is worth, by the game's own measure, in the order of the options
 */
public record OffTurn(String about, int pass, List<Integer> worths) {

    /** The place of the option that is worth most, the first of several; the pass where there is nothing else. */
    public int best() {
        int best = pass;
        for (int i = 0; i < worths.size(); i++)
            if (i != pass && (best == pass || worths.get(i) > worths.get(best))) best = i;
        return best;
    }

    /** What may be done here is worth so much at the most; -1 where nothing can be done. */
    public int most() {
        int best = best();
        return best == pass ? -1 : worths.get(best);
    }
}
