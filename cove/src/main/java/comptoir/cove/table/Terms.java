package comptoir.cove.table;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.parts.Scenario;
import comptoir.cove.parts.Scenarios;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What stays the same all game.
 *
 * @param seats how many people play: seats 0, 1, 2…
 * @param players how many hourglasses there are: after the people's come those that run themselves
 * @param rogue the number of the rogue card
 * @param decks the townsfolk decks in play, one bit each
 * @param together whether people sell at the same time
 * @param scenario the scenario that is played, or null
 */
public record Terms(
        Components pack,
        int seats,
        int players,
        int rogue,
        int decks,
        boolean together,
        @Nullable Scenario scenario) {

    public Board board() {
        return pack.board();
    }

    public RogueCard rogueCard() {
        return pack.rogues().get(rogue);
    }

    public RogueCard.Effect effect() {
        return rogueCard().effect();
    }

    public Terms rogue(int card) {
        return new Terms(pack, seats, players, card, decks, together, scenario);
    }

    /** How many adventurers are loaded on passing each place of the clock; not to be changed. */
    public int[] loads() {
        return pack.loads(players);
    }

    public boolean plays(int townsfolk) {
        return (decks & (1 << pack.townsfolk(townsfolk).deck())) != 0;
    }

    /** As it is saved: cards and decks by their names, so that a pack may grow. */
    public Map<String, Object> data() {
        var played = new ArrayList<String>();
        for (int deck = 0; deck < pack.decks().size(); deck++)
            if ((decks & 1 << deck) != 0) played.add(pack.decks().get(deck).id());
        var data = new LinkedHashMap<String, Object>();
        data.put("pack", pack.id());
        data.put("seats", seats);
        data.put("players", players);
        data.put("rogue", rogueCard().id());
        data.put("decks", played);
        data.put("together", together);
        if (scenario != null) data.put("scenario", scenario.id());
        return data;
    }

    /** Reads what {@link #data} wrote; the first version wrote numbers, and knew of nobody who sells together. */
    public static Terms read(Tree tree) {
        var pack = Packs.named(tree.at("pack").text());
        return new Terms(
                pack,
                tree.at("seats").number(1, 5),
                tree.at("players").number(1, 6),
                rogue(tree.at("rogue"), pack),
                decks(tree.at("decks"), pack),
                tree.flag("together", false),
                tree.has("scenario") ? Scenarios.named(tree.at("scenario").text()) : null);
    }

    private static int rogue(Tree tree, Components pack) {
        if (tree.value() instanceof Number) return tree.number(0, pack.rogues().size() - 1);
        for (int card = 0; card < pack.rogues().size(); card++)
            if (pack.rogues().get(card).id().equals(tree.text())) return card;
        throw tree.wrong(Text.say("is \"{0}\", which is no rogue card of the components {1}", tree.text(), pack.id()));
    }

    private static int decks(Tree tree, Components pack) {
        if (tree.value() instanceof Number)
            return tree.number(0, (1 << pack.decks().size()) - 1);
        int decks = 0;
        for (var each : tree.list()) {
            int found = -1;
            for (int deck = 0; deck < pack.decks().size(); deck++)
                if (pack.decks().get(deck).id().equals(each.text())) found = deck;
            if (found < 0)
                throw each.wrong(
                        Text.say("is \"{0}\", which is no deck of the components {1}", each.text(), pack.id()));
            decks |= 1 << found;
        }
        return decks;
    }
}
