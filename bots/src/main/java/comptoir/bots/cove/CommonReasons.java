package comptoir.bots.cove;

import comptoir.cove.CoveQuestion;
import comptoir.engine.Options;
import comptoir.engine.Text;

/** Why one would answer a question that all merchants are asked in a certain way. */
final class CommonReasons {

    private CommonReasons() {}

    static Text because(Valuation valuation, CoveQuestion question, int option, Options options) {
        return Text.of("it looks best", "cela semble le mieux");
    }
}
