package comptoir.bots;

import comptoir.engine.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the search has learned behind one line of answers. Chance and hidden things differ from visit to visit, so a node
 * stands for all positions that the line can lead to, and its branches for all answers that were possible there once.
 */
final class Node {

    /** Stands for an answer that was never tried. */
    static final Branch UNTRIED = new Branch(-1, Map::of);

    /** How often the search came through here. */
    int visits;

    private final List<Branch> branches = new ArrayList<>();

    /** The branch of an answer by a seat. */
    Branch find(int seat, Answer answer) {
        for (int i = 0; i < branches.size(); i++) {
            var branch = branches.get(i);
            if (branch.seat == seat && branch.answer.equals(answer)) return branch;
        }
        return UNTRIED;
    }

    Branch grow(int seat, Answer answer) {
        var branch = new Branch(seat, answer);
        branches.add(branch);
        return branch;
    }

    /** An answer of a seat, and what came of it. */
    static final class Branch {
        final int seat;
        final Answer answer;
        final Node node = new Node();

        /** The sum of the chances that its seat had after it. */
        double chances;

        /** The same, a little less for what is far away: what the search goes by. */
        double worth;

        /** The sum of what its seat gained. */
        double gains;

        private Branch(int seat, Answer answer) {
            this.seat = seat;
            this.answer = answer;
        }

        int visits() {
            return node.visits;
        }

        double chance() {
            return chances / node.visits;
        }

        double worth() {
            return worth / node.visits;
        }

        double gain() {
            return gains / node.visits;
        }
    }
}
