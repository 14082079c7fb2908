package comptoir.cove.step;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Town;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * "Use any of the team abilities that have a townsfolk, in any order, each at most once, each fully before the next."
 *
 * @param used the slots used so far, one bit each
 */
public record UseCrew(int player, int used) implements CoveQuestion {

    private static final Named[] SLOTS = Named.numbers("crew", 12);

    @Override
    public boolean possible(Cove cove) {
        for (int slot = 0; slot < cove.player(player).team().size(); slot++) if (usable(cove, slot)) return true;
        return false;
    }

    private boolean usable(Cove cove, int slot) {
        return cove.player(player).team().at(slot) != Town.EMPTY
                && (used & (1 << slot)) == 0
                && cove.shop(player).canUseCrew(cove, player, slot);
    }

    @Override
    public Options options(Cove cove, int seat) {
        int slots = cove.player(player).team().size();
        var answers = new Answer[slots + 1];
        int count = 0;
        for (int slot = 0; slot < slots; slot++) if (usable(cove, slot)) answers[count++] = SLOTS[slot];
        if (used != 0 || cove.shop(player).mayRestCrew()) answers[count++] = Named.DONE; // one or more
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return cove;
        int slot = named.index();
        if (cove.watched()) {
            var crew = cove.shop(player).merchant().crew().get(slot);
            var text = Text.say("{0?You put|{0} puts} the {1} to work.");
            cove = cove.tell(OpenEvent.of("crew", player, CoveRule.CREW_USE, text.with(cove.name(player), crew.name()))
                    .also(crew.rule())
                    .with("slot", slot));
        }
        return cove.shop(player).usesCrew(cove.doFirst(new UseCrew(player, used | 1 << slot)), player, slot);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("crew", CoveRule.CREW_USE, "Whom of your team do you put to work now?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return used == 0 ? Text.say("Nobody") : Text.say("Nobody more");
        var crew = cove.shop(player).merchant().crew().get(named.index());
        return Text.say("{0}: {1}").with(crew.name(), crew.text());
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (int slot = 0; slot < cove.player(player).team().size(); slot++) {
            if (usable(cove, slot)) continue;
            boolean empty = cove.player(player).team().at(slot) == Town.EMPTY;
            boolean done = (used & (1 << slot)) != 0;
            var text = empty
                    ? Text.say("No townsfolk works in this place.")
                    : done
                            ? Text.say("This ability was used already this time.")
                            : Text.say("There is nothing it could do now.");
            refusals.add(new Refusal(
                    Map.of("crew", slot),
                    empty || done
                            ? CoveRule.CREW_USE
                            : cove.shop(player).merchant().crew().get(slot).rule(),
                    empty ? "a townsfolk" : done ? "an ability not yet used" : "something to do",
                    0,
                    text));
        }
        return refusals;
    }
}
