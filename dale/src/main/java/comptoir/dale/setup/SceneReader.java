package comptoir.dale.setup;

import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Box;
import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Faces;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Player;
import comptoir.dale.table.Stall;
import comptoir.dale.table.Tabletop;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Turn;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.dale.turn.Acting;
import comptoir.dale.turn.Turns;
import comptoir.engine.Agenda;
import comptoir.engine.IdSet;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Seats;
import comptoir.engine.Step;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Puts a position together from a scene, which names only what matters. The format is described in docs/scenes.md. */
public final class SceneReader {

    private static final int USUAL_HAND = 5;
    private static final int USUAL_CARDS = 10;

    /** Where in a turn a scene begins. */
    private enum At {
        START,
        ACTION,
        BONUS,
        CLEAN_UP
    }

    private final Tree scene;
    private final List<Integer> kinds = new ArrayList<>();
    private final Map<Card, Integer> named = new HashMap<>();
    private final boolean loose;

    public SceneReader(Tree scene) {
        this.scene = scene.onlyKnows(
                "game",
                "seats",
                "teams",
                "sets",
                "turn",
                "at",
                "players",
                "market",
                "marketDeck",
                "marketDiscard",
                "junk",
                "loose");
        loose = scene.flag("loose", false);
    }

    public static Card card(Tree tree) {
        var card = Cards.named(tree.text());
        if (card == null) throw tree.wrong(Text.say("is \"{0}\", and there is no such card", tree.text()));
        return card;
    }

    /** How many seats a scene is for: those it says, or as many as it names players. */
    public static int seats(Tree scene) {
        if (scene.has("seats")) return scene.at("seats").number(2, 4);
        int named = scene.list("players").size();
        if (named > 4) throw scene.at("players").wrong(Text.say("has {0} entries, and at most 4 can play", named));
        return Math.max(scene.flag("teams", false) ? 4 : 2, named);
    }

    public Dale read() {
        if (!"dale".equals(scene.text("game", "dale"))) throw scene.at("game").wrong(Text.say("must be \"dale\""));
        boolean teams = scene.flag("teams", false);
        int seats = seats(scene);
        if (teams && seats != 4) throw scene.at("teams").wrong(Text.say("needs 4 seats, and there are {0}", seats));
        var people = scene.list("players");
        if (people.size() > seats)
            throw scene.at("players").wrong(Text.say("has {0} entries for {1} seats", people.size(), seats));
        int turn = scene.has("turn") ? scene.at("turn").number(0, seats - 1) : 0;

        var players = new Player[seats];
        Arrays.fill(players, Player.EMPTY);
        var stallCount = teams ? 2 : seats;
        var stalls = new Stall[stallCount];
        Arrays.fill(stalls, Stall.EMPTY);
        for (int seat = 0; seat < seats; seat++) {
            var given = seat < people.size()
                    ? people.get(seat)
                    : Tree.of(scene.path() + ".players[" + seat + "]", Map.of());
            players[seat] = player(given.onlyKnows("hand", "deck", "discard", "stall", "schedule"));
            for (var stack : given.list("stall")) {
                int index = teams ? seat & 1 : seat;
                if (stack.list().isEmpty()) throw stack.wrong(Text.say("is a stack without cards"));
                stalls[index] = stalls[index].with(pile(stack.list(), false));
                if (stalls[index].size() == Box.goal(teams))
                    throw given.at("stall")
                            .wrong(Text.say("has the last stack, number {0}: the game is over", Box.goal(teams)));
            }
        }
        for (var place : List.of("market", "marketDeck", "marketDiscard")) checkNoJunk(place);
        var discard = pile(scene.list("marketDiscard"), true);
        var slots = slots();
        var deck = scene.has("marketDeck") ? pile(scene.list("marketDeck"), true) : null;
        var sets = sets(Box.setsFor(seats, teams));
        checkCopies();
        if (slots == null || deck == null) {
            var rest = marketCardsLeft(sets);
            if (slots == null) slots = filled(rest);
            if (deck == null) deck = added(rest);
        }
        var junk = added(junk(scene.has("junk") ? scene.at("junk").number(0, 200) : Cards.JUNK_IN_BOX));

        var faces = Faces.of(kinds.stream().mapToInt(Integer::intValue).toArray());
        for (int seat = 0; seat < seats; seat++) players[seat] = players[seat].hand(faces.sorted(players[seat].hand()));
        var cards = new LinkedHashSet<Card>();
        for (int kind : kinds) cards.add(Cards.numbered(kind));
        for (var set : sets) cards.addAll(Cards.of(set));
        var box = new Box(seats, teams, List.copyOf(sets), Traits.of(cards), kinds.size());
        var table = new Tabletop(players, stalls, new Market(slots, deck, discard), junk, Pile.EMPTY);
        var dale = new Dale(
                box,
                faces,
                table,
                Turn.of(turn),
                Words.of(turn),
                memory(box, faces, table),
                Agenda.of(steps(turn)),
                News.NONE);
        return scheduled(dale, people);
    }

    private Player player(Tree given) {
        var hand = given.has("hand") ? pile(given.list("hand"), false) : added(junk(USUAL_HAND));
        var discard = pile(given.list("discard"), true);
        int missing = Math.max(USUAL_HAND, USUAL_CARDS - hand.size() - discard.size());
        var deck = given.has("deck") ? pile(given.list("deck"), true) : added(junk(missing));
        return new Player(deck, hand, discard, pile(given.list("schedule"), false));
    }

    /** The schedule holds uses; which card it is can be said once all faces are known. */
    private static Dale scheduled(Dale dale, List<Tree> people) {
        var next = dale;
        for (int seat = 0; seat < people.size(); seat++) {
            var uses = Pile.EMPTY;
            var schedule = dale.player(seat).schedule();
            for (int i = 0; i < schedule.size(); i++) {
                var card = dale.card(schedule.get(i));
                if (!card.stays())
                    throw people.get(seat)
                            .at("schedule")
                            .wrong(Text.say("names {0}, which does not stay in a schedule", card));
                uses = uses.with(Use.of(schedule.get(i), card.number(), card.value()));
            }
            next = next.table(next.table().player(seat, next.player(seat).schedule(uses)));
        }
        return next;
    }

    private Pile pile(List<Tree> cards, boolean topFirst) {
        var ids = new ArrayList<Integer>();
        for (var tree : cards) {
            var card = card(tree);
            named.merge(card, 1, Integer::sum);
            ids.add(add(card));
        }
        var pile = Pile.of(ids.stream().mapToInt(Integer::intValue).toArray());
        return topFirst ? pile.turnedOver() : pile;
    }

    private int add(Card card) {
        kinds.add(card.number());
        return kinds.size() - 1;
    }

    private Pile added(List<Card> cards) {
        return Pile.of(cards.stream().mapToInt(this::add).toArray()).turnedOver();
    }

    private static List<Card> junk(int count) {
        return java.util.Collections.nCopies(count, Cards.JUNK);
    }

    private @org.jspecify.annotations.Nullable Pile slots() {
        if (!scene.has("market")) return null;
        var given = scene.list("market");
        if (given.size() > Market.SLOTS)
            throw scene.at("market").wrong(Text.say("has more than {0} slots", Market.SLOTS));
        var slots = new int[Market.SLOTS];
        Arrays.fill(slots, Market.HOLE);
        // Fewer than five entries are the rightmost slots.
        int offset = Market.SLOTS - given.size();
        for (int i = 0; i < given.size(); i++)
            if (!given.get(i).isNull())
                slots[offset + i] = pile(List.of(given.get(i)), false).get(0);
        return Pile.of(slots);
    }

    /** The sets of the scene: those named, or those of the cards named, filled up in the order of the catalogue. */
    private Set<Animalfolk> sets(int wanted) {
        var sets = new TreeSet<Animalfolk>();
        for (var tree : scene.list("sets"))
            if (!sets.add(Cards.folk(tree))) throw tree.wrong(Text.say("is \"{0}\" a second time", tree.text()));
        boolean given = !sets.isEmpty();
        if (given && !loose && sets.size() != wanted)
            throw scene.at("sets").wrong(Text.say("needs {0} sets, and there are {1}", wanted, sets.size()));
        for (var card : named.keySet()) {
            if (card.folk() == null) continue;
            if (given && !loose && !sets.contains(card.folk()))
                throw scene.wrong(Text.say("names {0}, whose set is not among the sets", card));
            if (!given) sets.add(card.folk());
        }
        for (var folk : Cards.folks()) if (!given && sets.size() < wanted) sets.add(folk);
        if (!loose && sets.size() > wanted)
            throw scene.wrong(Text.say(
                    "needs {0} sets, and has cards of {1}",
                    wanted, sets.stream().map(Animalfolk::id).toList()));
        return sets;
    }

    /** Junk that is thrown away goes back to its own pile, so it never lies in the market. */
    private void checkNoJunk(String place) {
        if (loose) return;
        for (var tree : scene.list(place))
            if (!tree.isNull() && card(tree).isJunk())
                throw tree.wrong(Text.say("is Junk, which never lies in the market"));
    }

    private void checkCopies() {
        if (loose) return;
        named.forEach((card, count) -> {
            if (!card.isJunk() && count > card.copies())
                throw scene.wrong(Text.say("has {0} of {1}, of which there are {2}", count, card, card.copies()));
        });
    }

    /** The market cards that the scene does not name, one of each kind in turn. */
    private List<Card> marketCardsLeft(Set<Animalfolk> sets) {
        var left = new ArrayList<Card>();
        for (int copy = 0; copy < 3; copy++)
            for (var set : sets)
                for (var card : Cards.of(set))
                    if (card.value() > 1 && card.copies() - named.getOrDefault(card, 0) > copy) left.add(card);
        return left;
    }

    private Pile filled(List<Card> rest) {
        var slots = new int[Market.SLOTS];
        for (int slot = Market.SLOTS - 1; slot >= 0; slot--)
            slots[slot] = rest.isEmpty() ? Market.HOLE : add(rest.removeFirst());
        return Pile.of(slots);
    }

    private List<Step<Dale>> steps(int turn) {
        var at = scene.has("at") ? scene.at("at").oneOf(At.class) : At.ACTION;
        return switch (at) {
            case START -> List.of(new Turns.BeginTurn(turn));
            case ACTION -> List.of(new Acting.TakeAction(false), new Turns.CleanUp());
            case BONUS -> List.of(new Acting.TakeAction(true), new Turns.CleanUp());
            case CLEAN_UP -> List.of(new Turns.CleanUp());
        };
    }

    /** Everybody has followed the game: what lies open is known, and of hands and decks what they hold together. */
    private static Memory memory(Box box, Faces faces, Tabletop table) {
        int everybody = Seats.all(box.seats());
        var groups = new ArrayList<IdSet>();
        for (var player : table.players())
            groups.add(player.deck().ids().union(player.hand().ids()));
        groups.add(table.market().deck().ids());
        var memory = Memory.ofGroups(box.seats(), groups);
        var open = table.market().discard().ids().union(table.junk().ids());
        for (int slot = 0; slot < Market.SLOTS; slot++)
            if (table.market().slots().get(slot) != Market.HOLE)
                open = open.with(table.market().slots().get(slot));
        for (var stall : table.stalls()) for (var stack : stall.stacks()) open = open.union(stack.ids());
        for (int seat = 0; seat < box.seats(); seat++) {
            var player = table.player(seat);
            open = open.union(player.discard().ids()).union(player.schedule().ids());
            memory = memory.see(player.hand().ids(), Seats.bit(seat), faces::kind);
        }
        return memory.see(open, everybody, faces::kind);
    }
}
