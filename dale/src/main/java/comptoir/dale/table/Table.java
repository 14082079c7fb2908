package comptoir.dale.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Everything that lies on the table. */
@SuppressWarnings("ArrayRecordComponent") // never handed out to be changed; lists would cost the playouts too much
public record Table(Player[] players, Stall[] stalls, Market market, Pile junk, Pile aside) {

    public Player player(int seat) {
        return players[seat];
    }

    public Table player(int seat, Player player) {
        var changed = players.clone();
        changed[seat] = player;
        return new Table(changed, stalls, market, junk, aside);
    }

    public Table stall(int index, Stall stall) {
        var changed = stalls.clone();
        changed[index] = stall;
        return new Table(players, changed, market, junk, aside);
    }

    public Table market(Market market) {
        return new Table(players, stalls, market, junk, aside);
    }

    public Pile pile(Zone zone, int seat) {
        return switch (zone) {
            case DECK -> players[seat].deck();
            case HAND -> players[seat].hand();
            case DISCARD -> players[seat].discard();
            case MARKET_DECK -> market.deck();
            case MARKET_DISCARD -> market.discard();
            case JUNK -> junk;
            case ASIDE -> aside;
            case TABLE -> Pile.EMPTY;
        };
    }

    public Table pile(Zone zone, int seat, Pile pile) {
        return switch (zone) {
            case DECK -> player(seat, players[seat].deck(pile));
            case HAND -> player(seat, players[seat].hand(pile));
            case DISCARD -> player(seat, players[seat].discard(pile));
            case MARKET_DECK -> market(market.deck(pile));
            case MARKET_DISCARD -> market(market.discard(pile));
            case JUNK -> new Table(players, stalls, market, pile, aside);
            case ASIDE -> new Table(players, stalls, market, junk, pile);
            case TABLE -> this;
        };
    }

    /** Cards have moved from one pile to another: both as they are now. */
    public Table moved(Zone from, int owner, Pile left, Zone to, int receiver, Pile grown) {
        if (owner != receiver || !from.isOfPlayer() || !to.isOfPlayer() || from == to)
            return pile(from, owner, left).pile(to, receiver, grown);
        var player = players[owner];
        var deck = from == Zone.DECK ? left : to == Zone.DECK ? grown : player.deck();
        var hand = from == Zone.HAND ? left : to == Zone.HAND ? grown : player.hand();
        var discard = from == Zone.DISCARD ? left : to == Zone.DISCARD ? grown : player.discard();
        return player(owner, new Player(deck, hand, discard, player.schedule()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table that
                && Arrays.equals(players, that.players)
                && Arrays.equals(stalls, that.stalls)
                && market.equals(that.market)
                && junk.equals(that.junk)
                && aside.equals(that.aside);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(players) * 31 + Arrays.hashCode(stalls) + market.hashCode();
    }
}
