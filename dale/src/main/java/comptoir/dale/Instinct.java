package comptoir.dale;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Question;
import org.jspecify.annotations.Nullable;

/**
 * What somebody who has played a few times would do without thinking: build when a stack is there, play what gives a
 * further action, buy what goes with the cards one has, pay and part with Junk first. Weights only: a bot draws by them, or
 * looks at heavy ones first.
 */
public final class Instinct {

    private static final double SURE = 60;
    private static final double LIKELY = 8;
    private static final double FAIR = 1;
    private static final double UNLIKELY = 0.15;

    private Instinct() {}

    /** How good each answer looks, above 0. */
    public static void weigh(Dale dale, Question<Dale> question, int seat, Options options, double[] weights) {
        switch (question) {
            case Acting.TakeAction action -> weighActions(dale, seat, options, weights);
            case Purchase.Pay pay -> weighPayment(dale, seat, options, weights);
            case Acting.DiscardAny inventory -> weighInventory(dale, seat, options, weights);
            case Building.PickForStack build -> weighStack(options, weights);
            case Building.HelpPartner help -> weighStack(options, weights);
            case OcelotCards.SecretlyChooseCard secret -> weighAlike(options, weights);
            case PolecatCards.ShowCardAndRoll show -> weighTaking(dale, seat, options, weights);
            case PicksFromHand parting -> weighParting(dale, seat, options, weights);
            case RaccoonCards.ThrowOneOfThemAway harming -> weighTaking(dale, seat, options, weights);
            case OcelotCards.ThrowAwayAnimalfolkFromDiscard parting -> weighParting(dale, seat, options, weights);
            default -> weighTaking(dale, seat, options, weights);
        }
    }

    private static void weighAlike(Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++) weights[i] = FAIR;
    }

    private static void weighActions(Dale dale, int seat, Options options, double[] weights) {
        int junk = 0;
        var hand = dale.hand(seat);
        for (int i = 0; i < hand.size(); i++) if (dale.card(hand.get(i)).isJunk()) junk++;
        for (int i = 0; i < options.size(); i++)
            weights[i] = switch (options.get(i)) {
                case Buy buy -> buying(dale, seat, buy);
                case PlayCard play -> play.pick().as().givesBonus() ? LIKELY : 2 * FAIR;
                case Show show -> LIKELY;
                case Word word ->
                    switch (word) {
                        case BUILD -> 4 * SURE;
                        case INVENTORY -> FAIR * (0.2 + 0.4 * junk);
                        case REARRANGE -> FAIR;
                        default -> UNLIKELY;
                    };
                default -> FAIR;
            };
    }

    /** The worth of a purchase: much value for the price, of a set that one has cards of. */
    private static double buying(Dale dale, int seat, Buy buy) {
        double worth = taking(dale, seat, buy.card());
        int price = dale.price(seat, buy.slot());
        return worth * worth * buy.card().value() / (2.0 + price) / 4;
    }

    private static void weighPayment(Dale dale, int seat, Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++)
            weights[i] = options.get(i) == Word.DONE ? LIKELY : giving(dale, seat, options.get(i));
    }

    private static void weighInventory(Dale dale, int seat, Options options, double[] weights) {
        boolean junk = false;
        for (int i = 0; i < options.size(); i++) {
            var card = card(options.get(i));
            boolean isJunk = card != null && card.isJunk();
            junk |= isJunk;
            weights[i] = isJunk ? SURE : card == null ? FAIR : giving(dale, seat, options.get(i)) / 4;
        }
        if (!junk) weights[options.size() - 1] = SURE;
    }

    /** Finish rather than go on, ask the partner only where need be. */
    private static void weighStack(Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++)
            weights[i] = options.get(i) == Word.DONE ? LIKELY : options.get(i) == Word.ASK_PARTNER ? FAIR : 2 * FAIR;
    }

    private static void weighParting(Dale dale, int seat, Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++) weights[i] = giving(dale, seat, options.get(i));
    }

    private static void weighTaking(Dale dale, int seat, Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++) {
            var answer = options.get(i);
            var card = card(answer);
            if (card != null) {
                double worth = taking(dale, seat, card);
                weights[i] = 0.05 + worth * worth;
            } else if (answer instanceof Show || answer == Word.YES || answer == Word.BUILD) weights[i] = LIKELY;
            else weights[i] = answer instanceof Word ? FAIR : 2 * FAIR;
        }
    }

    private static double giving(Dale dale, int seat, Answer answer) {
        var card = card(answer);
        if (card == null) return FAIR;
        if (card.isJunk()) return LIKELY;
        double worth = taking(dale, seat, card);
        return LIKELY / (1 + worth * worth);
    }

    /** How much one would like to have a card: its value, and more of a set that one already holds. */
    private static double taking(Dale dale, int seat, Card card) {
        if (card.isJunk()) return 0.1;
        int company = 0;
        var hand = dale.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            var other = dale.card(hand.get(i));
            if (other.folk() == card.folk() && other != card) company += other.value();
        }
        return card.value() + Math.min(company, 4) * 0.4;
    }

    /** The card that an answer names. */
    private static @Nullable Card card(Answer answer) {
        return switch (answer) {
            case Pick pick -> pick.card();
            case AtSlot at -> at.card();
            case AtDepth at -> at.card();
            case InStall at -> at.card();
            case Buy buy -> buy.card();
            default -> null;
        };
    }
}
