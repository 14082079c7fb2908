package comptoir.bots.cove;

import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Options;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** What a bot knows of one merchant: {@code ChronomancerCraft} of the {@code Chronomancer} ({@link Crafts}). */
interface Craft {

    /**
     * What each answer to one of the merchant's own questions is worth in gold.
     *
     * @return false where the question is one that all merchants are asked
     */
    boolean appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths);

    /** Whether a turn begins with this question. */
    boolean beginsTurn(CoveQuestion question);

    /** What one more customer of a clan on a pier would bring to the player. */
    double appetite(Valuation valuation, int player, int pier, int clan);

    /** What the things of the workshop promise, beyond goods, icons and gold. */
    double prospects(Valuation valuation, int player);

    /** What the player makes in a day, by its number from 1. */
    double day(int round);

    /** What a place of the team board is worth for each day it can be used. */
    default double crewSlot(int slot) {
        return 0;
    }

    /** What it would bring to use a place of the team board now. */
    default double crew(Valuation valuation, int player, int slot) {
        return 0;
    }

    /** Why one would give an answer to one of the merchant's own questions; null where it is none. */
    @Nullable
    Text because(Valuation valuation, CoveQuestion question, int option, Options options);
}
