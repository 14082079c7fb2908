package comptoir.cove.table;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Row;

/**
 * One player's things.
 *
 * @param cards corruption cards, as counts by face: the owner's secret
 * @param discarded corruption cards this player has laid on the face-down discards, as counts by face
 * @param stall goods, as counts by kind
 * @param team the townsfolk under each slot of the team board, or {@link Town#EMPTY}
 */
public record Player(Workshop shop, int gold, Row cards, Row discarded, Row stall, Row team) {

    public static Player beginning(Merchant merchant, Components pack) {
        int faces = pack.corruptionFaces();
        return new Player(
                merchant.workshop(pack),
                0,
                Row.zeros(faces),
                Row.zeros(faces),
                Row.zeros(Good.KINDS),
                Row.filled(merchant.crew().size(), Town.EMPTY));
    }

    public Player shop(Workshop changed) {
        return new Player(changed, gold, cards, discarded, stall, team);
    }

    public Player earns(int more) {
        return more == 0 ? this : new Player(shop, gold + more, cards, discarded, stall, team);
    }

    public Player cards(Row changed, Row laidDown) {
        return new Player(shop, gold, changed, laidDown, stall, team);
    }

    public Player stall(Row changed) {
        return new Player(shop, gold, cards, discarded, changed, team);
    }

    public Player team(Row changed) {
        return new Player(shop, gold, cards, discarded, stall, changed);
    }

    public Player takes(int good) {
        return stall(stall.plus(good, 1));
    }

    public Player gives(int good) {
        return stall(stall.plus(good, -1));
    }

    /** How many of a kind of good are left beside the workshop. */
    public int supply(Components pack, int good) {
        return shop.goods(pack).get(good) - stall.at(good);
    }

    public int corruptionCards() {
        return cards.sum();
    }
}
