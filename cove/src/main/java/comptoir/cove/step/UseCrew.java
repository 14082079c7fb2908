package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.CoveRule;
import comptoir.cove.Named;
import comptoir.cove.Told;
import comptoir.cove.Town;
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
        if (used != 0) answers[count++] = Named.DONE; // one or more
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return cove;
        int slot = named.index();
        if (cove.watched()) {
            var crew = cove.shop(player).merchant().crew().get(slot);
            var text = Text.of("{0} puts the {1} to work.", "{0} fait travailler son équipe : {1}.");
            cove = cove.tell(Told.of("crew", player, CoveRule.CREW_USE, text.with(cove.name(player), crew.name()))
                    .also(crew.rule())
                    .with("slot", slot));
        }
        return cove.shop(player).usesCrew(cove.first(new UseCrew(player, used | 1 << slot)), player, slot);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "crew",
                CoveRule.CREW_USE,
                "Whom of your team do you put to work now?",
                "Qui de votre équipe faites-vous travailler maintenant ?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Text.of("Nobody more", "Plus personne");
        var crew = cove.shop(player).merchant().crew().get(named.index());
        return Text.of("{0}: {1}", "{0} : {1}").with(crew.name(), crew.text());
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (int slot = 0; slot < cove.player(player).team().size(); slot++) {
            if (usable(cove, slot)) continue;
            boolean empty = cove.player(player).team().at(slot) == Town.EMPTY;
            boolean done = (used & (1 << slot)) != 0;
            var text = empty
                    ? Text.of("No townsfolk works in this place.", "Aucun habitant n’occupe cette place.")
                    : done
                            ? Text.of(
                                    "This ability was used already this time.",
                                    "Cette capacité a déjà servi cette fois.")
                            : Text.of("There is nothing it could do now.", "Elle n’aurait aucun effet maintenant.");
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
