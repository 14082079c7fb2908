package comptoir.cove.step;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Rule;
import comptoir.engine.Text;

/** "Choose and discard (up to) so many of your corruption cards." Asked card by card, by face. */
public record DiscardCorruption(int player, int count, boolean optional, Rule because) implements CoveQuestion {

    @Override
    public boolean possible(Cove cove) {
        return count > 0 && cove.player(player).corruptionCards() > 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var cards = cove.player(player).cards();
        var answers = new Answer[cards.size() + 1];
        int size = 0;
        for (int face = 0; face < cards.size(); face++)
            if (cards.at(face) > 0) answers[size++] = cove.pack().answerDiscard(face);
        if (optional) answers[size++] = Named.DONE;
        return Options.firstOf(answers, size);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return cove;
        cove = discard(cove, player, named.index(), because);
        return count > 1 ? cove.doFirst(new DiscardCorruption(player, count - 1, optional, because)) : cove;
    }

    /** Lays a corruption card of that face on the face-down discards. */
    public static Cove discard(Cove cove, int player, int face, Rule because) {
        var owner = cove.player(player);
        cove = cove.player(
                player,
                owner.cards(owner.cards().plus(face, -1), owner.discarded().plus(face, 1)));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You discard|{0} discards} a corruption card, face down.");
        var told = OpenEvent.of("corruption-discarded", player, because, text.with(cove.name(player)));
        boolean townsfolk = because == CoveRule.TOWNSFOLK_LOCAL_1 || because == CoveRule.TOWNSFOLK_LOCAL_3;
        return cove.tell(townsfolk ? told.also(CoveRule.TOWNSFOLK_BEFORE_COST) : told);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        if (count == 1 && !optional)
            return CoveQuestion.prompt("discard-corruption", because, "Which of your corruption cards do you discard?");
        return CoveQuestion.prompt(
                "discard-corruption",
                because,
                "You may discard {0#1 more corruption card|up to {0} more corruption cards}: which" + " one now?",
                count);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Text.say("Keep the rest");
        var face = cove.pack().corruption(named.index());
        int worth = face.worth(cove.harbour().halls());
        return Text.say("A card with {0} (worth {1} gold as things stand)").with(face.text(), worth);
    }
}
