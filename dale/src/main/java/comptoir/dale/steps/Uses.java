package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.engine.Options;

/**
 * The ways in which the cards of a hand can be used now. Every question about a hand card (what it counts as, what it is
 * worth, what it may do) goes through here, so that a copying card needs no other place.
 */
public final class Uses {

    private Uses() {}

    /** Every use of every card of a hand that is not picked yet; the uses of one card are neighbours. */
    public static int[] ofHand(Dale dale, int seat) {
        var hand = dale.hand(seat);
        var picks = dale.words().picks();
        if (dale.box().has(Trait.COPIES)) return withCopies(dale, seat, hand, picks);
        var uses = new int[hand.size() - countIn(hand, picks)];
        int at = 0;
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            if (Use.holds(picks, card)) continue;
            uses[at++] = plain(dale, seat, card);
        }
        return uses;
    }

    /** Cards of other places may be picked too. */
    private static int countIn(Pile hand, Pile picks) {
        int count = 0;
        for (int i = 0; i < picks.size(); i++) if (hand.has(Use.card(picks.get(i)))) count++;
        return count;
    }

    private static int plain(Dale dale, int seat, int card) {
        int kind = dale.faces().kind(card);
        return Use.of(card, kind, dale.value(seat, card, Cards.numbered(kind)));
    }

    private static int[] withCopies(Dale dale, int seat, Pile hand, Pile picks) {
        var uses = Pile.EMPTY;
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            if (Use.holds(picks, card)) continue;
            var kinds = Guises.of(dale, seat, card);
            for (int j = 0; j < kinds.size(); j++) {
                int kind = kinds.get(j);
                uses = uses.with(Use.of(card, kind, dale.value(seat, card, Cards.numbered(kind))));
            }
        }
        return uses.toArray();
    }

    /**
     * Every once-a-turn ability of the cards of a hand. A card that copies has also those of the copying cards on the way to
     * what it counts as, its own first.
     */
    public static int[] withAbility(Dale dale, int seat) {
        var uses = Pile.EMPTY;
        var hand = dale.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            var kinds = Guises.onTheWay(dale, seat, hand.get(i));
            for (int j = 0; j < kinds.size(); j++) {
                var as = Cards.numbered(kinds.get(j));
                if (as.has(Trait.ONCE_A_TURN))
                    uses = uses.with(Use.of(hand.get(i), as.number(), dale.value(seat, hand.get(i), as)));
            }
        }
        return uses.toArray();
    }

    /** Whether an earlier use in the list cannot be told from this one, so that one option stands for both. */
    public static boolean isRepeated(Dale dale, int[] uses, int index) {
        int use = uses[index];
        int kind = dale.faces().kind(Use.card(use));
        for (int i = index - 1; i >= 0; i--) {
            if (dale.faces().kind(Use.card(uses[i])) != kind) return false;
            if (isAlike(dale, uses[i], use)) return true;
        }
        return false;
    }

    private static boolean isAlike(Dale dale, int one, int other) {
        return Use.kind(one) == Use.kind(other)
                && Use.value(one) == Use.value(other)
                && dale.turn().hasUsedCard(Use.card(one)) == dale.turn().hasUsedCard(Use.card(other));
    }

    /** One option for each different card of a player's hand that is not picked yet, whatever it could be used as. */
    public static Options.Builder differentCards(Dale dale, int seat, PicksFromHand question) {
        var options = new Options.Builder();
        var hand = dale.hand(seat);
        var picks = dale.words().picks();
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            if (Use.holds(picks, card) || !question.allows(dale.card(card))) continue;
            var pick = Pick.of(dale, plain(dale, seat, card));
            boolean repeated = false;
            for (int j = i - 1; j >= 0 && !repeated && dale.card(hand.get(j)) == pick.card(); j--)
                repeated = !Use.holds(picks, hand.get(j))
                        && isAlike(dale, plain(dale, seat, hand.get(j)), plain(dale, seat, card));
            if (!repeated) options.add(pick);
        }
        return options;
    }

    /** The first card of a player's hand, not picked yet, that an answer means. */
    public static int meant(Dale dale, int seat, Pick pick) {
        var hand = dale.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            int use = plain(dale, seat, hand.get(i));
            if (pick.means(dale, use) && !Use.holds(dale.words().picks(), hand.get(i))) return use;
        }
        throw new IllegalArgumentException(pick + " is not in hand");
    }

    /** The first use of a card of a player's hand, not picked yet, that an answer means. */
    public static int ofPick(Dale dale, int seat, Pick pick) {
        return dale.box().has(Trait.COPIES) ? meant(dale, ofHand(dale, seat), pick) : meant(dale, seat, pick);
    }

    /** The first use in the list that an answer means. */
    public static int meant(Dale dale, int[] uses, Pick pick) {
        for (int use : uses) if (pick.means(dale, use)) return use;
        throw new IllegalArgumentException(pick + " cannot be used");
    }
}
