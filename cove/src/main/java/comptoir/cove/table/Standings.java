package comptoir.cove.table;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Scenario;
import comptoir.engine.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** "Most gold wins; ties: most unsold goods on the stall; then fewest corruption cards; then shared victory." */
public final class Standings {

    private Standings() {}

    public static List<Place> of(Cove cove) {
        var order = Comparator.<Player>comparingInt(player -> -player.gold())
                .thenComparingInt(player -> -player.stall().sum())
                .thenComparingInt(Player::corruptionCards);
        var seats = new ArrayList<Integer>();
        for (int player = 0; player < cove.players().size(); player++) seats.add(player);
        seats.sort((one, other) -> order.compare(cove.player(one), cove.player(other)));
        var places = new ArrayList<Place>();
        for (int seat : seats) {
            int place = places.size() + 1;
            if (place > 1
                    && order.compare(
                                    cove.player(seat),
                                    cove.player(places.getLast().seat()))
                            == 0) place = places.getLast().place();
            places.add(new Place(seat, place, score(cove, seat)));
        }
        return places;
    }

    /** What a scenario counts for the player of the first seat. */
    public static int counted(Cove cove, Scenario.Counted counted) {
        return switch (counted) {
            case GOLD -> cove.player(0).gold();
            case LEAD -> cove.player(0).gold() - cove.player(1).gold();
            case CLAN_ICONS -> Crowd.pay(Icons.clans(cove, 0), cove.harbour().halls());
        };
    }

    private static Map<String, Object> score(Cove cove, int seat) {
        var player = cove.player(seat);
        int halls = cove.harbour().halls();
        var score = new LinkedHashMap<String, Object>();
        if (player.shop().merchant().runsItself())
            score.put(player.shop().merchant().id(), true);
        score.put("gold", player.gold());
        score.put("gems", Math.max(player.gold(), 0) / 100);
        score.put("unsoldGoods", player.stall().sum());
        score.put("corruptionCards", player.corruptionCards());
        score.put("clanIcons", Crowd.pay(Icons.clans(cove, seat), halls));
        score.put("corruptionIcons", -Icons.corruption(cove, seat) * Crowd.rogues(halls));
        return score;
    }
}
