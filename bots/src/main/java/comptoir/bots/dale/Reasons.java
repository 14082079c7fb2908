package comptoir.bots.dale;

import comptoir.dale.answers.Amount;
import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.AtSlot;
import comptoir.dale.answers.Buy;
import comptoir.dale.answers.DaleAnswer;
import comptoir.dale.answers.InStall;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.PlayCard;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Towards;
import comptoir.dale.answers.Word;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.turn.Acting;
import comptoir.dale.turn.Building;
import comptoir.dale.turn.Helping;
import comptoir.dale.turn.Purchase;
import comptoir.engine.Answer;
import comptoir.engine.Question;
import comptoir.engine.Text;

/** Why one would give an answer, in a few words: what a bot says of its move, and what a hint tells a person. */
public final class Reasons {

    private Reasons() {}

    public static Text of(Dale dale, Question<Dale> question, int seat, Answer answer) {
        return switch ((DaleAnswer) answer) {
            case Word word -> of(dale, question, seat, word);
            case Buy buy -> ofBuying(dale, seat, buy);
            case PlayCard play ->
                play.pick().as().givesBonus()
                        ? Text.say("its effect costs no action")
                        : Text.say("its effect is worth the action");
            case Show show -> Text.say("its effect comes for free");
            case Pick pick -> ofCard(dale, question, seat, pick.card());
            case AtSlot at -> ofCard(dale, question, seat, at.card());
            case AtDepth at -> ofCard(dale, question, seat, at.card());
            case InStall at -> ofCard(dale, question, seat, at.card());
            case Towards towards -> ofPlayer(dale, towards.seat());
            case Amount amount -> Text.say("it is the likeliest");
        };
    }

    private static Text of(Dale dale, Question<Dale> question, int seat, Word word) {
        return switch (word) {
            case BUILD ->
                dale.nextStack(seat) >= dale.box().goal()
                        ? Text.say("it wins the game")
                        : Text.say("every stack is a step to the {0}th")
                                .with(dale.box().goal());
            case INVENTORY -> Text.say("nothing in this hand is worth an action");
            case REARRANGE -> Text.say("a dear card becomes a cheap one");
            case END -> Text.say("no further action would help");
            case DONE ->
                question instanceof Acting.DiscardAny
                        ? Text.say("the rest of the hand is worth keeping")
                        : Text.say("that is enough");
            case PASS, NO -> Text.say("what it would bring is not worth it");
            case YES -> Text.say("it costs nothing");
            case LEFT, RIGHT -> Text.say("the better cards come from there");
            case ASK_PARTNER -> Text.say("together the stack can be finished");
        };
    }

    private static Text ofBuying(Dale dale, int seat, Buy buy) {
        int owned = owned(dale, seat, buy.card());
        int price = dale.price(seat, buy.slot());
        return owned > 0
                ? Text.say("value {0} for {1}, and it goes with {2#{2} card|{2} cards} of its set")
                        .with(buy.card().value(), price, owned)
                : Text.say("value {0} for {1}").with(buy.card().value(), price);
    }

    /** Junk is parted with; other cards go with their set, or are the least missed. */
    private static Text ofCard(Dale dale, Question<Dale> question, int seat, Card card) {
        boolean parting = question instanceof PicksFromHand || question instanceof Purchase.Pay;
        if (card.isJunk())
            return parting ? Text.say("Junk is the least missed") : Text.say("Junk does the least harm here");
        if (question instanceof Building.PickForStack
                || question instanceof Helping.HelpPartner
                || question instanceof Helping.TakeHelp) return Text.say("the stack can be finished with it");
        return parting
                ? Text.say("it is missed less than the others")
                : Text.say("value {0}, with {1#{1} more card|{1} more cards} of its set")
                        .with(card.value(), owned(dale, seat, card));
    }

    private static Text ofPlayer(Dale dale, int seat) {
        return Text.say(
                "{0?you have|{0} has} {1#{1} stack|{1} stacks}",
                Text.who(seat), dale.stallOf(seat).size());
    }

    /** The other cards of the same set that a player has in hand, deck and discard pile. */
    private static int owned(Dale dale, int seat, Card card) {
        var player = dale.player(seat);
        int owned = 0;
        for (var pile : new Pile[] {player.hand(), player.deck(), player.discard()})
            for (int i = 0; i < pile.size(); i++) if (dale.card(pile.get(i)).folk() == card.folk()) owned++;
        return owned;
    }
}
