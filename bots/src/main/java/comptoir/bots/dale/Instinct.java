package comptoir.bots.dale;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.AtSlot;
import comptoir.dale.answers.Buy;
import comptoir.dale.answers.InStall;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.PlayCard;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Word;
import comptoir.dale.cards.ChameleonCards;
import comptoir.dale.cards.OcelotCards;
import comptoir.dale.cards.PlatypusCards;
import comptoir.dale.cards.PolecatCards;
import comptoir.dale.cards.SquirrelCards;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Stall;
import comptoir.dale.table.Use;
import comptoir.dale.turn.Acting;
import comptoir.dale.turn.Building;
import comptoir.dale.turn.Helping;
import comptoir.dale.turn.Purchase;
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
    private static final double FUTILE = 0.002;

    /** How a purchase compares with everything else one can do. */
    private static final double BARGAIN = 0.6;

    /** What each point of other cards of its set adds to a card. */
    private static final double COMPANION = 0.8;

    /** To discard the hand is what one does for want of anything better, and rather with Junk in it. */
    private static final double IDLE = 0.02;

    private static final double IDLE_WITH_JUNK = 0.05;

    private static final int FEW = 4;

    /** More company than this makes a card no dearer. */
    private static final int GOOD_COMPANY = 4;

    private Instinct() {}

    /** How good each answer looks, above 0. */
    public static void weigh(Dale dale, Question<Dale> question, int seat, Options options, double[] weights) {
        // The frequent ones first, and no pattern switch: playouts come through here a million times a second.
        if (question instanceof Acting.TakeAction) weighActions(dale, seat, options, weights);
        else if (question instanceof Purchase.Pay) weighPayment(dale, seat, options, weights);
        else if (question instanceof Acting.DiscardAny) weighInventory(dale, seat, options, weights);
        else if (question instanceof Building.PickForStack) weighStack(dale, options, weights);
        else if (question instanceof Helping.HelpPartner) weighHelp(dale, options, weights);
        else if (question instanceof Helping.TakeHelp) weighStack(dale, options, weights);
        else if (question instanceof OcelotCards.SecretlyChooseCard) weighAlike(options, weights);
        else if (question instanceof PolecatCards.ShowCardAndRoll) weighTaking(dale, seat, options, weights);
        else if (question instanceof PicksFromHand || question instanceof OcelotCards.ThrowAwayAnimalfolkFromDiscard)
            weighParting(dale, seat, options, weights);
        else weighTaking(dale, seat, options, weights);
    }

    private static void weighAlike(Options options, double[] weights) {
        for (int i = 0; i < options.size(); i++) weights[i] = FAIR;
    }

    private static void weighActions(Dale dale, int seat, Options options, double[] weights) {
        var holding = new Holding(dale, seat);
        for (int i = 0; i < options.size(); i++) weights[i] = action(dale, seat, options.get(i), holding);
    }

    private static double action(Dale dale, int seat, Answer answer, Holding holding) {
        if (answer instanceof Buy buy) return buying(dale, seat, buy, holding);
        if (answer instanceof PlayCard play)
            return playing(dale, seat, play.pick().as());
        if (answer instanceof Show) return LIKELY;
        if (answer == Word.BUILD)
            return dale.turn().helpAsked() && !Building.isPossibleAlone(dale, seat) ? UNLIKELY : 4 * SURE;
        if (answer == Word.INVENTORY)
            return isNearlyOut(dale, seat) ? UNLIKELY : IDLE + IDLE_WITH_JUNK * holding.junk();
        return answer == Word.REARRANGE ? FAIR : UNLIKELY;
    }

    private static double playing(Dale dale, int seat, Card card) {
        if (isSwappedForLikeOnly(dale, seat, card)) return FUTILE;
        if (card.givesBonus() && isNearlyOut(dale, seat)) return 2 * UNLIKELY;
        return card.givesBonus() ? 3 * FAIR : 2 * FAIR;
    }

    /** With hardly a card left, what is played or discarded is soon drawn again: one could go on for ever. */
    private static boolean isNearlyOut(Dale dale, int seat) {
        var player = dale.player(seat);
        return player.deck().size() + player.discard().size() < FEW;
    }

    /** A card that changes places with another of its kind comes back to hand: one could go on for ever. */
    private static boolean isSwappedForLikeOnly(Dale dale, int seat, Card card) {
        if (card == PlatypusCards.SAFETY_PRECAUTION) return holdsOnly(dale, dale.stallOf(seat), card);
        if (card == ChameleonCards.GIFT_VOUCHER)
            return holdsOnly(dale, dale.market().slots(), card);
        if (card != SquirrelCards.ACORN) return false;
        for (int other = 0; other < dale.box().seats(); other++)
            if (dale.box().opposed(seat, other) && !holdsOnly(dale, dale.stallOf(other), card)) return false;
        return true;
    }

    private static boolean holdsOnly(Dale dale, Stall stall, Card card) {
        for (var stack : stall.stacks()) if (!holdsOnly(dale, stack, card)) return false;
        return true;
    }

    private static boolean holdsOnly(Dale dale, Pile cards, Card card) {
        for (int i = 0; i < cards.size(); i++)
            if (cards.get(i) != Market.HOLE && dale.card(cards.get(i)) != card) return false;
        return true;
    }

    /** The worth of a purchase: much value for the price, of a set that one has cards of. */
    private static double buying(Dale dale, int seat, Buy buy, Holding holding) {
        double worth = taking(buy.card(), holding);
        int price = dale.price(seat, buy.slot());
        return worth * worth * buy.card().value() * BARGAIN / price;
    }

    private static void weighPayment(Dale dale, int seat, Options options, double[] weights) {
        var holding = new Holding(dale, seat);
        for (int i = 0; i < options.size(); i++)
            weights[i] = options.get(i) == Word.DONE ? LIKELY : giving(options.get(i), holding);
    }

    private static void weighInventory(Dale dale, int seat, Options options, double[] weights) {
        boolean junk = false;
        var holding = new Holding(dale, seat);
        for (int i = 0; i < options.size(); i++) {
            var card = card(options.get(i));
            boolean isJunk = card != null && card.isJunk();
            junk |= isJunk;
            weights[i] = isJunk ? SURE : card == null ? FAIR : giving(options.get(i), holding) / 4;
        }
        if (!junk) weights[options.size() - 1] = SURE;
    }

    /** Finish rather than go on, ask the partner only where need be, and hardly twice. */
    private static void weighStack(Dale dale, Options options, double[] weights) {
        double asking = dale.turn().helpAsked() ? UNLIKELY : FAIR;
        for (int i = 0; i < options.size(); i++) {
            var answer = options.get(i);
            if (answer == Word.DONE || answer == Word.BUILD) weights[i] = LIKELY;
            else if (answer == Word.ASK_PARTNER) weights[i] = asking;
            else weights[i] = answer == Word.PASS ? UNLIKELY : 2 * FAIR;
        }
    }

    /** Add what is asked for rather than show other cards. */
    private static void weighHelp(Dale dale, Options options, double[] weights) {
        int missing = dale.nextStack(dale.active())
                - Use.sum(dale.words().picks())
                - Use.sum(dale.words().them());
        var asked = Use.as(dale.words().picks().get(0)).folk();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Pick pick)
                weights[i] = pick.as().folk() == asked && pick.value() <= missing ? LIKELY : UNLIKELY;
            else weights[i] = options.get(i) == Word.DONE && missing != 0 ? UNLIKELY : FAIR;
        }
    }

    private static void weighParting(Dale dale, int seat, Options options, double[] weights) {
        var holding = new Holding(dale, seat);
        for (int i = 0; i < options.size(); i++) weights[i] = giving(options.get(i), holding);
    }

    private static void weighTaking(Dale dale, int seat, Options options, double[] weights) {
        var resolved =
                dale.words().card() == Use.NONE ? null : Use.as(dale.words().card());
        var holding = new Holding(dale, seat);
        for (int i = 0; i < options.size(); i++) {
            var answer = options.get(i);
            var card = card(answer);
            if (card != null && card == resolved && !(answer instanceof Pick)) weights[i] = FUTILE;
            else if (card != null) {
                double worth = taking(card, holding);
                weights[i] = 0.05 + worth * worth;
            } else if (answer instanceof Show || answer == Word.YES || answer == Word.BUILD) weights[i] = LIKELY;
            else weights[i] = answer instanceof Word ? FAIR : 2 * FAIR;
        }
    }

    private static double giving(Answer answer, Holding holding) {
        var card = card(answer);
        if (card == null) return FAIR;
        if (card.isJunk()) return LIKELY;
        double worth = taking(card, holding);
        return LIKELY / (1 + worth * worth);
    }

    /** How much one would like to have a card: its value, and more of a set that one already holds. */
    private static double taking(Card card, Holding holding) {
        return card.isJunk() ? 0.1 : card.value() + Math.min(holding.company(card), GOOD_COMPANY) * COMPANION;
    }

    /** The card that an answer names. */
    private static @Nullable Card card(Answer answer) {
        if (answer instanceof Pick pick) return pick.card();
        if (answer instanceof AtSlot at) return at.card();
        if (answer instanceof AtDepth at) return at.card();
        if (answer instanceof InStall at) return at.card();
        return answer instanceof Buy buy ? buy.card() : null;
    }

    /** A hand, looked up once for all the options that are weighed. */
    private static final class Holding {
        private final Card[] cards;
        private int junk;

        Holding(Dale dale, int seat) {
            var hand = dale.hand(seat);
            cards = new Card[hand.size()];
            for (int i = 0; i < cards.length; i++) {
                cards[i] = dale.card(hand.get(i));
                if (cards[i].isJunk()) junk++;
            }
        }

        int junk() {
            return junk;
        }

        /** The worth of the other cards of its set. */
        int company(Card card) {
            int worth = 0;
            for (var other : cards) if (other.folk() == card.folk() && other != card) worth += other.value();
            return worth;
        }
    }
}
