package comptoir.cove;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Town;
import comptoir.engine.Draw;
import comptoir.engine.Event;
import comptoir.engine.Fate;
import comptoir.engine.Log;
import comptoir.engine.Moment;
import comptoir.engine.News;
import comptoir.engine.Notice;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Refusal;
import comptoir.engine.Rule;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Setup;
import comptoir.engine.Shuffle;
import comptoir.engine.Step;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game in a test: a scene or a table from its start, the fate it is told, and short words to play and to look. JSON is
 * written with single quotes.
 */
final class CoveTable {

    private static final CoveGame GAME = new CoveGame();

    private final Referee<Cove> referee;
    private final ScriptedFate fate;

    /** Fate says what the test tells it, and after that whatever it likes. */
    private record ToldFate(ScriptedFate script, QuickFate onward) implements Fate {
        @Override
        public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
            return script.left().isEmpty()
                    ? onward.draw(draw, position, outcomes)
                    : script.draw(draw, position, outcomes);
        }

        @Override
        public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
            return script.left().isEmpty()
                    ? onward.order(shuffle, position, size)
                    : script.order(shuffle, position, size);
        }
    }

    private CoveTable(Referee<Cove> referee, ScriptedFate fate) {
        this.referee = referee;
        this.fate = fate;
    }

    /** A table from its start; everybody plays the Chronomancer where the options do not say. */
    static CoveTable start(int seats, String options, Object... fate) {
        var script = new ScriptedFate(List.of(fate));
        var chosen = new LinkedHashMap<Object, Object>((Map<?, ?>) json(options));
        if (!chosen.containsKey("merchants")) {
            chosen.put("merchants", Collections.nCopies(seats, "chronomancer"));
            chosen.put("mirror", true);
        }
        var setup = GAME.setup(seats, Tree.of("options", chosen));
        return new CoveTable(Referee.start(GAME, setup, new ToldFate(script, new QuickFate(7))), script);
    }

    /** A scene; fate gives what is listed, in order. */
    static CoveTable scene(String scene, Object... fate) {
        var script = new ScriptedFate(List.of(fate));
        int seats = GAME.scene(Tree.of("scene", json(scene))).terms().seats();
        var setup = new Setup(seats, Map.of());
        return new CoveTable(Referee.scene(GAME, setup, json(scene), new ToldFate(script, new QuickFate(7))), script);
    }

    /** A scene with a sentence of the rules to carry out before all others. */
    static CoveTable scene(String scene, Step<Cove> first, Object... fate) {
        var script = new ScriptedFate(List.of(fate));
        var told = new ToldFate(script, new QuickFate(7));
        var position = Play.on(GAME.scene(Tree.of("scene", json(scene))).doFirst(first), told);
        var moment = Moment.shownToAll(position.news(News.NONE));
        var setup = new Setup(position.terms().seats(), Map.of());
        return new CoveTable(Referee.from(GAME, setup, moment, told), script);
    }

    static Object json(String text) {
        return Json.read(text.replace('\'', '"'));
    }

    CoveTable fate(Object... more) {
        for (var each : more) fate.then(each);
        return this;
    }

    CoveTable says(int seat, String answer) {
        @SuppressWarnings("unchecked")
        var data = (Map<String, Object>) json(answer);
        referee.answer(seat, data);
        return this;
    }

    Cove cove() {
        return referee.moment().now();
    }

    Referee<Cove> referee() {
        return referee;
    }

    List<Integer> asked() {
        return referee.asked();
    }

    /** The options of the seat that is asked, each as its data in the order of the names: {@code boat=3}. */
    List<String> options() {
        var seat = referee.asked().getFirst();
        return referee.options(seat).stream()
                .map(option -> new TreeMap<>(option.data())
                        .entrySet().stream()
                                .map(part -> part.getKey() + "=" + part.getValue())
                                .collect(Collectors.joining(", ")))
                .toList();
    }

    String prompt() {
        return Play.question(cove()).prompt(cove(), referee.asked().getFirst()).kind();
    }

    Refusal refusal(int seat, String answer) {
        return referee.refusals(seat).stream()
                .filter(refusal -> refusal.answer().equals(json(answer)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing says why " + answer + " is refused"));
    }

    /** The rules that were named since the last answer. */
    List<String> rulesTold() {
        return referee.latest().stream()
                .map(Event::toldToAll)
                .flatMap(notice -> notice.rules().stream())
                .map(Rule::id)
                .toList();
    }

    List<Notice> told(int viewer) {
        return referee.latest().stream().map(event -> event.toldTo(viewer)).toList();
    }

    /** What stands at a path of names, such as {@code clock.hands.place}: of every item where a list lies on the way. */
    static List<Object> seen(@Nullable Object from, String path) {
        if (from instanceof List<?> items)
            return items.stream().flatMap(item -> seen(item, path).stream()).toList();
        if (from == null) return List.of();
        if (path.isEmpty()) return List.of(from);
        int dot = path.indexOf('.');
        var name = dot < 0 ? path : path.substring(0, dot);
        if (!(from instanceof Map<?, ?> map) || !map.containsKey(name))
            throw new AssertionError("there is no " + name + " in " + from);
        return seen(map.get(name), dot < 0 ? "" : path.substring(dot + 1));
    }

    /** What a viewer sees at a path of names. */
    List<Object> seen(int viewer, String path) {
        return seen(view(viewer), path);
    }

    /** What a viewer sees, as plain data. */
    Map<?, ?> view(int viewer) {
        return Json.readObject(Json.write(referee.view(viewer)));
    }

    /** The names of what fate drew so far. */
    List<String> drawn() {
        var names = new ArrayList<String>();
        for (var entry : referee.log().entries()) if (entry instanceof Log.Drawn drawn) names.add(drawn.name());
        return names;
    }

    int gold(int seat) {
        return cove().player(seat).gold();
    }

    List<String> stall(int seat) {
        var goods = new ArrayList<String>();
        for (int good = 0; good < Good.KINDS; good++)
            for (int i = 0; i < cove().player(seat).stall().at(good); i++)
                goods.add(Good.of(good).word());
        return goods;
    }

    List<String> corruption(int seat) {
        var cards = new ArrayList<String>();
        for (int face = 0; face < cove().pack().corruptionFaces(); face++)
            for (int i = 0; i < cove().player(seat).cards().at(face); i++)
                cards.add(cove().pack().corruption(face).id());
        return cards;
    }

    List<String> boat(int boat) {
        return Crowd.names(cove().harbour().boats().at(boat));
    }

    List<String> pier(Pier pier) {
        return Crowd.names(cove().harbour().piers().at(pier.number()));
    }

    int hall(Kind kind) {
        return Crowd.count(cove().harbour().halls(), kind);
    }

    int inBag(Kind kind) {
        return Crowd.count(cove().harbour().bag(), kind);
    }

    /** Where an hourglass stands, as "5" or "5:30". */
    String hour(int seat) {
        return ClockFace.name(cove().clock().places().at(seat));
    }

    List<String> square() {
        return cove().town().square().list().stream().map(this::card).toList();
    }

    List<String> team(int seat) {
        return cove().player(seat).team().list().stream().map(this::card).toList();
    }

    List<String> under() {
        return cove().town().under().list().stream().map(this::card).toList();
    }

    private String card(int card) {
        return card == Town.EMPTY ? "" : cove().pack().townsfolk(card).id();
    }

    /** All components are where they should be. */
    Map<String, Integer> inventory() {
        return GAME.inventory(cove());
    }

    /** All that scripted fate was told has happened. */
    List<Object> fateLeft() {
        return fate.left();
    }
}
