package comptoir.cove.scene;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.Row;
import comptoir.cove.parts.Scenario;
import comptoir.cove.parts.Scenarios;
import comptoir.cove.step.Arrive;
import comptoir.cove.step.CleanUp;
import comptoir.cove.step.FinalScoring;
import comptoir.cove.step.NextTurn;
import comptoir.cove.step.OpenMarket;
import comptoir.cove.table.Clock;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Packs;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Player;
import comptoir.cove.table.Players;
import comptoir.cove.table.Terms;
import comptoir.engine.Agenda;
import comptoir.engine.News;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position put together by hand. A scene names what matters; the rest is as at the start of a day: hourglasses together,
 * boats empty at sea, halls and Lair as at set-up, everybody else in the bag, the first townsfolk of the decks in the Town
 * Square. What contradicts the components is an error, unless the scene says {@code "loose": true}.
 */
public final class CoveScene {

    private CoveScene() {}

    public static Cove read(Tree scene) {
        scene.onlyKnows(
                "game",
                "seats",
                "loose",
                "components",
                "scenario",
                "townsfolk",
                "rogues",
                "simultaneous",
                "round",
                "phase",
                "clock",
                "boats",
                "docks",
                "piers",
                "halls",
                "lair",
                "bag",
                "square",
                "deck",
                "under",
                "corruptionDeck",
                "players");
        boolean loose = scene.flag("loose", false);
        var pack = Packs.named(scene.text("components", Packs.STANDARD));
        var given = scene.list("players");
        int seats = seats(scene);
        int count = given.isEmpty() ? seats : given.size();
        if (count < 1 || count > 5)
            throw scene.at("players").wrong(Text.say("must have 1 to 5 players, and has {0}", count));
        var terms = new Terms(
                pack,
                seats,
                count,
                rogue(scene, pack),
                decks(scene, pack),
                scene.flag("simultaneous", false),
                scenario(scene));
        var players = new Player[count];
        for (int i = 0; i < count; i++)
            players[i] = PlayerScene.read(
                    given.isEmpty() ? Tree.of("scene.players[" + i + "]", Map.of()) : given.get(i), terms, loose);
        int round = scene.has("round") ? scene.at("round").number(1, Cove.DAYS) : 1;
        var phase = scene.has("phase") ? scene.at("phase").oneOf(Phase.class) : Phase.PRODUCTION;
        var seated = new Players(players);
        return new Cove(
                Agenda.of(List.of(begin(scene, phase))),
                News.NONE,
                terms,
                round,
                phase,
                clock(scene, pack, round, count, loose),
                HarbourScene.read(scene, terms, seated, phase, loose),
                TownScene.read(scene, terms, seated, loose),
                TownScene.corruptionDeck(scene, pack, seated, loose),
                0,
                seated);
    }

    /** How many people there are: as many as the players say; those who play by themselves come after them. */
    public static int seats(Tree scene) {
        var players = scene.list("players");
        if (players.isEmpty()) return scene.number("seats", 2);
        int seats = 0;
        for (int i = 0; i < players.size(); i++) {
            if (PlayerScene.merchant(players.get(i)).runsItself()) continue;
            if (seats < i)
                throw players.get(i).wrong(Text.say("is a person, and comes after one that plays by itself"));
            seats++;
        }
        if (seats == 0) throw scene.at("players").wrong(Text.say("has nobody whom the game could ask"));
        if (scene.has("seats") && scene.at("seats").number() != seats)
            throw scene.at("seats")
                    .wrong(Text.say(
                            "is {0}, and the players are {1}", scene.at("seats").number(), seats));
        return seats;
    }

    private static Step<Cove> begin(Tree scene, Phase phase) {
        return switch (phase) {
            case ARRIVAL -> new Arrive();
            case PRODUCTION -> NextTurn.NEXT;
            case MARKET -> new OpenMarket(0);
            case CLEAN_UP -> new CleanUp();
            case FINAL -> new FinalScoring();
            case SET_UP -> throw scene.at("phase").wrong(Text.say("cannot be set-up; begin with arrival"));
        };
    }

    private static @Nullable Scenario scenario(Tree scene) {
        return scene.has("scenario") ? Scenarios.named(scene.at("scenario").text()) : null;
    }

    private static int rogue(Tree scene, Components pack) {
        if (!scene.has("rogues")) return 0;
        var names = pack.rogues().stream().map(card -> card.id()).toList();
        int card = names.indexOf(scene.at("rogues").text());
        if (card < 0)
            throw scene.at("rogues")
                    .wrong(Text.say(
                            "is \"{0}\", not one of {1}", scene.at("rogues").text(), names));
        return card;
    }

    private static int decks(Tree scene, Components pack) {
        if (!scene.has("townsfolk")) return (1 << pack.decks().size()) - 1;
        var names = pack.decks().stream().map(deck -> deck.id()).toList();
        int decks = 0;
        for (var name : scene.list("townsfolk")) {
            int deck = names.indexOf(name.text());
            if (deck < 0) throw name.wrong(Text.say("is \"{0}\", not one of {1}", name.text(), names));
            decks |= 1 << deck;
        }
        return decks;
    }

    private static Clock clock(Tree scene, Components pack, int round, int players, boolean loose) {
        var face = pack.clock();
        int mice = Math.min(round - 1, face.hands().size());
        var tree = scene.has("clock") ? scene.at("clock") : Tree.of("scene.clock", Map.of());
        tree.onlyKnows("hours", "stack", "market", "mice");
        if (tree.has("mice")) mice = tree.at("mice").number(0, face.hands().size());
        var places = Row.filled(players, Clock.firstPlace(mice));
        var hours = tree.list("hours");
        if (hours.size() > players) throw tree.at("hours").wrong(Text.say("has more hours than there are players"));
        for (int i = 0; i < hours.size(); i++) places = places.with(i, place(hours.get(i)));
        for (int i = 0; i < players; i++)
            if (places.at(i) % 2 == 1 && !pack.isFreeHand(places.at(i), mice))
                throw tree.at("hours")
                        .wrong(Text.say(
                                "puts an hourglass on {0}, where no free hand is", ClockFace.name(places.at(i))));
        for (int i = 0; i < players; i++)
            if (!loose && places.at(i) < Clock.firstPlace(mice))
                throw tree.at("hours")
                        .wrong(Text.say(
                                "puts an hourglass on {0}, and with {1} mice out the day begins at {2}",
                                ClockFace.name(places.at(i)), mice, ClockFace.name(Clock.firstPlace(mice))));
        var stack = Row.upTo(players);
        if (tree.has("stack")) {
            var order = tree.list("stack");
            for (int i = order.size() - 1; i >= 0; i--)
                stack = stack.toFront(order.get(i).number(0, players - 1));
        }
        int market = tree.has("market") ? place(tree.at("market")) : face.market();
        if (!loose && (market % 2 == 1 || market > face.market()))
            throw tree.at("market")
                    .wrong(Text.say(
                            "is {0}; the marker stands on a full hour up to {1}",
                            ClockFace.name(market), ClockFace.name(face.market())));
        return new Clock(places, stack, market, mice);
    }

    /** An hour as a number, or a text such as "5:30". */
    private static int place(Tree tree) {
        if (tree.value() instanceof Number) return 2 * tree.number(1, 30);
        int place = ClockFace.place(tree.text());
        if (place < 2) throw tree.wrong(Text.say("is \"{0}\", not an hour such as 5 or \"5:30\"", tree.text()));
        return place;
    }
}
