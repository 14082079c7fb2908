package comptoir.bots.lab;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one game showed, as plain numbers: all findings are counted from these.
 *
 * @param shared what the table had in common that others had not: its sets, its decks
 * @param players those in the seats, and after them those that run themselves
 * @param decisions all answers; {@code choices} only those with at least two options
 * @param decided whether the game came to its end
 * @param table what happened without anybody doing it, by kind
 */
public record Trace(
        int number,
        List<String> shared,
        List<Player> players,
        int decisions,
        int choices,
        boolean decided,
        List<String> forfeits,
        Map<String, Integer> table) {

    /**
     * One who played.
     *
     * @param subject what is compared: the merchant in this seat; empty where the game has none
     * @param score the numbers of its score, the deciding one first
     * @param offered how often it could have given an answer, by kind of decision and answer, where it had a choice
     * @param chosen how often it gave it
     * @param events what it did, by kind, and what that brought
     */
    public record Player(
            String subject,
            String bot,
            double win,
            Map<String, Integer> score,
            Map<String, Integer> offered,
            Map<String, Integer> chosen,
            Map<String, Integer> events) {

        /** What decides the game; 0 where it did not end. */
        public int points() {
            return score.isEmpty() ? 0 : score.values().iterator().next();
        }

        public int event(String name) {
            return events.getOrDefault(name, 0);
        }
    }

    public int happened(String name) {
        int times = table.getOrDefault(name, 0);
        for (var player : players) times += player.event(name);
        return times;
    }

    /** As {@code comptoir lab} keeps it, one to a line. */
    public static Trace read(Tree tree) {
        var players = new ArrayList<Player>();
        for (var player : tree.list("players"))
            players.add(new Player(
                    player.at("subject").text(),
                    player.at("bot").text(),
                    number(player.at("win")),
                    numbers(player.at("score"), new java.util.LinkedHashMap<>()),
                    numbers(player.at("offered"), new TreeMap<>()),
                    numbers(player.at("chosen"), new TreeMap<>()),
                    numbers(player.at("events"), new TreeMap<>())));
        return new Trace(
                tree.at("number").number(),
                tree.list("shared").stream().map(Tree::text).toList(),
                players,
                tree.at("decisions").number(),
                tree.at("choices").number(),
                tree.at("decided").flag(),
                tree.list("forfeits").stream().map(Tree::text).toList(),
                numbers(tree.at("table"), new TreeMap<>()));
    }

    private static double number(Tree tree) {
        if (tree.value() instanceof Number number) return number.doubleValue();
        throw tree.wrong(Text.say("must be a number"));
    }

    private static Map<String, Integer> numbers(Tree tree, Map<String, Integer> into) {
        for (var key : tree.keys()) into.put(key, tree.at(key).number());
        return into;
    }
}
