package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Having earned at least 1 gold there, take 1 creature card of your choice from the island into the boast area." */
public record TakeCreature(int player) implements CoveQuestion {

    @Override
    public boolean possible(Cove cove) {
        var stage = Stage.of(cove, player);
        return stage.singing().earned() && stage.cards().creatures() != 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        return PlaySkill.cards(
                Stage.repertoire(cove),
                Repertoire.CREATURE,
                Stage.of(cove, player).cards().creatures());
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int card = ((Named) answer).index();
        var stage = Stage.of(cove, player);
        cove = cove.shop(player, stage.cards(stage.cards().tamed(card)));
        if (!cove.watched()) return cove;
        var printed = Stage.repertoire(cove).card(card);
        var text = Text.say("{0?You take|{0} takes} {1} from Dragon Island into the boast area.");
        return cove.tell(OpenEvent.of(
                        "creature", player, EnterRule.ISLAND_CREATURE, text.with(cove.name(player), printed.name()))
                .with("card", printed.id()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "take-creature", EnterRule.ISLAND_CREATURE, "Which creature follows you from Dragon Island?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return PlaySkill.labelled(Stage.repertoire(cove).card(((Named) answer).index()));
    }
}
