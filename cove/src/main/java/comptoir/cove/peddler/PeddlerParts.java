package comptoir.cove.peddler;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Node;
import comptoir.cove.parts.PackFiles;
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

    private static List<PeddlerCard> cards(Node node) {
        var cards = new ArrayList<PeddlerCard>();
        for (var each : node.list()) {
            var card = PeddlerCard.read(each);
            if (cards.stream().anyMatch(other -> other.id().equals(card.id())))
                throw each.wrong("there is another Peddler card \"" + card.id() + "\"");
            if (!card.isBasic()) mustFit(each.at(PeddlerCard.replacing(card.from())), card, cards);
            cards.add(card);
        }
        long basic = count(cards, Level.NORMAL);
        long hard = count(cards, Level.HARD);
        if (basic != BASIC || hard != HARD)
            throw node.wrong(
                    "there are " + BASIC + " basic cards and " + HARD + " hard ones; here " + basic + " and " + hard);
        if (cards.size() > MOST) throw node.wrong("there are at most " + MOST + " cards; here " + cards.size());
        if (fewest(cards, card -> card.left().cost())
                        + fewest(cards, card -> card.right().cost())
                == 0) throw node.wrong("two halves without an hour could meet, and a day might never end");
        return List.copyOf(cards);
    }

    /** A card takes the place of one that lies there at the level before, and no two take the same. */
    private static void mustFit(Node named, PeddlerCard card, List<PeddlerCard> above) {
        if (above.stream()
                .noneMatch(other ->
                        other.from().compareTo(card.from()) < 0 && other.id().equals(card.replaces())))
            throw named.wrong(
                    card.from() == Level.HARD
                            ? "there is no basic card \"" + card.replaces() + "\" above"
                            : "there is no basic or hard card \"" + card.replaces() + "\" above");
        for (var other : above)
            if (other.replaces().equals(card.replaces()))
                throw named.wrong(
                        other.from() == card.from()
                                ? "another card takes the place of \"" + card.replaces() + "\""
                                : "the hard card \"" + other.id() + "\" lies there already; take its place");
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
