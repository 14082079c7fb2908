package comptoir.cove.peddler;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.cove.step.Boats;
import comptoir.cove.step.Sell;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Workshop;
import comptoir.engine.BadInput;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The Peddler's board and cards. What others are asked it settles by its cards.
 *
 * @param deck the cards of the deck, one bit each: their order is fate's until one is drawn
 * @param discards the discarded cards, the latest last
 * @param left the card on the left action space, or {@link #NONE}; there is one during its turn only
 * @param right the card on the right action space, or {@link #NONE}
 * @param stall the good on each space of the stall, or {@link #NONE}; the counts of the player's stall agree with it
 * @param reserve the adventurers of the reserve from the left, without gaps
 * @param recruits the townsfolk beside the board
 * @param goodsOf the merchant whose goods it uses, the Peddler itself for the set of its own file
 */
record PeddlerShop(
        Level level,
        int deck,
        Row discards,
        int left,
        int right,
        Row stall,
        Row reserve,
        Row recruits,
        Merchant goodsOf)
        implements Workshop {

    static final int NONE = -1;

    private static final Text NAME = Text.say("Nozama the Peddler");

    static PeddlerShop beginning(PeddlerParts parts, Level level) {
        return new PeddlerShop(
                level,
                parts.deck(level),
                Row.EMPTY,
                NONE,
                NONE,
                Row.filled(parts.stall(), NONE),
                Row.EMPTY,
                Row.EMPTY,
                Peddler.ITSELF);
    }

    static PeddlerShop of(Cove cove, int player) {
        return (PeddlerShop) cove.shop(player);
    }

    static PeddlerParts parts(Cove cove) {
        return Peddler.parts(cove.pack());
    }

    PeddlerShop cards(int changedDeck, Row changedDiscards, int changedLeft, int changedRight) {
        return new PeddlerShop(
                level, changedDeck, changedDiscards, changedLeft, changedRight, stall, reserve, recruits, goodsOf);
    }

    PeddlerShop stall(Row changed) {
        return new PeddlerShop(level, deck, discards, left, right, changed, reserve, recruits, goodsOf);
    }

    PeddlerShop reserve(Row changed) {
        return new PeddlerShop(level, deck, discards, left, right, stall, changed, recruits, goodsOf);
    }

    PeddlerShop recruits(Row changed) {
        return new PeddlerShop(level, deck, discards, left, right, stall, reserve, changed, goodsOf);
    }

    PeddlerShop goodsOf(Merchant merchant) {
        return new PeddlerShop(level, deck, discards, left, right, stall, reserve, recruits, merchant);
    }

    /** The goods on the stall. */
    int goodsCount() {
        return stall.size() - stall.count(NONE);
    }

    boolean takesHands(PeddlerParts parts) {
        return goodsCount() <= parts.handsUpTo();
    }

    /** The left/right icon of the left card and the inner/outer icon of the right card. */
    Location location(PeddlerParts parts) {
        return new Location(
                parts.card(left).right().side(), parts.card(right).left().depth());
    }

    @Override
    public Merchant merchant() {
        return Peddler.ITSELF;
    }

    @Override
    public Text name(int player) {
        return NAME;
    }

    @Override
    public List<Integer> goods(Components pack) {
        return goodsOf.goods(pack);
    }

    @Override
    public @Nullable Rule ownRule(Rule common) {
        if (!(common instanceof CoveRule rule)) return null;
        return switch (rule) {
            case CLOCK_ADVANCE -> PeddlerRule.CLOCK_COST;
            case CLOCK_HAND -> PeddlerRule.CLOCK_HANDS_FEW;
            case DOCK_FULL -> PeddlerRule.LOAD_DOCK;
            case MARKET_SELL -> PeddlerRule.MARKET_SELL;
            case MARKET_BLACK_MARKET -> PeddlerRule.MARKET_BLACK_MARKET;
            case PATRONAGE_MARKET -> PeddlerRule.MARKET_PATRONAGE;
            case FINAL_CLANS -> PeddlerRule.FINAL;
            default -> null;
        };
    }

    /** "After the usual Arrival, draw 1 card onto the right action space", then customers. */
    @Override
    public Cove arrives(Cove cove, int player) {
        return cove.doFirst(new FillReserve(player)).doFirst(new DrawPeddlerCard(player, false));
    }

    /** "Draw a card onto the left action space. The facing halves form its actions." */
    @Override
    public Cove turn(Cove cove, int player) {
        return cove.doFirst(new DrawPeddlerCard(player, true));
    }

    @Override
    public Cove meetsHand(Cove cove, int player, int hours) {
        return Hands.meet(cove, player, hours);
    }

    @Override
    public Cove loads(Cove cove, int player) {
        return Loading.load(cove, player);
    }

    /** "Thieves: the Peddler never uses their effect." */
    @Override
    public Cove rogueBoarded(Cove cove, int player, int boat) {
        return Boats.dockIfFull(cove, player, boat);
    }

    @Override
    public Cove docks(Cove cove, int player, int boat, int free) {
        return Loading.dock(cove, player, boat, free);
    }

    /** "It sells each good at the first chance"; with cultists it counts every one, for a corruption card each. */
    @Override
    public Cove sells(Cove cove, int player, int pier) {
        return SellAll.begin(cove, player, pier, Sell.countable(cove, pier));
    }

    /** "Each customer left in its reserve brings a market patronage"; rogues bring nothing. */
    @Override
    public int patronage() {
        int crowd = Crowd.NOBODY;
        for (int i = 0; i < reserve.size(); i++)
            if (reserve.at(i) != Kind.ROGUE.number()) crowd = Crowd.plus(crowd, reserve.at(i));
        return crowd;
    }

    /** "In Clean-up, all Peddler cards are shuffled into a new deck." */
    @Override
    public Cove cleansUp(Cove cove, int player) {
        cove = cove.shop(player, cards(parts(cove).deck(level), Row.EMPTY, NONE, NONE));
        if (!cove.watched()) return cove;
        var text = Text.say("All cards of {0} are shuffled into a new deck.");
        return cove.tell(OpenEvent.of("peddler-shuffled", player, PeddlerRule.CLEANUP_SHUFFLE, text.with(NAME)));
    }

    @Override
    public int finalClans(Cove cove) {
        int clans = Crowd.NOBODY;
        for (int i = 0; i < recruits.size(); i++)
            clans += cove.pack().townsfolk(recruits.at(i)).clans();
        return clans;
    }

    @Override
    public int finalCorruption(Cove cove) {
        int corruption = 0;
        for (int i = 0; i < recruits.size(); i++)
            corruption += cove.pack().townsfolk(recruits.at(i)).corruption();
        return corruption;
    }

    @Override
    public Object view(Cove cove, int player, int viewer) {
        return PeddlerView.of(this, parts(cove));
    }

    @Override
    public Workshop stocked(Row goods) {
        if (goods.size() > stall.size())
            throw new BadInput(Text.say("has {0} places, and the stall has {1}", goods.size(), stall.size()));
        var places = stall;
        for (int i = 0; i < goods.size(); i++) places = places.with(i, goods.at(i));
        return stall(places);
    }

    @Override
    public void count(Cove cove, Map<String, Integer> counts) {
        var parts = parts(cove);
        var cards = Row.EMPTY;
        for (int card = 0; card < parts.cards().size(); card++) if ((deck & 1 << card) != 0) cards = cards.and(card);
        for (int card : discards.list()) cards = cards.and(card);
        if (left != NONE) cards = cards.and(left);
        if (right != NONE) cards = cards.and(right);
        for (int card : cards.list())
            counts.merge("Peddler card " + parts.card(card).id(), 1, Integer::sum);
        for (int player = 0; player < cove.players().size(); player++)
            if (cove.shop(player).equals(this) && cove.player(player).stall().sum() != goodsCount())
                throw new IllegalStateException("the Peddler's stall is at odds with its goods: " + stall);
    }

    @Override
    public Row townsfolk() {
        return recruits;
    }

    @Override
    public int adventurers() {
        int crowd = Crowd.NOBODY;
        for (int i = 0; i < reserve.size(); i++) crowd = Crowd.plus(crowd, reserve.at(i));
        return crowd;
    }
}
