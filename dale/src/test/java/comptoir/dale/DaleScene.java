package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.dale.view.DaleView;
import comptoir.engine.Play;
import comptoir.engine.Referee;
import comptoir.engine.Refusal;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table set up for a test. It names only what matters; the game begins with the first answer or the first look. Red sits
 * first, then blue, green and yellow. Decks and discard piles are named from the top.
 */
final class DaleScene {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int GREEN = 2;
    static final int YELLOW = 3;

    private final Map<String, Object> scene = new LinkedHashMap<>();
    private final List<Map<String, Object>> players = new ArrayList<>();
    private final ScriptedFate fate = new ScriptedFate(List.of());
    private @Nullable Referee<Dale> referee;

    /** Some cards of a player, such as the hand. */
    record Part(String field, List<?> cards) {}

    private DaleScene(int seats) {
        scene.put("seats", seats);
        for (int seat = 0; seat < seats; seat++) players.add(new LinkedHashMap<>());
        scene.put("players", players);
    }

    static DaleScene dale(int seats) {
        return new DaleScene(seats);
    }

    static DaleScene teams() {
        return new DaleScene(4).with("teams", true);
    }

    static Part hand(String... cards) {
        return new Part("hand", List.of(cards));
    }

    static Part deck(String... cards) {
        return new Part("deck", List.of(cards));
    }

    static Part discard(String... cards) {
        return new Part("discard", List.of(cards));
    }

    static Part schedule(String... cards) {
        return new Part("schedule", List.of(cards));
    }

    /** Stacks of one card each, or of several with commas between. */
    static Part stall(String... stacks) {
        return new Part(
                "stall",
                Arrays.stream(stacks).map(stack -> List.of(stack.split(","))).toList());
    }

    DaleScene red(Part... parts) {
        return player(RED, parts);
    }

    DaleScene blue(Part... parts) {
        return player(BLUE, parts);
    }

    DaleScene green(Part... parts) {
        return player(GREEN, parts);
    }

    DaleScene yellow(Part... parts) {
        return player(YELLOW, parts);
    }

    private DaleScene player(int seat, Part... parts) {
        for (var part : parts) players.get(seat).put(part.field, part.cards);
        return this;
    }

    private DaleScene with(String field, Object value) {
        assertThat(referee).as("the game has not begun").isNull();
        scene.put(field, value);
        return this;
    }

    /** From left to right, a dash for a hole; fewer than five are the rightmost slots. */
    DaleScene market(String... cards) {
        return with(
                "market",
                Arrays.stream(cards).map(card -> card.equals("-") ? null : card).toList());
    }

    DaleScene marketDeck(String... cards) {
        return with("marketDeck", List.of(cards));
    }

    DaleScene emptyMarket() {
        return with("market", List.of());
    }

    DaleScene emptyMarketDeck() {
        return with("marketDeck", List.of());
    }

    DaleScene marketDiscard(String... cards) {
        return with("marketDiscard", List.of(cards));
    }

    DaleScene sets(String... sets) {
        return with("sets", List.of(sets));
    }

    DaleScene junkPile(int count) {
        return with("junk", count);
    }

    DaleScene loose() {
        return with("loose", true);
    }

    DaleScene turnOf(int seat) {
        return with("turn", seat);
    }

    /** The scene begins at the start of the turn, at a bonus action, or at the clean-up. */
    DaleScene at(String moment) {
        return with("at", moment);
    }

    DaleScene shuffles(String... cards) {
        fate.then(List.of(cards));
        return this;
    }

    DaleScene shufflesNothing() {
        fate.then(ScriptedFate.AS_IT_LIES);
        return this;
    }

    /** A die shows this, or a random card is this one. */
    DaleScene fate(Object outcome) {
        fate.then(String.valueOf(outcome));
        return this;
    }

    Referee<Dale> referee() {
        var begun = referee;
        if (begun == null) {
            var game = new DaleGame();
            var setup = game.setup(players.size(), Tree.of("options", null));
            begun = Referee.scene(game, setup, scene, fate);
            referee = begun;
        }
        return begun;
    }

    Dale dale() {
        return referee().moment().now();
    }

    /** Fate had nothing more to say than what happened. */
    DaleScene fateIsSpent() {
        assertThat(fate.left()).isEmpty();
        return this;
    }

    // What players do. The one who is asked answers; where several are, the one named.

    /** Takes the first option that has all of these particulars. */
    DaleScene answers(int seat, Map<String, ?> particulars) {
        for (var option : referee().options(seat))
            if (option.data().entrySet().containsAll(particulars.entrySet())) {
                referee().answer(seat, option.data());
                return this;
            }
        throw new AssertionError(particulars + " is not among " + options(seat));
    }

    DaleScene answers(Map<String, ?> particulars) {
        return answers(asked(), particulars);
    }

    DaleScene says(String word) {
        return answers(Map.of("do", word));
    }

    DaleScene plays(String card) {
        return answers(Map.of("play", card));
    }

    DaleScene buys(String card) {
        return answers(Map.of("buy", card));
    }

    DaleScene shows(String card) {
        return answers(Map.of("show", card));
    }

    /** Picks cards one after the other. */
    DaleScene picks(String... cards) {
        for (var card : cards) answers(Map.of("card", card));
        return this;
    }

    DaleScene pays(String... cards) {
        return picks(cards);
    }

    DaleScene builds(String... cards) {
        return says("build").picks(cards);
    }

    /** The inventory action; the choice is over when the whole hand is named. */
    DaleScene discards(String... cards) {
        int asked = asked();
        boolean all = dale().hand(asked).size() == cards.length;
        says("inventory").picks(cards);
        return all ? this : says("done");
    }

    DaleScene chooses(int player) {
        return answers(Map.of("player", player));
    }

    DaleScene names(int number) {
        return answers(Map.of("number", number));
    }

    DaleScene passes() {
        return says("pass");
    }

    /** Lets one chance to use a card go by. */
    DaleScene passesOnce() {
        return options(asked()).contains(Map.of("do", "pass")) ? says("pass") : says("done");
    }

    /** Everybody passes until this player is asked this kind of question and has more to say than no. */
    DaleScene passesTo(String kind, int seat) {
        while (asked() != seat || !kind().equals(kind)) {
            assertThat(kind()).as("still before " + kind).isNotEqualTo("action");
            passesOnce();
        }
        return this;
    }

    /** Says no to everything until somebody is asked for an action. */
    DaleScene passesUntilAction() {
        while (!referee().over() && !kind().equals("action")) {
            passesOnce();
        }
        return this;
    }

    // What can be seen.

    int asked() {
        assertThat(referee().asked()).as("exactly one player is asked").hasSize(1);
        return referee().asked().getFirst();
    }

    /** The kind of question. */
    String kind() {
        return Play.question(dale())
                .prompt(dale(), referee().asked().getFirst())
                .kind();
    }

    List<Map<String, Object>> options(int seat) {
        return referee().options(seat).stream().map(option -> option.data()).toList();
    }

    /** The values of one field over all options of the player asked. */
    List<Object> offered(String field) {
        return options(asked()).stream()
                .filter(data -> data.containsKey(field))
                .map(data -> data.get(field))
                .toList();
    }

    Refusal refusal(Map<String, ?> answer) {
        return referee().refusals(asked()).stream()
                .filter(refusal -> refusal.answer().entrySet().containsAll(answer.entrySet()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no refusal for " + answer));
    }

    List<String> hand(int seat) {
        return names(dale().hand(seat));
    }

    /** From the top. */
    List<String> deck(int seat) {
        return names(dale().player(seat).deck().turnedOver());
    }

    /** From the top. */
    List<String> discard(int seat) {
        return names(dale().player(seat).discard().turnedOver());
    }

    List<String> schedule(int seat) {
        return names(Use.cards(dale().player(seat).schedule()));
    }

    List<List<String>> stall(int seat) {
        return dale().stallOf(seat).stacks().stream().map(this::names).toList();
    }

    /** From left to right, a dash for a hole. */
    List<String> market() {
        var cards = new ArrayList<String>();
        for (int slot = 0; slot < Market.SLOTS; slot++) {
            int card = dale().market().slots().get(slot);
            cards.add(card == Market.HOLE ? "-" : dale().card(card).id());
        }
        return cards;
    }

    List<String> marketDeck() {
        return names(dale().market().deck().turnedOver());
    }

    List<String> marketDiscard() {
        return names(dale().market().discard().turnedOver());
    }

    int junkPile() {
        return dale().table().junk().size();
    }

    /** The prices a player sees, from left to right; 0 for a hole. */
    List<Integer> prices(int seat) {
        var prices = new ArrayList<Integer>();
        for (int slot = 0; slot < Market.SLOTS; slot++)
            prices.add(dale().market().slots().get(slot) == Market.HOLE ? 0 : dale().price(seat, slot));
        return prices;
    }

    DaleView view(int viewer) {
        return (DaleView) referee().view(viewer);
    }

    /** What a viewer was told since the last answer. */
    List<String> told(int viewer) {
        return referee().latest().stream()
                .map(event -> event.toldTo(viewer).text().en())
                .toList();
    }

    private List<String> names(Pile cards) {
        var names = new ArrayList<String>();
        for (int i = 0; i < cards.size(); i++)
            names.add(dale().card(cards.get(i)).id());
        return names;
    }
}
