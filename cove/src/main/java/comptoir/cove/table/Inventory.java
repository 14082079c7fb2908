package comptoir.cove.table;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Pier;
import java.util.Map;
import java.util.TreeMap;

/** The components by kind, for the proof that none is lost or made up. */
public final class Inventory {

    private Inventory() {}

    public static Map<String, Integer> of(Cove cove) {
        var counts = new TreeMap<String, Integer>();
        adventurers(cove, counts);
        var pack = cove.pack();
        var corruption = cove.corruption();
        var town = cove.town();
        for (var card : town.square().list()) townsfolk(cove, card, counts);
        for (var card : town.unseen().list()) townsfolk(cove, card, counts);
        for (var card : town.under().list()) townsfolk(cove, card, counts);
        for (int seat = 0; seat < cove.players().size(); seat++) {
            var player = cove.player(seat);
            corruption = corruption.plus(player.cards()).plus(player.discarded());
            for (var card : player.team().list()) townsfolk(cove, card, counts);
            for (var card : player.shop().townsfolk().list()) townsfolk(cove, card, counts);
            // Goods beside the workshop are those that are not on the stall: there can only be too many there.
            for (int good = 0; good < Good.KINDS; good++)
                if (player.supply(pack, good) < 0 || player.stall().at(good) < 0)
                    throw new IllegalStateException("player " + seat + " has goods that are not there: " + player);
            player.shop().count(cove, counts);
        }
        for (int face = 0; face < corruption.size(); face++)
            counts.merge("corruption " + pack.corruption(face).id(), corruption.at(face), Integer::sum);
        counts.put("hourglasses", cove.clock().places().size());
        return counts;
    }

    private static void adventurers(Cove cove, Map<String, Integer> counts) {
        var harbour = cove.harbour();
        int all = harbour.halls() + harbour.bag() + harbour.drawn();
        for (int boat = 0; boat < harbour.boats().size(); boat++)
            all += harbour.boats().at(boat);
        for (int pier = 0; pier < Pier.COUNT; pier++) all += harbour.piers().at(pier);
        for (int seat = 0; seat < cove.players().size(); seat++)
            all += cove.shop(seat).adventurers();
        counts.putAll(Crowd.byName(all));
    }

    private static void townsfolk(Cove cove, int card, Map<String, Integer> counts) {
        if (card != Town.EMPTY)
            counts.merge("townsfolk " + cove.pack().townsfolk(card).id(), 1, Integer::sum);
    }
}
