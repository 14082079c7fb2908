package comptoir.server.table;

import comptoir.engine.Budget;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/** A choice that a bot makes to its end for a seat whose time is up: no half of a payment is left lying there. */
final class WholeChoice {

    private WholeChoice() {}

    static <P extends Position<P>> List<Choice> of(
            Snapshot<P> snapshot, Setup setup, int seat, String level, Budget budget, long seed) {
        // Until a choice is whole nothing happens, so that chance of the fork's own is never asked before.
        var fork = Referee.from(snapshot.game(), setup, snapshot.moment(), new QuickFate(seed));
        var choices = new ArrayList<Choice>();
        do {
            var advice = Bots.advise(snapshot.game(), fork.moment(), seat, level, budget, seed + choices.size());
            choices.add(new Choice.Option(advice.option()));
            fork.answer(seat, advice.option());
        } while (fork.moment().drafter() == seat && choices.size() < Choice.MOST_AT_ONCE);
        return choices;
    }
}
