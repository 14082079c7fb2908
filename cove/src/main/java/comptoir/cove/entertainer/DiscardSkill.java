package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;

/**
 * "Discard one other skill card." With more than two cards in hand, the rest is kept.
 *
 * @param played the card that goes into the song
 */
public record DiscardSkill(int player, int played) implements CoveQuestion {

    @Override
    public boolean possible(Cove cove) {
        return true;
    }

    private int others(Cove cove) {
        int hand = Stage.of(cove, player).cards().hand();
        return played == Cards.NONE ? hand : hand & ~(1 << played);
    }

    @Override
    public Options options(Cove cove, int seat) {
        return PlaySkill.cards(Stage.repertoire(cove), Repertoire.DISCARD, others(cove));
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return cove.doFirst(new TurnDial(player, played, ((Named) answer).index()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "discard-skill",
                EnterRule.COMPOSE_DISCARD,
                "Which other skill do you discard? The dial turns one quarter for each of its hourglasses.");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return PlaySkill.labelled(Stage.repertoire(cove).card(((Named) answer).index()));
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        if (played == Cards.NONE) return List.of();
        var card = Stage.repertoire(cove).card(played);
        return List.of(new Refusal(
                Map.of("discard", card.id()),
                EnterRule.COMPOSE_DISCARD,
                "another card",
                card.id(),
                Text.say("{0} goes into the song.").with(card.name())));
    }
}
