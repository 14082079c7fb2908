package comptoir.dale.steps;

import comptoir.dale.answers.AtSlot;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Word;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Trigger;
import comptoir.engine.Answer;
import comptoir.engine.Description;
import comptoir.engine.OffTurn;
import comptoir.engine.Options;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What players are asked during the turn of another and may leave to an order: whether to react to something, and which card
 * to take where everybody takes one. What is done with a reaction then is asked in the ordinary way.
 */
public enum Standing {
    TECHNIQUE_FINISHED("After another player’s technique", true),
    ENTERED_HAND("When cards enter your hand in another player’s turn", true),
    PURCHASED("After another player buys a card", true),
    SHUFFLED("After another player shuffles a deck", true),
    STACK_BUILT("After another player builds a stack", true),
    SEARCH_TOGETHER("When everybody takes a card of the own deck", false),
    TAKE_FROM_MARKET("When everybody takes a card of the market", false);

    /** No card is printed with more. */
    private static final int MOST = 5;

    private final Text meaning;
    private final boolean mayPass;

    Standing(String meaning, boolean mayPass) {
        this.meaning = Text.say(meaning);
        this.mayPass = mayPass;
    }

    public static Standing to(Trigger trigger) {
        return switch (trigger) {
            case TECHNIQUE_FINISHED -> TECHNIQUE_FINISHED;
            case ENTERED_HAND -> ENTERED_HAND;
            case PURCHASED -> PURCHASED;
            case SHUFFLED -> SHUFFLED;
            case STACK_BUILT -> STACK_BUILT;
        };
    }

    /** The question as an order may answer it; nothing for the one whose turn it is. */
    public Optional<OffTurn> asked(Dale dale, int seat, Options options) {
        if (seat == dale.active()) return Optional.empty();
        int pass = -1;
        List<Integer> worths = new ArrayList<>();
        for (var option : options) {
            if (option == Word.PASS) pass = worths.size();
            worths.add(worth(option));
        }
        return Optional.of(new OffTurn(Saving.word(this), pass, List.copyOf(worths)));
    }

    /** The printed value of the card that would be used or taken. */
    private static int worth(Answer answer) {
        return switch (answer) {
            case Show(var pick) -> pick.as().value();
            case Pick pick -> pick.card().value();
            case AtSlot(var _, var card) -> card.value();
            default -> 0;
        };
    }

    public Description describedIn(Description description) {
        var worth = mayPass ? Text.say("the value of the card that reacts") : Text.say("the value of the card taken");
        return description.standing(Saving.word(this), meaning, worth, mayPass, MOST);
    }
}
