package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game alone against the Peddler, of our own: a goal, a twist, and a medal for each of three scores. What it says goes
 * before what a table chose.
 *
 * @param goal what is counted, in words
 * @param twist what is different, in words
 * @param counted what is counted
 * @param medals what bronze, silver and gold need
 * @param merchant who is played; null where the player chooses
 * @param peddler the Peddler's level, by its word
 * @param rogues the rogue card
 * @param townsfolk the decks
 */
public record Scenario(
        String id,
        Text name,
        Text goal,
        Text twist,
        Counted counted,
        List<Integer> medals,
        @Nullable String merchant,
        String peddler,
        String rogues,
        List<String> townsfolk,
        Begin begin) {

    /** What a goal may count, at the end. */
    public enum Counted {
        GOLD,
        /** How much gold more than the Peddler. */
        LEAD,
        /** Gold for clan icons at the final scoring. */
        CLAN_ICONS
    }

    /**
     * How it begins otherwise.
     *
     * @param corruption the corruption cards the player draws
     * @param peddlerGold what the Peddler has already earned
     * @param halls those who are in the halls and the Lair already, beside the usual ones; they come from the bag
     */
    public record Begin(int corruption, int peddlerGold, int halls) {}

    private static final int MOST_CARDS = 20;
    private static final int MOST_GOLD = 999;
    private static final int MOST_OF_A_KIND = 8;

    private static final List<Text> MEDALS =
            List.of(Text.say("bronze medal"), Text.say("silver medal"), Text.say("gold medal"));
    private static final List<String> WORDS = List.of("bronze", "silver", "gold");

    /** A scenario of a file; an error names the file, the line and the reason. */
    static Scenario read(String id, Tree node) {
        node.onlyKnows(
                "name", "goal", "twist", "counted", "medals", "merchant", "peddler", "rogues", "townsfolk", "begin");
        var medals = new ArrayList<Integer>();
        for (var each : node.at("medals").list()) medals.add(each.number(1, MOST_GOLD));
        if (medals.size() != WORDS.size())
            throw node.at("medals").wrong(Text.say("there are three medals, {0}; here are {1}", WORDS, medals.size()));
        for (int i = 1; i < medals.size(); i++)
            if (medals.get(i) <= medals.get(i - 1))
                throw node.at("medals")
                        .wrong(Text.say(
                                "{0} needs more than {1}, and here {2} after {3}",
                                WORDS.get(i), WORDS.get(i - 1), medals.get(i), medals.get(i - 1)));
        return new Scenario(
                id,
                node.at("name").words(),
                node.at("goal").words(),
                node.at("twist").words(),
                node.at("counted").oneOf(Counted.class),
                List.copyOf(medals),
                node.has("merchant") ? node.at("merchant").text() : null,
                node.at("peddler").text(),
                node.at("rogues").text(),
                node.at("townsfolk").list().stream().map(Tree::text).toList(),
                begin(node.at("begin")));
    }

    private static Begin begin(Tree node) {
        node.onlyKnows("corruption", "peddlerGold", "halls");
        int halls = Crowd.NOBODY;
        if (node.has("halls")) {
            var in = node.at("halls").onlyKnows(words());
            for (var kind : Kind.values())
                halls += Crowd.of(kind.number(), in.number(kind.word(), 0, MOST_OF_A_KIND, 0));
        }
        return new Begin(
                node.number("corruption", 0, MOST_CARDS, 0), node.number("peddlerGold", 0, MOST_GOLD, 0), halls);
    }

    private static String[] words() {
        var words = new ArrayList<String>();
        for (var kind : Kind.values()) words.add(kind.word());
        return words.toArray(String[]::new);
    }

    /** The medal for so many points: 0 for bronze, 1 for silver, 2 for gold; -1 for none. */
    public int medal(int points) {
        int medal = -1;
        while (medal + 1 < medals.size() && points >= medals.get(medal + 1)) medal++;
        return medal;
    }

    /** The stable word of a medal. */
    public static String word(int medal) {
        return medal < 0 ? "none" : WORDS.get(medal);
    }

    public static Text text(int medal) {
        return MEDALS.get(medal);
    }
}
