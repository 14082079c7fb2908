package comptoir.dale.turn;

import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import org.jspecify.annotations.Nullable;

/**
 * A stack in the making at a table with cards that loosen its rules: Junk beside one card, any sets beside another, cards of
 * the discard pile for each third one, a value that bends by one. Cards of the discard pile are free of the other rules.
 */
public final class LooseStack {

    private static final int LOOSENING = Trait.ALLOWS_JUNK_IN_STACK.bit()
            | Trait.ALLOWS_ANY_SET_IN_STACK.bit()
            | Trait.ADDS_FROM_DISCARD_TO_STACK.bit()
            | Trait.BENDS_IN_STACK.bit();

    private static final int ANY_SET = 1;
    private static final int ANY_JUNK = 2;

    private final int target;
    private int least;
    private int most;
    private int allowances;
    private @Nullable Animalfolk folk;
    private boolean mixed;
    private boolean junk;
    private boolean opensDiscard;
    private boolean usesDiscard;
    private int spare;

    /** A stack without cards that must be worth exactly this. */
    public LooseStack(int target) {
        this.target = target;
    }

    private LooseStack(LooseStack other) {
        target = other.target;
        least = other.least;
        most = other.most;
        allowances = other.allowances;
        folk = other.folk;
        mixed = other.mixed;
        junk = other.junk;
        opensDiscard = other.opensDiscard;
        usesDiscard = other.usesDiscard;
        spare = other.spare;
    }

    /** Whether cards that loosen the rules of stacks are in the game at all. */
    public static boolean isInPlay(Dale dale) {
        return (dale.box().traits().bits() & LOOSENING) != 0;
    }

    /** Whether one of these loosens the rules. */
    public static boolean isAmong(int[] uses) {
        for (int use : uses) if ((Use.as(use).traits() & LOOSENING) != 0) return true;
        return false;
    }

    /** The stack with the cards that a player has picked, from the hand or from the own discard pile. */
    public LooseStack with(Dale dale, int seat, Pile picks) {
        var more = new LooseStack(this);
        for (int i = 0; i < picks.size(); i++) {
            int use = picks.get(i);
            more.add(use, !dale.hand(seat).has(Use.card(use)));
        }
        return more;
    }

    /** The same stack when somebody else goes on with it, who has a discard pile of their own. */
    public LooseStack forPartner() {
        var more = new LooseStack(this);
        more.spare = 0;
        more.opensDiscard = false;
        more.usesDiscard = false;
        return more;
    }

    public LooseStack with(int use, boolean fromDiscard) {
        var more = new LooseStack(this);
        more.add(use, fromDiscard);
        return more;
    }

    private void add(int use, boolean fromDiscard) {
        var as = Use.as(use);
        int bend = as.has(Trait.BENDS_IN_STACK) ? 1 : 0;
        least += Math.max(0, Use.value(use) - bend);
        most += Use.value(use) + bend;
        allowances |= allowances(as);
        if (as.has(Trait.ADDS_FROM_DISCARD_TO_STACK)) {
            spare++;
            // One of them comes from the hand.
            opensDiscard |= !fromDiscard;
        }
        usesDiscard |= fromDiscard;
        if (fromDiscard) spare--;
        else if (as.folk() == null) junk = true;
        else if (folk == null) folk = as.folk();
        else mixed |= folk != as.folk();
    }

    private static int allowances(Card as) {
        return (as.has(Trait.ALLOWS_ANY_SET_IN_STACK) ? ANY_SET : 0)
                | (as.has(Trait.ALLOWS_JUNK_IN_STACK) ? ANY_JUNK : 0);
    }

    private boolean allows(int allowance) {
        return (allowances & allowance) != 0;
    }

    /** The least it can be worth. */
    public int least() {
        return least;
    }

    /** Whether cards of the discard pile can be added at all, given what is left in the hand. */
    public boolean canOpenDiscard(Dale dale, int[] hand) {
        if (opensDiscard) return true;
        if (!dale.box().has(Trait.ADDS_FROM_DISCARD_TO_STACK)) return false;
        for (int use : hand) if (Use.as(use).has(Trait.ADDS_FROM_DISCARD_TO_STACK)) return true;
        return false;
    }

    /** Whether there is a card of the hand that lets the cards of the discard pile in, and one for each. */
    public boolean mayUseDiscard() {
        return spare >= 0 && (opensDiscard || !usesDiscard);
    }

    /** Whether it can be built as it is. */
    public boolean isWhole() {
        return least <= target
                && target <= most
                && mayUseDiscard()
                && (!mixed || allows(ANY_SET))
                && (!junk || allows(ANY_JUNK));
    }

    /** Whether somebody else's cards, which nobody knows, could make it whole. */
    public boolean couldBeHelped(Dale dale) {
        return least < target
                && mayUseDiscard()
                && (!mixed || dale.box().has(Trait.ALLOWS_ANY_SET_IN_STACK))
                && (!junk || dale.box().has(Trait.ALLOWS_JUNK_IN_STACK));
    }

    /**
     * Whether it is whole or can be made so.
     *
     * @param hand the cards of the hand that can still be added, those of one card being neighbours
     * @param discard the cards of the discard pile that can still be added
     */
    public boolean canBecomeWhole(Dale dale, int seat, int[] hand, Pile discard) {
        if (least > target || target >= Long.SIZE - 1) return false;
        if (isWhole()) return true;
        int free = canOpenDiscard(dale, hand) ? discard.size() : 0;
        var pile = new int[free];
        int there = allowances;
        for (int i = 0; i < free; i++) {
            int card = discard.get(i);
            pile[i] = Use.of(card, dale.faces().kind(card), dale.value(seat, card, dale.card(card)));
            there |= allowances(Use.as(pile[i]));
        }
        for (int use : hand) there |= allowances(Use.as(use));
        boolean anySet = (there & ANY_SET) != 0;
        boolean anyJunk = (there & ANY_JUNK) != 0;
        if (anySet && reachesWith(hand, pile, null, true, anyJunk)) return true;
        if (mixed) return false;
        if (folk != null) return reachesWith(hand, pile, folk, false, anyJunk);
        if (reachesWith(hand, pile, null, false, anyJunk)) return true;
        for (int i = 0; i < hand.length; i++) {
            var next = Use.as(hand[i]).folk();
            if (next == null || (i > 0 && Use.as(hand[i - 1]).folk() == next)) continue;
            if (reachesWith(hand, pile, next, false, anyJunk)) return true;
        }
        return false;
    }

    private boolean reachesWith(int[] hand, int[] pile, @Nullable Animalfolk set, boolean mixing, boolean anyJunk) {
        return (!junk && reaches(hand, pile, set, mixing, false))
                || (anyJunk && reaches(hand, pile, set, mixing, true));
    }

    /**
     * Whether some cards bring it to the target.
     *
     * @param set the set of the hand cards, where sets are not mixed
     * @param mixing whether sets are mixed, so that in the end a card must allow it
     * @param withJunk whether Junk of the hand is used, likewise
     */
    private boolean reaches(int[] hand, int[] pile, @Nullable Animalfolk set, boolean mixing, boolean withJunk) {
        var sums = new Sums(hand);
        for (int i = 0; i < hand.length; ) {
            int card = Use.card(hand[i]);
            boolean changed = false;
            for (; i < hand.length && Use.card(hand[i]) == card; i++) {
                var as = Use.as(hand[i]);
                if (as.folk() == null ? !withJunk : !mixing && as.folk() != set) continue;
                if (!changed) sums.begin();
                changed = true;
                sums.add(hand[i]);
            }
            if (changed) sums.end();
        }
        int needed = (mixing ? ANY_SET : 0) | (withJunk ? ANY_JUNK : 0);
        if (usesDiscard) sums.onlyOpened();
        if (sums.reach(needed)) return true;
        if (pile.length == 0) return false;
        sums.onlyOpened();
        // Those that let another card in make their own place good: after them each card takes a place, and none comes
        // back.
        for (int use : pile) if (Use.as(use).has(Trait.ADDS_FROM_DISCARD_TO_STACK)) sums.addFromDiscard(use, 0);
        for (int use : pile) if (!Use.as(use).has(Trait.ADDS_FROM_DISCARD_TO_STACK)) sums.addFromDiscard(use, 1);
        return sums.reach(needed);
    }

    /**
     * The sums that cards can come to, a bit for each: a row for each of the four ways in which two allowances are there or
     * not, and each number of spare cards that there can be.
     */
    private final class Sums {
        private final int lowest;
        private final int rows;
        private long[] now;
        private long[] next;

        Sums(int[] hand) {
            int highest = spare;
            for (int use : hand) if (Use.as(use).has(Trait.ADDS_FROM_DISCARD_TO_STACK)) highest++;
            // Too few spare cards are made good by the hand alone.
            lowest = Math.min(spare, 0);
            rows = highest - lowest + 1;
            now = new long[4 * rows];
            next = new long[now.length];
            now[allowances * rows + spare - lowest] = bits(least, Math.min(most, target));
        }

        void begin() {
            System.arraycopy(now, 0, next, 0, now.length);
        }

        void end() {
            var before = now;
            now = next;
            next = before;
        }

        /** One of the ways to use a card of the hand, after which the others still start from what was. */
        void add(int use) {
            if (Use.value(use) > target + 1) return;
            var as = Use.as(use);
            int allowed = allowances(as);
            int change = as.has(Trait.ADDS_FROM_DISCARD_TO_STACK) ? 1 : 0;
            for (int there = 0; there < 4; there++) {
                int to = (there | allowed) * rows;
                for (int row = 0; row < rows; row++) {
                    long sums = now[there * rows + row];
                    if (sums != 0) next[to + Math.min(row + change, rows - 1)] |= more(sums, use, as);
                }
            }
        }

        /** A card of the discard pile: in this order no sum meets one that the same card has brought about. */
        void addFromDiscard(int use, int taken) {
            if (Use.value(use) > target + 1) return;
            var as = Use.as(use);
            int allowed = allowances(as);
            for (int there = 3; there >= 0; there--) {
                int to = (there | allowed) * rows;
                for (int row = taken - lowest; row < rows; row++) {
                    long sums = now[there * rows + row];
                    if (sums != 0) now[to + row - taken] |= more(sums, use, as);
                }
            }
        }

        private long more(long sums, int use, Card as) {
            int value = Use.value(use);
            long more = sums << value;
            if (as.has(Trait.BENDS_IN_STACK)) more |= sums << (value + 1) | sums << Math.max(0, value - 1);
            return more & bits(0, target);
        }

        /** Leaves the sums in which a card of the hand has opened the discard pile: more spare cards than at first. */
        void onlyOpened() {
            if (opensDiscard) return;
            for (int there = 0; there < 4; there++)
                for (int row = 0; row <= spare - lowest; row++) now[there * rows + row] = 0;
        }

        boolean reach(int needed) {
            for (int there = needed; there < 4; there++)
                if ((there & needed) == needed)
                    for (int row = -lowest; row < rows; row++)
                        if ((now[there * rows + row] >>> target & 1) != 0) return true;
            return false;
        }
    }

    /** The bits of all numbers from one to another. */
    private static long bits(int from, int to) {
        return to < from ? 0 : (2L << to) - (1L << from);
    }
}
