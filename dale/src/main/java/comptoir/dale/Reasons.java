package comptoir.dale;

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
                        ? Text.of("its effect costs no action", "son effet ne coûte pas d’action")
                        : Text.of("its effect is worth the action", "son effet vaut bien l’action");
            case Show show -> Text.of("its effect comes for free", "son effet ne coûte rien");
            case Pick pick -> ofCard(dale, question, seat, pick.card());
            case AtSlot at -> ofCard(dale, question, seat, at.card());
            case AtDepth at -> ofCard(dale, question, seat, at.card());
            case InStall at -> ofCard(dale, question, seat, at.card());
            case Towards towards -> ofPlayer(dale, towards.seat());
            case Amount amount -> Text.of("it is the likeliest", "c’est le plus probable");
        };
    }

    private static Text of(Dale dale, Question<Dale> question, int seat, Word word) {
        return switch (word) {
            case BUILD ->
                dale.nextStack(seat) >= dale.box().goal()
                        ? Text.of("it wins the game", "cela gagne la partie")
                        : Text.of("every stack is a step to the {0}th", "chaque Pile rapproche de la {0}e")
                                .with(dale.box().goal());
            case INVENTORY ->
                Text.of("nothing in this hand is worth an action", "rien dans cette main ne mérite une action");
            case REARRANGE -> Text.of("a dear card becomes a cheap one", "une carte chère devient bon marché");
            case END -> Text.of("no further action would help", "aucune autre action ne servirait");
            case DONE ->
                question instanceof Acting.DiscardAny
                        ? Text.of("the rest of the hand is worth keeping", "le reste de la main vaut d’être gardé")
                        : Text.of("that is enough", "cela suffit");
            case PASS, NO -> Text.of("what it would bring is not worth it", "le jeu n’en vaut pas la chandelle");
            case YES -> Text.of("it costs nothing", "cela ne coûte rien");
            case LEFT, RIGHT -> Text.of("the better cards come from there", "les meilleures cartes viennent de là");
            case ASK_PARTNER -> Text.of("together the stack can be finished", "à deux, la Pile peut être terminée");
        };
    }

    private static Text ofBuying(Dale dale, int seat, Buy buy) {
        int owned = owned(dale, seat, buy.card());
        int price = dale.price(seat, buy.slot());
        return owned > 0
                ? Text.of(
                                "value {0} for {1}, and it goes with {2} cards of its set",
                                "une valeur de {0} pour {1}, et elle va avec {2} cartes de son set")
                        .with(buy.card().value(), price, owned)
                : Text.of("value {0} for {1}", "une valeur de {0} pour {1}")
                        .with(buy.card().value(), price);
    }

    /** Junk is parted with; other cards go with their set, or are the least missed. */
    private static Text ofCard(Dale dale, Question<Dale> question, int seat, Card card) {
        boolean parting = question instanceof PicksFromHand || question instanceof Purchase.Pay;
        if (card.isJunk())
            return parting
                    ? Text.of("Junk is the least missed", "c’est la Camelote qui manquera le moins")
                    : Text.of("Junk does the least harm here", "la Camelote fait ici le moins de mal");
        if (question instanceof Building.PickForStack || question instanceof Building.HelpPartner)
            return Text.of("the stack can be finished with it", "la Pile peut être terminée avec elle");
        return parting
                ? Text.of("it is missed less than the others", "elle manquera moins que les autres")
                : Text.of(
                                "value {0}, with {1} more cards of its set",
                                "une valeur de {0}, et {1} autres cartes de son set")
                        .with(card.value(), owned(dale, seat, card));
    }

    private static Text ofPlayer(Dale dale, int seat) {
        return Text.of("player {0} has {1} stacks", "le joueur {0} a {1} Piles")
                .with(seat + 1, dale.stallOf(seat).size());
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
