package comptoir.cove;

import static comptoir.cove.CoveTable.scene;

import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Scenes of the Entertainer: seat 0 plays it, seat 1 waits at the market. */
final class StageScenes {

    private StageScenes() {}

    /** The compose step. */
    static CoveTable composing(String shop) {
        return composing(shop, "");
    }

    /** @param more further fields of the scene, each with a comma after it */
    static CoveTable composing(String shop, String more) {
        return scene("{" + more + " 'clock': {'hours': [1, 12]}, 'players': [{'merchant': 'entertainer', 'shop': {"
                + shop + "}}, {}]}");
    }

    /** In the middle of a turn, after a full rotation; the Air of the Bards (2 hours) was discarded. */
    static CoveTable singing(String shop, String more) {
        return composing(
                "'singing': true, 'discard': ['air-bard'], 'hand': ['air-noble', 'air-wizard'], " + shop, more);
    }

    static CoveTable singingWith(int gold, String shop, String more) {
        return scene("{" + more + " 'clock': {'hours': [1, 12]}, 'players': [{'merchant': 'entertainer', 'gold': "
                + gold
                + ", 'shop': {'singing': true, 'discard': ['air-bard'], 'hand': ['air-noble', 'air-wizard'], " + shop
                + "}}, {}]}");
    }

    /** The swan song. */
    static CoveTable swanSong(String shop, String more) {
        return scene("{'phase': 'market', 'round': 3, " + more + " 'players': [{'merchant': 'entertainer', 'shop': {"
                + shop + "}}, {}]}");
    }

    /** The board as a viewer sees it, as plain data. */
    static Map<?, ?> stage(CoveTable game, int seat, int viewer) {
        return Json.readObject(Json.write(game.cove().shop(seat).view(game.cove(), seat, viewer)));
    }

    static Object stage(CoveTable game, String field) {
        var value = stage(game, 0, 0).get(field);
        if (value == null) throw new AssertionError("the board shows no " + field);
        return value;
    }

    /** The ids of the cards in one of the lists of the board. */
    static List<String> cards(CoveTable game, String field) {
        return ids(stage(game, 0, 0).get(field));
    }

    static List<String> ids(@org.jspecify.annotations.Nullable Object cards) {
        var ids = new ArrayList<String>();
        if (!(cards instanceof List<?> list)) throw new AssertionError("no list of cards: " + cards);
        for (var each : list) {
            var card = (Map<?, ?>) each;
            var inner = card.get("card") instanceof Map<?, ?> map ? map : card;
            ids.add(String.valueOf(inner.get("id")));
        }
        return ids;
    }
}
