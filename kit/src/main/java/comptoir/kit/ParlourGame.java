package comptoir.kit;

import comptoir.engine.Agenda;
import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Game;
import comptoir.engine.Luck;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Place;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Seats;
import comptoir.engine.Setup;
import comptoir.engine.Step;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Vocabulary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Public, with a public way to make it, so that the tests of other modules can put it on the table as a service. */
public final class ParlourGame implements Game<Parlour> {

    private static final Saving<Parlour> SAVING =
            new Saving<>(Parlour.class, Vocabulary.of(List.of(ParlourSteps.class)));

    private static final Description DESCRIPTION = Description.of(View.class)
            .components(
                    "faces", IntStream.rangeClosed(1, 6).mapToObj(CardFace::new).toList())
            .decision(
                    "pick",
                    Text.say("Everybody puts a card face down; the highest alone scores."),
                    Combining.ONE,
                    "face: number")
            .decision("six", Text.say("A six takes the point away."), Combining.ONE, "yes: flag")
            .decision("give", Text.say("Whoever scored gives a card away."), Combining.ONE, "face: number")
            .decision("give-to", Text.say("And to whom."), Combining.ONE, "to: seat")
            .event("drew", Text.say("Somebody draws a card."), "face?: number")
            .event("opened", Text.say("The cards are opened."), "faces: number[]")
            .event("six", Text.say("Somebody shows a six."))
            .event("gave", Text.say("Somebody gives a card."), "face?: number")
            .event("rolled", Text.say("The die is rolled."), "face: number")
            .fate("deck", Text.say("The cards are shuffled."))
            .fate("die", Text.say("The die."));

    private final Parlour.Leak leak;

    ParlourGame(Parlour.Leak leak) {
        this.leak = leak;
    }

    public ParlourGame() {
        this(Parlour.Leak.NONE);
    }

    record CardFace(String id, int points) implements Description.Component {
        CardFace(int points) {
            this("face-" + points, points);
        }
    }

    record View(int seats, List<List<String>> hands, int deck, List<Integer> discard, List<Integer> points) {}

    @Override
    public String id() {
        return "parlour";
    }

    @Override
    public Text name() {
        return Text.say("The parlour game");
    }

    @Override
    public List<Integer> seats() {
        return List.of(2, 3, 4);
    }

    @Override
    public List<TableOption> options() {
        return List.of(TableOption.flag("die", Text.say("Die"), Text.say("Roll it?"), true));
    }

    @Override
    public List<String> catalogues() {
        return List.of();
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(ParlourRule.values());
    }

    @Override
    public Description description() {
        return switch (leak) {
            case ENDLESS -> DESCRIPTION.decision("again", Text.say("For ever."), Combining.ONE, "yes: flag");
            case UNDESCRIBED -> Description.of(View.class);
            default -> DESCRIPTION;
        };
    }

    @Override
    public String rulesVersion() {
        return "1";
    }

    @Override
    public Parlour beginning(Setup setup) {
        var ids = IntStream.range(0, 18).boxed().toList();
        var faces = ids.stream().map(id -> 1 + id % 6).toList();
        var steps = new ArrayList<Step<Parlour>>(List.of(new ParlourSteps.ShuffleDeck(), new ParlourSteps.Deal()));
        for (int round = 0; round < 2; round++) {
            steps.add(new ParlourSteps.PickAll(Collections.nCopies(setup.seats(), -1)));
            if (Boolean.TRUE.equals(setup.options().get("die"))) steps.add(new ParlourSteps.Roll());
        }
        if (leak == Parlour.Leak.ENDLESS) steps.add(new ParlourSteps.Again());
        return new Parlour(
                faces,
                Collections.nCopies(setup.seats(), List.of()),
                ids,
                List.of(),
                Collections.nCopies(setup.seats(), 0),
                leak,
                Memory.ofGroups(setup.seats(), List.of(Parlour.set(ids))),
                Agenda.of(steps),
                News.NONE);
    }

    @Override
    public Parlour scene(Tree scene) {
        throw scene.wrong(Text.say("is not something the parlour game can begin with"));
    }

    @Override
    public Object view(Parlour parlour, int viewer) {
        var hands = new ArrayList<List<String>>();
        for (int seat = 0; seat < parlour.seats(); seat++) {
            boolean open = leak == Parlour.Leak.VIEW || Seats.has(Seats.bit(seat), viewer);
            hands.add(parlour.hands().get(seat).stream()
                    .map(card -> open ? String.valueOf(parlour.face(card)) : "?")
                    .toList());
        }
        var discard = parlour.discard().stream().map(parlour::face).toList();
        return new View(parlour.seats(), hands, parlour.deck().size(), discard, parlour.points());
    }

    @Override
    public List<Place> places(Parlour parlour) {
        var places = new ArrayList<Place>();
        for (int seat = 0; seat < parlour.seats(); seat++) {
            int own = parlour.points().get(seat);
            int better = (int)
                    parlour.points().stream().filter(points -> points > own).count();
            places.add(new Place(seat, better + 1, Map.of("points", own)));
        }
        places.sort((a, b) -> Integer.compare(a.place(), b.place()));
        return places;
    }

    @Override
    public UnaryOperator<Parlour> redealing(Parlour parlour, int seat, Luck luck) {
        var before = parlour.faces().stream().mapToInt(Integer::intValue).toArray();
        var after = parlour.memory().redeal(seat, before, luck);
        var faces = IntStream.of(after).boxed().toList();
        return each -> each.faces(faces).memory(each.memory().redealt(seat, before, after));
    }

    @Override
    public Parlour unwatched(Parlour parlour) {
        return parlour.news(News.UNHEARD);
    }

    @Override
    public Saving<Parlour> saving() {
        return SAVING;
    }

    @Override
    public Map<String, Integer> inventory(Parlour parlour) {
        var cards = new ArrayList<>(parlour.deck());
        cards.addAll(parlour.discard());
        parlour.hands().forEach(cards::addAll);
        var inventory = new TreeMap<String, Integer>();
        for (int card : cards) inventory.merge("face " + parlour.face(card), 1, Integer::sum);
        return inventory;
    }

    @Override
    public List<String> known(Parlour parlour, int seat) {
        var known = new ArrayList<String>();
        for (int card = 0; card < parlour.faces().size(); card++)
            if (parlour.memory().minds().get(seat).known().has(card)) known.add(card + " is " + parlour.face(card));
        return known;
    }
}
