package comptoir.bots.cove.lab;

import comptoir.bots.HouseBots;
import comptoir.bots.lab.Bar;
import comptoir.bots.lab.Findings;
import comptoir.bots.lab.Trace;
import comptoir.bots.lab.Usage;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What a balanced pack of components shows in the lab. */
public final class CoveBars {

    /** A thing that is used less often than this share of the mean of its kind is hardly used. */
    private static final double HARDLY = 0.25;

    private static final double LEAST_HANDS = 0.40;
    private static final double MOST_HANDS = 0.85;
    private static final double MOST_DAYS_FULL = 0.75;

    /** Things that players choose freely: the kind of event, and what it is called. */
    private static final Map<String, String> TAKEN = new TreeMap<>(Map.of(
            "recruited townsfolk", "townsfolk",
            "creature card", "creatures",
            "bought pile", "piles of cards",
            "shifted in", "tiles",
            "moved space", "portal spaces"));

    private static final String ROGUE_CARD = "rogue-card card=";

    private CoveBars() {}

    public static List<Bar> of(List<Trace> traces, Findings findings) {
        var bars = new ArrayList<Bar>();
        pairings(traces, findings, bars);
        for (var things : findings.things())
            if (TAKEN.containsKey(things.kind())) bars.add(taken(TAKEN.get(things.kind()), things));
        hands(findings, bars);
        rogues(traces, bars);
        docks(traces, bars);
        return bars;
    }

    private static void pairings(List<Trace> traces, Findings findings, List<Bar> bars) {
        boolean masters = traces.stream()
                .flatMap(trace -> trace.players().stream())
                .allMatch(player -> player.bot().equals(HouseBots.MASTER));
        double off = masters ? 0.05 : 0.10;
        var people = Merchants.playable().stream().map(Merchant::id).toList();
        for (var pair : findings.pairs())
            if (people.contains(pair.one()) && people.contains(pair.other()))
                bars.add(new Bar(
                        pair.one() + " – " + pair.other(),
                        percent(0.5 - off) + " to " + percent(0.5 + off),
                        percent(pair.won().share()) + " (" + percent(pair.won().low()) + " to "
                                + percent(pair.won().high()) + ", " + pair.won().games() + " games)",
                        Math.abs(pair.won().share() - 0.5) <= off));
    }

    private static Bar taken(String name, Usage.Things things) {
        var hardly = new ArrayList<String>(things.never());
        for (var thing : things.things()) if (thing.ofMean() < HARDLY) hardly.add(thing.thing());
        return new Bar(
                "every one of the " + name,
                "used at least a quarter as often as the mean",
                hardly.isEmpty() ? "all" : "not " + String.join(", ", hardly),
                hardly.isEmpty());
    }

    private static void hands(Findings findings, List<Bar> bars) {
        for (var choice : findings.choices()) {
            if (!choice.kind().equals("hand")) continue;
            for (var answer : choice.answers())
                if (answer.answer().equals("hand=true"))
                    bars.add(new Bar(
                            "clock hands taken",
                            percent(LEAST_HANDS) + " to " + percent(MOST_HANDS),
                            percent(answer.share()) + " of " + answer.offered(),
                            answer.share() >= LEAST_HANDS && answer.share() <= MOST_HANDS));
        }
    }

    /**
     * A rogue card changes a decision wherever one is made that there would not be without it: where a rogue goes, whether a
     * cultist is counted, whether thieves lure somebody away. How often the corruption card for it was drawn is shown beside.
     */
    private static void rogues(List<Trace> traces, List<Bar> bars) {
        var cards = new TreeMap<String, List<Trace>>();
        for (var trace : traces)
            for (var event : trace.table().keySet())
                if (event.startsWith(ROGUE_CARD))
                    cards.computeIfAbsent(event.substring(ROGUE_CARD.length()), ignored -> new ArrayList<>())
                            .add(trace);
        cards.forEach((card, games) -> {
            double days = happened(games, "day");
            double placed = happened(games, "placed adventurer=rogue") / days;
            double asked = (offered(games, "cultists done=true") + offered(games, "thieves done=true")) / days;
            double paid = (happened(games, "lured") + happened(games, "cultists")) / days;
            bars.add(new Bar(
                    "rogue card " + card,
                    "changes at least one decision a day",
                    String.format(
                            Locale.ROOT,
                            "%.2f a day (rogues to place %.2f, asked %.2f, paid %.2f)",
                            placed + asked,
                            placed,
                            asked,
                            paid),
                    placed + asked >= 1));
        });
    }

    private static int offered(List<Trace> games, String answer) {
        int times = 0;
        for (var trace : games)
            for (var player : trace.players()) times += player.offered().getOrDefault(answer, 0);
        return times;
    }

    private static int happened(List<Trace> games, String event) {
        return games.stream().mapToInt(trace -> trace.happened(event)).sum();
    }

    private static void docks(List<Trace> traces, List<Bar> bars) {
        int days = happened(traces, "day");
        int full = happened(traces, "all-docked");
        double open = days == 0 ? 0 : 1 - (double) full / days;
        bars.add(new Bar(
                "docks open at the market",
                "on at least one day in four",
                percent(open) + " of " + days + " days",
                open >= 1 - MOST_DAYS_FULL));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
