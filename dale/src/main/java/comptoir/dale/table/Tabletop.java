package comptoir.dale.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Everything that lies on the table. */
@SuppressWarnings("ArrayRecordComponent") // never handed out to be changed; lists would cost the playouts too much
public record Tabletop(Player[] players, Stall[] stalls, Market market, Pile junk, Pile aside) {

    public Player player(int seat) {
        return players[seat];
    }

    public Tabletop player(int seat, Player player) {
        var changed = players.clone();
        changed[seat] = player;
        return new Tabletop(changed, stalls, market, junk, aside);
    }

    public Tabletop stall(int index, Stall stall) {
        var changed = stalls.clone();
        changed[index] = stall;
        return new Tabletop(players, changed, market, junk, aside);
    }

    public Tabletop market(Market market) {
        return new Tabletop(players, stalls, market, junk, aside);
    }

    public Pile pile(Spot spot) {
        return switch (spot.zone()) {
            case DECK -> players[spot.seat()].deck();
            case HAND -> players[spot.seat()].hand();
            case DISCARD -> players[spot.seat()].discard();
            case MARKET_DECK -> market.deck();
            case MARKET_DISCARD -> market.discard();
            case JUNK -> junk;
            case ASIDE -> aside;
            case TABLE -> Pile.EMPTY;
        };
    }

    public Tabletop pile(Spot spot, Pile pile) {
        int seat = spot.seat();
        return switch (spot.zone()) {
            case DECK -> player(seat, players[seat].deck(pile));
            case HAND -> player(seat, players[seat].hand(pile));
            case DISCARD -> player(seat, players[seat].discard(pile));
            case MARKET_DECK -> market(market.deck(pile));
            case MARKET_DISCARD -> market(market.discard(pile));
            case JUNK -> new Tabletop(players, stalls, market, pile, aside);
            case ASIDE -> new Tabletop(players, stalls, market, junk, pile);
            case TABLE -> this;
        };
    }

    /** Cards have moved from one pile to another: both as they are now. */
    public Tabletop moved(Spot from, Pile left, Spot to, Pile grown) {
        if (!from.isBeside(to)) return pile(from, left).pile(to, grown);
        var player = players[from.seat()];
        var deck = from.zone() == Zone.DECK ? left : to.zone() == Zone.DECK ? grown : player.deck();
        var hand = from.zone() == Zone.HAND ? left : to.zone() == Zone.HAND ? grown : player.hand();
        var discard = from.zone() == Zone.DISCARD ? left : to.zone() == Zone.DISCARD ? grown : player.discard();
        return player(from.seat(), new Player(deck, hand, discard, player.schedule()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tabletop that
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
