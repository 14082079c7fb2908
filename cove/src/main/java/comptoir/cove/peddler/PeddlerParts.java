package comptoir.cove.peddler;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What is printed on the Peddler's board and cards.
 *
 * @param reserve the spaces of the reserve
 * @param marked the leftmost of them, which are filled at Arrival
 * @param stall the spaces of the stall
 * @param handsUpTo with that many goods or fewer it takes the clock hands
 * @param goods the goods of a merchant of the box, for tables where no other set is unused
 * @param cards the basic cards, their hard counterparts, and any number of fierce ones
 */
record PeddlerParts(int reserve, int marked, int stall, int handsUpTo, List<Integer> goods, List<PeddlerCard> cards) {

    private static final int BASIC = 16;
    private static final int HARD = 4;

    /** Decks are kept as bits of a number. */
    private static final int MOST = 31;

    static PeddlerParts read(PackFiles files) {
        var node = files.read("peddler.json").onlyKnows("board", "goods", "cards");
        var board = node.at("board").onlyKnows("reserve", "marked", "stall", "handsUpTo");
        int reserve = board.at("reserve").number(1, 12);
        int stall = board.at("stall").number(1, 20);
        return new PeddlerParts(
                reserve,
                board.at("marked").number(0, reserve),
                stall,
                board.at("handsUpTo").number(0, stall),
                Board.goods(node.at("goods")),
                cards(node.at("cards")));
    }

    private static List<PeddlerCard> cards(Tree node) {
        var cards = new ArrayList<PeddlerCard>();
        for (var each : node.list()) {
            var card = PeddlerCard.read(each);
            if (cards.stream().anyMatch(other -> other.id().equals(card.id())))
                throw each.wrong(Text.say("there is another Peddler card \"{0}\"", card.id()));
            if (!card.isBasic()) mustFit(each.at(PeddlerCard.replacing(card.from())), card, cards);
            cards.add(card);
        }
        long basic = count(cards, Level.NORMAL);
        long hard = count(cards, Level.HARD);
        if (basic != BASIC || hard != HARD)
            throw node.wrong(Text.say(
                    "there are {0} basic cards and {1} hard ones; here {2} and {3}", BASIC, HARD, basic, hard));
        if (cards.size() > MOST)
            throw node.wrong(Text.say("there are at most {0} cards; here {1}", MOST, cards.size()));
        if (fewest(cards, card -> card.left().cost())
                        + fewest(cards, card -> card.right().cost())
                == 0) throw node.wrong(Text.say("two halves without an hour could meet, and a day might never end"));
        return List.copyOf(cards);
    }

    /** A card takes the place of one that lies there at the level before, and no two take the same. */
    private static void mustFit(Tree named, PeddlerCard card, List<PeddlerCard> above) {
        if (above.stream()
                .noneMatch(other ->
                        other.from().compareTo(card.from()) < 0 && other.id().equals(card.replaces())))
            throw named.wrong(
                    card.from() == Level.HARD
                            ? Text.say("there is no basic card \"{0}\" above", card.replaces())
                            : Text.say("there is no basic or hard card \"{0}\" above", card.replaces()));
        for (var other : above)
            if (other.replaces().equals(card.replaces()))
                throw named.wrong(
                        other.from() == card.from()
                                ? Text.say("another card takes the place of \"{0}\"", card.replaces())
                                : Text.say("the hard card \"{0}\" lies there already; take its place", other.id()));
    }

    private static long count(List<PeddlerCard> cards, Level from) {
        return cards.stream().filter(card -> card.from() == from).count();
    }

    boolean has(Level level) {
        return level != Level.FIERCE || count(cards, level) > 0;
    }

    private static int fewest(List<PeddlerCard> cards, Function<PeddlerCard, Cost> half) {
        return cards.stream().mapToInt(card -> half.apply(card).hours()).min().orElse(0);
    }

    PeddlerCard card(int number) {
        return cards.get(number);
    }

    int named(String id) {
        for (int card = 0; card < cards.size(); card++) if (cards.get(card).id().equals(id)) return card;
        return -1;
    }

    /** The cards of a level, one bit each. */
    int deck(Level level) {
        int deck = 0;
        for (int card = 0; card < cards.size(); card++) {
            var printed = cards.get(card);
            if (printed.from().compareTo(level) > 0) continue;
            if (!printed.isBasic()) deck &= ~(1 << named(printed.replaces()));
            deck |= 1 << card;
        }
        return deck;
    }

    /** The ids of cards, one bit each. */
    List<String> ids(int mask) {
        var ids = new ArrayList<String>();
        for (int left = mask; left != 0; left &= left - 1)
            ids.add(cards.get(Integer.numberOfTrailingZeros(left)).id());
        return ids;
    }
}
