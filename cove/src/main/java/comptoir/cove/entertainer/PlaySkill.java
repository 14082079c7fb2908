package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Play 1 skill card from your hand to your song area." Nothing is told before the dial turns. */
public record PlaySkill(int player) implements CoveQuestion {

    /** The compose step. A hand that ran short plays nothing, or only lets an hour pass: that takes a scene. */
    static Cove begin(Cove cove, int player) {
        int hand = Integer.bitCount(Stage.of(cove, player).cards().hand());
        if (hand == 0) return cove.doFirst(new Rest(player, 1));
        return cove.doFirst(hand == 1 ? new DiscardSkill(player, Cards.NONE) : new PlaySkill(player));
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked with 2 cards or more
    }

    /** An answer for each card of a group. */
    static Options cards(Repertoire repertoire, int word, int group) {
        var answers = new Answer[Integer.bitCount(group)];
        int count = 0;
        for (int left = group; left != 0; left &= left - 1)
            answers[count++] = repertoire.answer(word, Integer.numberOfTrailingZeros(left));
        return Options.firstOf(answers, count);
    }

    @Override
    public Options options(Cove cove, int seat) {
        return cards(
                Stage.repertoire(cove),
                Repertoire.PLAY,
                Stage.of(cove, player).cards().hand());
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return cove.doFirst(new DiscardSkill(player, ((Named) answer).index()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("play-skill", EnterRule.COMPOSE_PLAY, "Which skill do you play into your song?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return labelled(Stage.repertoire(cove).card(((Named) answer).index()));
    }

    static Text labelled(Card card) {
        return Text.say("{0}: {1}").with(card.name(), card.text());
    }
}
