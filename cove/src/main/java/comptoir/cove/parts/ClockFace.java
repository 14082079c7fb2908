package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The clock: places are counted in half hours, so that hour 5 is place 10, and the mark (or the hand) at 5:30 is 11.
 *
 * @param market the place of the market marker at the start of a day
 * @param marks places of adventurer marks with how many adventurers each loads
 * @param hands the places of the clock hands, the first one first
 * @param tokens what tokens change on marks, by number of players
 */
public record ClockFace(int market, List<Mark> marks, List<Integer> hands, List<Token> tokens) {

    /** Further than any hourglass goes. */
    private static final int END = 80;

    public record Mark(int place, int adventurers) {}

    public record Token(int players, int place, int adventurers) {}

    static ClockFace read(Tree node) {
        node.onlyKnows("market", "marks", "hands", "tokens");
        int market = 2 * node.at("market").number(4, 24);
        var marks = new ArrayList<Mark>();
        for (var mark : node.at("marks").list()) {
            mark.onlyKnows("at", "adventurers");
            int at = place(mark.at("at"), market);
            if (marks.stream().anyMatch(other -> other.place() == at))
                throw mark.at("at").wrong(Text.say("there is another mark at this hour"));
            marks.add(new Mark(at, mark.at("adventurers").number(0, 3)));
        }
        var hands = new ArrayList<Integer>();
        for (var hand : node.at("hands").list()) {
            int at = place(hand, market);
            if (hands.contains(at)) throw hand.wrong(Text.say("there is another hand at this hour"));
            hands.add(at);
        }
        var tokens = new ArrayList<Token>();
        for (var token : node.at("tokens").list()) {
            token.onlyKnows("players", "at", "adventurers");
            int at = place(token.at("at"), market);
            if (marks.stream().noneMatch(mark -> mark.place() == at))
                throw token.at("at")
                        .wrong(Text.say("a token lies on an adventurer mark, and there is none at this hour"));
            int players = token.at("players").number(1, 5);
            if (tokens.stream().anyMatch(other -> other.players() == players && other.place() == at))
                throw token.wrong(Text.say("there is another token for {0} players at this hour", players));
            tokens.add(new Token(players, at, token.at("adventurers").number(0, 3)));
        }
        return new ClockFace(market, List.copyOf(marks), List.copyOf(hands), List.copyOf(tokens));
    }

    private static int place(Tree node, int market) {
        int place = place(node.text());
        if (place % 2 != 1 || place < 2 || place > market)
            throw node.wrong(Text.say("\"{0}\" must be a half hour of the day, such as \"5:30\"", node.text()));
        return place;
    }

    /** The place of "5" or "5:30"; -1 where the text is no hour. */
    public static int place(String text) {
        var hour = text.endsWith(":30") || text.endsWith(":00") ? text.substring(0, text.length() - 3) : text;
        if (!hour.matches("\\d{1,2}")) return -1;
        return 2 * Integer.parseInt(hour) + (text.endsWith(":30") ? 1 : 0);
    }

    /** The hour of a place as people say it. */
    public static Object said(int place) {
        return place % 2 == 0 ? Text.say("{!of the clock}{0}", place / 2) : new Text.Time(place / 2, 30);
    }

    public static String name(int place) {
        return place / 2 + (place % 2 == 0 ? "" : ":30");
    }

    /** How many adventurers are loaded on passing each place, with the tokens for that many players. */
    int[] loads(int players) {
        var loads = new int[END];
        for (var mark : marks) loads[mark.place()] = mark.adventurers();
        for (var token : tokens) if (token.players() == players) loads[token.place()] = token.adventurers();
        return loads;
    }

    /** For each place the number of the hand there, counted from 1; a number beyond all hands where there is none. */
    int[] handAt() {
        var handAt = new int[market + 1];
        Arrays.fill(handAt, Integer.MAX_VALUE);
        for (int hand = 0; hand < hands.size(); hand++) handAt[hands.get(hand)] = hand + 1;
        return handAt;
    }
}
