package comptoir.dale;

import comptoir.dale.setup.SceneReader;
import comptoir.dale.setup.SetUp;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Box;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Faces;
import comptoir.dale.table.Inventory;
import comptoir.dale.table.Zone;
import comptoir.dale.view.DaleView;
import comptoir.engine.Description;
import comptoir.engine.Game;
import comptoir.engine.Luck;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.engine.Rule;
import comptoir.engine.RuleSection;
import comptoir.engine.Saving;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.TableOption.Limit;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Dale of Merchants 2, with all sets of the second game and of the first. */
public final class DaleGame implements Game<Dale> {

    private static final Memory NOBODY_REMEMBERS = new Memory(List.of());
    private static final String RANDOM = "random";
    private static final Text NO_SUCH_SEAT = Text.say("There is no such seat at this table.");

    private static final List<TableOption> OPTIONS = List.of(
            TableOption.choices(
                            "sets",
                            Text.say("Animalfolk sets"),
                            Text.say("One set more than there are players; 4 in teams. Drawn at random where none are"
                                    + " named."),
                            Cards.folks().stream()
                                    .map(set -> new TableOption.Value(set.id(), set.title(), set.theme()))
                                    .toList(),
                            3,
                            5)
                    .within(setsFor(2, false), setsFor(3, false), setsFor(4, false), setsFor(4, true)),
            TableOption.flag(
                            "teams",
                            Text.say("Two teams"),
                            Text.say(
                                    "Four players in two teams; partners sit opposite and share a stall of 10 stacks."),
                            false)
                    .within(Limit.never(List.of("true"), List.of(2, 3), Text.say("Teams need four seats."))),
            TableOption.choice(
                            "first",
                            Text.say("First player"),
                            Text.say("Who begins; after a game, one of the losers."),
                            List.of(first(RANDOM, Text.say("At random")), seat(1), seat(2), seat(3), seat(4)),
                            RANDOM)
                    .within(
                            Limit.never(List.of("3", "4"), List.of(2), NO_SUCH_SEAT),
                            Limit.never(List.of("4"), List.of(3), NO_SUCH_SEAT)));

    private static Limit setsFor(int seats, boolean teams) {
        return Limit.exactly(
                Box.setsFor(seats, teams),
                List.of(seats),
                Map.of("teams", teams ? List.of("true") : List.of("false", Limit.NOT_CHOSEN)),
                Text.say("One set more than there are players; 4 in teams."));
    }

    private static TableOption.Value first(String id, Text name) {
        return new TableOption.Value(id, name, name);
    }

    private static TableOption.Value seat(int number) {
        return first(String.valueOf(number), Text.say("{0}", Text.who(number - 1)));
    }

    @Override
    public String id() {
        return "dale";
    }

    @Override
    public Text name() {
        return Text.same("Dale of Merchants 2");
    }

    @Override
    public List<Integer> seats() {
        return List.of(2, 3, Box.MOST_SEATS);
    }

    @Override
    public List<TableOption> options() {
        return OPTIONS;
    }

    @Override
    public List<? extends Rule> rules() {
        var rules = new ArrayList<Rule>(List.of(DaleRule.values()));
        for (var card : Cards.every()) rules.add(card.rule());
        return rules;
    }

    @Override
    public List<RuleSection> printedRules() {
        return PrintedRules.OF_CARDS;
    }

    @Override
    public Description description() {
        return DaleDescription.DALE;
    }

    @Override
    public String rulesVersion() {
        return "dale-2";
    }

    @Override
    public Setup setup(int seats, Tree given) {
        var setup = Game.super.setup(seats, given);
        for (var option : OPTIONS) option.keepWithin(setup);
        return setup;
    }

    private static boolean teams(Setup setup) {
        return Boolean.TRUE.equals(setup.options().get("teams"));
    }

    private static int first(Setup setup) {
        var first = String.valueOf(setup.options().getOrDefault("first", RANDOM));
        return first.equals(RANDOM) ? SetUp.ANYBODY : Integer.parseInt(first) - 1;
    }

    @Override
    public Dale beginning(Setup setup) {
        int first = first(setup);
        if (!(setup.options().get("sets") instanceof List<?> named))
            return SetUp.withRandomSets(setup.seats(), teams(setup), first);
        var sets = named.stream()
                .map(id -> Cards.folk(Tree.of("options.sets", id)))
                .sorted()
                .toList();
        return SetUp.withSets(setup.seats(), teams(setup), sets, first);
    }

    @Override
    public int seatsOf(Tree scene) {
        return SceneReader.seats(scene);
    }

    @Override
    public Dale scene(Tree scene) {
        return new SceneReader(scene).read();
    }

    @Override
    public Object view(Dale dale, int viewer) {
        return DaleView.of(dale, viewer);
    }

    @Override
    public List<Place> places(Dale dale) {
        var places = new ArrayList<Place>();
        for (int seat = 0; seat < dale.box().seats(); seat++) {
            int better = 0;
            for (int other = 0; other < dale.box().seats(); other++)
                if (dale.stallOf(other).size() > dale.stallOf(seat).size()) better++;
            places.add(new Place(
                    seat, better + 1, Map.of("stacks", dale.stallOf(seat).size())));
        }
        places.sort(Comparator.comparingInt(Place::place).thenComparingInt(Place::seat));
        return List.copyOf(places);
    }

    @Override
    public Outline outline(Dale dale) {
        var stacks = new ArrayList<Integer>();
        for (int seat = 0; seat < dale.box().seats(); seat++)
            stacks.add(dale.stallOf(seat).size());
        var sets = dale.box().sets().stream().map(Animalfolk::id).toList();
        return new Outline(sets, List.of(), List.copyOf(stacks), dale.box().goal(), 0, 0);
    }

    /** In a rematch one of those who lost begins (dale.setup.first-player). */
    @Override
    public Map<String, Object> again(Map<String, Object> options, List<Place> places, Luck luck) {
        var losers = places.stream().filter(each -> each.place() > 1).toList();
        if (losers.isEmpty()) return options;
        var next = new LinkedHashMap<>(options);
        next.put("first", String.valueOf(losers.get(luck.below(losers.size())).seat() + 1));
        return next;
    }

    @Override
    public UnaryOperator<Dale> redealing(Dale dale, int seat, Luck luck) {
        var before = dale.faces().toArray();
        var after = dale.memory().redeal(seat, before, luck);
        return position -> redealt(position, seat, after);
    }

    /** Gives the cards new faces. Hands are kept sorted by kind, so they are sorted anew; all else stays as it lies. */
    private static Dale redealt(Dale dale, int seat, int[] after) {
        var before = dale.faces().toArray();
        var faces = Faces.of(Arrays.copyOf(after, before.length));
        var table = dale.table();
        for (int each = 0; each < dale.box().seats(); each++)
            table = table.pile(
                    Zone.HAND.of(each), faces.sorted(table.player(each).hand()));
        return dale.faces(faces).table(table).memory(dale.memory().redealt(seat, before, faces.toArray()));
    }

    @Override
    public Dale unwatched(Dale dale) {
        return dale.news(News.UNHEARD).memory(NOBODY_REMEMBERS);
    }

    @Override
    public Saving<Dale> saving() {
        return DaleSaving.SAVING;
    }

    @Override
    public Map<String, Integer> inventory(Dale dale) {
        return Inventory.of(dale);
    }

    @Override
    public List<String> known(Dale dale, int seat) {
        return Inventory.known(dale, seat);
    }
}
