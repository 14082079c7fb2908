package comptoir.server.table;

import comptoir.engine.Budget;

/**
 * Where the secrets behind the tables' chance come from. Each table has one of its own that nobody can guess; or, on a
 * server that is there to be tested, every table of a game has the same one, so that the same answers make the same game.
 *
 * @param fixed the text the secrets are made from; empty for secrets that nobody can guess
 */
public record Chances(String fixed) {

    /** As many as the quicker of the bots that search ask for anyway. */
    private static final int ITERATIONS = 400;

    public boolean isFixed() {
        return !fixed.isEmpty();
    }

    /** A table that is about to be put up, with the chance it shall have. */
    TableDoc dealt(TableDoc doc) {
        return isFixed() ? doc.chance(TableDoc.Chance.of(Secrets.hash(fixed + '\0' + doc.game()))) : doc;
    }

    /** Time is never quite the same: where chance is, bots count what they try. */
    Budget budget(int millis) {
        return isFixed() ? Budget.iterations(ITERATIONS) : Budget.millis(millis);
    }
}
