package comptoir.bots.dale;

import comptoir.bots.value.Features;
import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import java.util.ArrayList;
import java.util.List;

/**
 * A side of Dale in numbers: how far its stall is, what its cards make towards the next stacks, what lies in the hand, who
 * comes next; and how often it owns each kind of card.
 */
public final class DaleFeatures implements Features<Dale> {

    private static final int MOST_STACKS = 10;
    private static final int AHEAD = 3;
    private static final int VALUES = Prospects.VALUES;
    private static final int SETS = Prospects.SETS;

    private static final List<String> COMMON = common(new ArrayList<>());
    private static final List<String> SPECIAL =
            Cards.every().stream().map(card -> "own:" + card.id()).toList();

    private static List<String> common(List<String> names) {
        for (int left = 1; left <= MOST_STACKS; left++) names.add("left:" + left);
        names.addAll(List.of("turns", "cards", "junk", "junk-share", "worth", "mean", "bonus", "scheduled"));
        for (int value = 1; value < VALUES; value++) names.add("of-value:" + value);
        for (int ahead = 1; ahead <= AHEAD; ahead++)
            names.addAll(List.of("reached:" + ahead, "whole:" + ahead, "few:" + ahead));
        names.addAll(List.of("best-set", "second-set", "third-set"));
        names.addAll(List.of("hand", "hand-worth", "hand-junk", "hand-bonus", "hand-reached", "hand-builds"));
        names.addAll(List.of("hand-buys", "hand-buys-mine", "deck", "dearer-stack", "dearer-market"));
        names.addAll(List.of("at-move", "next", "seats"));
        return List.copyOf(names);
    }

    @Override
    public List<String> common() {
        return COMMON;
    }

    @Override
    public List<String> special() {
        return SPECIAL;
    }

    @Override
    public int seats(Dale dale) {
        return dale.box().seats();
    }

    @Override
    public int sides(Dale dale) {
        return dale.box().stalls();
    }

    @Override
    public int side(Dale dale, int seat) {
        return dale.box().stallOf(seat);
    }

    @Override
    public void tell(Dale dale, double[][] into) {
        for (int side = 0; side < sides(dale); side++) new Telling(dale, side, into[side]).tell();
    }

    /** One side being told. */
    private static final class Telling {
        private final Dale dale;
        private final int seat;
        private final double[] into;
        private final int[] owned = new int[SETS * VALUES];
        private final int[] held = new int[SETS * VALUES];
        private int at;
        private int cards;
        private int junk;
        private int worth;
        private int bonus;

        Telling(Dale dale, int seat, double[] into) {
            this.dale = dale;
            this.seat = seat;
            this.into = into;
        }

        void tell() {
            var box = dale.box();
            int partners = box.teams() ? 2 : 1;
            count(seat);
            if (box.teams()) count(box.partner(seat));
            int stacks = dale.stallOf(seat).size();
            int left = Math.max(1, Math.min(MOST_STACKS, box.goal() - stacks));
            into[left - 1] = 1;
            at = MOST_STACKS;
            put(Prospects.turns(dale, seat) / 10);
            put(cards / 20.0 / partners);
            put(junk / 8.0 / partners);
            put((double) junk / Math.max(1, cards));
            put(worth / 40.0 / partners);
            put(worth / 4.0 / Math.max(1, cards));
            put(bonus / 5.0 / partners);
            put(dale.player(seat).schedule().size() / 2.0);
            for (int value = 1; value < VALUES; value++) {
                int many = 0;
                for (int set = 0; set < SETS; set++) many += owned[set * VALUES + value];
                put(many / 4.0 / partners);
            }
            stacksAhead(stacks);
            sets(partners);
            hand();
            put(dale.player(seat).deck().size() / 10.0);
            put(dale.against(seat, Trait.RAISES_STACKS));
            put(dale.against(seat, Trait.RAISES_PRICES));
            int away = Math.floorMod(seat - dale.active(), box.stalls());
            put(away == 0 ? 1 : 0);
            put((double) away / box.stalls());
            put((box.stalls() - 2) / 2.0);
        }

        private void put(double number) {
            into[at++] = number;
        }

        private void count(int owner) {
            var player = dale.player(owner);
            count(player.hand(), true);
            count(player.deck(), false);
            count(player.discard(), false);
            for (int i = 0; i < player.schedule().size(); i++)
                count(Use.card(player.schedule().get(i)), false);
        }

        private void count(Pile pile, boolean inHand) {
            for (int i = 0; i < pile.size(); i++) count(pile.get(i), inHand);
        }

        private void count(int number, boolean inHand) {
            var card = dale.card(number);
            into[COMMON.size() + card.number()] += 0.5;
            cards++;
            var folk = card.folk();
            if (folk == null) {
                junk++;
                return;
            }
            worth += card.value();
            if (card.givesBonus()) bonus++;
            int place = folk.number() * VALUES + card.value();
            owned[place]++;
            if (inHand) held[place]++;
        }

        /** The next stacks, each from one set whose cards are then spoken for. */
        private void stacksAhead(int stacks) {
            var left = owned.clone();
            for (int ahead = 1; ahead <= AHEAD; ahead++) {
                int target = ahead == 1 ? dale.nextStack(seat) : stacks + ahead;
                int best = 0;
                int most = 0;
                for (int set = 0; set < SETS; set++) {
                    int sum = Prospects.reached(left, set * VALUES, target);
                    if (sum <= most) continue;
                    most = sum;
                    best = set;
                }
                int used = Prospects.take(left, best * VALUES, most);
                put((double) most / target);
                put(most == target ? 1 : 0);
                put(most == target ? 1.0 / used : 0);
            }
        }

        /** What the sets that one has most of are worth. */
        private void sets(int partners) {
            int first = 0;
            int second = 0;
            int third = 0;
            for (int set = 0; set < SETS; set++) {
                int sum = 0;
                for (int value = 1; value < VALUES; value++) sum += value * owned[set * VALUES + value];
                if (sum > first) {
                    third = second;
                    second = first;
                    first = sum;
                } else if (sum > second) {
                    third = second;
                    second = sum;
                } else if (sum > third) third = sum;
            }
            put(first / 20.0 / partners);
            put(second / 15.0 / partners);
            put(third / 10.0 / partners);
        }

        private void hand() {
            var hand = dale.hand(seat);
            int total = 0;
            int rubbish = 0;
            int bonuses = 0;
            for (int i = 0; i < hand.size(); i++) {
                var card = dale.card(hand.get(i));
                total += card.value();
                if (card.isJunk()) rubbish++;
                if (card.givesBonus()) bonuses++;
            }
            int target = dale.nextStack(seat);
            int most = 0;
            for (int set = 0; set < SETS; set++) most = Math.max(most, Prospects.reached(held, set * VALUES, target));
            put(hand.size() / 6.0);
            put(total / 15.0);
            put(rubbish / 4.0);
            put(bonuses / 3.0);
            put((double) most / target);
            put(most == target ? 1 : 0);
            buys(total);
        }

        /** The best card of the market that the hand can pay, and the best of a set one has something of. */
        private void buys(int total) {
            int best = 0;
            int mine = 0;
            for (int slot = 0; slot < Market.SLOTS; slot++) {
                if (dale.market().slots().get(slot) == Market.HOLE || dale.price(seat, slot) > total) continue;
                var card = dale.card(dale.market().slots().get(slot));
                best = Math.max(best, card.value());
                if (owns(card)) mine = Math.max(mine, card.value());
            }
            put(best / 5.0);
            put(mine / 5.0);
        }

        private boolean owns(Card card) {
            var folk = card.folk();
            if (folk == null) return false;
            for (int value = 1; value < VALUES; value++) if (owned[folk.number() * VALUES + value] > 0) return true;
            return false;
        }
    }
}
