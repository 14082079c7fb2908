package comptoir.cove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The Peddler as everybody sees it: what the tests look at is what a person at the table is shown. */
final class PeddlerTable {

    /** In the scenes of these tests one person plays, and the Peddler is the second player. */
    static final int PEDDLER = 1;

    private PeddlerTable() {}

    /**
     * A scene in which the Peddler takes a turn first: one person, and a Peddler with these fields.
     *
     * @param more fields of the scene, without the outer braces; the hourglass of the Peddler lies on top
     */
    static CoveTable peddlersTurn(String peddler, String more, Object... fate) {
        return CoveTable.scene(withPeddler(peddler, more), fate);
    }

    static String withPeddler(String peddler, String more) {
        var clock = more.contains("'clock'") ? "" : "'clock': {'stack': [1, 0]}, ";
        return "{" + clock + more + (more.isEmpty() ? "" : ", ") + "'players': [{}, {'merchant': 'peddler', " + peddler
                + "}]}";
    }

    private static Map<?, ?> player(CoveTable game) {
        var players = (List<?>) Objects.requireNonNull(game.view(0).get("players"));
        return (Map<?, ?>) players.get(PEDDLER);
    }

    static Map<?, ?> shop(CoveTable game) {
        return (Map<?, ?>) Objects.requireNonNull(player(game).get("shop"));
    }

    private static List<String> spaces(CoveTable game, String field, String item) {
        var found = new ArrayList<String>();
        for (var each : (List<?>) Objects.requireNonNull(shop(game).get(field))) {
            var there = ((Map<?, ?>) each).get(item);
            found.add(there == null ? "" : there.toString());
        }
        return found;
    }

    /** Who is in the reserve, from the left. */
    static List<String> reserve(CoveTable game) {
        return spaces(game, "reserve", "adventurer").stream()
                .filter(each -> !each.isEmpty())
                .toList();
    }

    /** The good on each space of the stall, up to the last one that has any; "" is an empty space. */
    static List<String> stall(CoveTable game) {
        var spaces = new ArrayList<>(spaces(game, "stall", "good"));
        while (!spaces.isEmpty() && spaces.getLast().isEmpty()) spaces.removeLast();
        return spaces;
    }

    static List<String> recruits(CoveTable game) {
        return ((List<?>) Objects.requireNonNull(player(game).get("townsfolk")))
                .stream()
                        .map(each -> String.valueOf(((Map<?, ?>) each).get("id")))
                        .toList();
    }

    /** The card on an action space, "left" or "right"; "" where there is none. */
    static String card(CoveTable game, String side) {
        var card = (Map<?, ?>) shop(game).get(side);
        return card == null ? "" : String.valueOf(card.get("card"));
    }

    static List<String> cards(CoveTable game, String field) {
        return ((List<?>) Objects.requireNonNull(shop(game).get(field)))
                .stream().map(String::valueOf).toList();
    }

    /** What everybody was told since the last answer, in English. */
    static List<String> story(CoveTable game) {
        return game.told(0).stream().map(notice -> notice.text().en()).toList();
    }
}
