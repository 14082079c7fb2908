package comptoir.app;

import comptoir.engine.BadInput;
import comptoir.engine.Text;

/** Numbers that were given on the command line. */
public final class Given {

    private Given() {}

    /** Refuses what is below 1, by the name of its option. */
    public static void atLeastOne(String option, long given) {
        if (given < 1) throw new BadInput(Text.say("{0} must be at least 1, and is {1}", option, given));
    }

    /** Refuses what is not above 0, by the name of its option. */
    public static void aboveZero(String option, double given) {
        if (!(given > 0))
            throw new BadInput(Text.say("{0} must be above 0, and is {1}", option, String.valueOf(given)));
    }
}
