package comptoir.bots.positions;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.bots.HouseBots;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.JsonReader;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.ScriptedFate;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A position made by hand in which everybody who knows the game sees what to do.
 *
 * @param why one sentence that says it
 * @param scene the table
 * @param fate what chance gives on the way from the scene to the decision
 * @param after the answers on that way, each of whoever is asked first
 * @param right the right answer, or all that are equally right
 */
record ObviousPosition(
        String name,
        String why,
        Map<String, Object> scene,
        List<Object> fate,
        List<Map<String, Object>> after,
        int seat,
        List<Map<String, Object>> right) {

    private static final long SEED = 2026;

    /** Those of a game, from its file. */
    static List<ObviousPosition> of(String game) {
        try (var file = ObviousPosition.class.getResourceAsStream("/positions/" + game + ".json")) {
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            var positions = new ArrayList<ObviousPosition>();
            for (var tree : Tree.of(game, new JsonReader(text).whole()).list()) positions.add(read(tree));
            return positions;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static ObviousPosition read(Tree tree) {
        tree.onlyKnows("name", "why", "scene", "fate", "after", "seat", "right");
        return new ObviousPosition(
                tree.at("name").text(),
                tree.at("why").text(),
                data(tree.at("scene")),
                tree.list("fate").stream().map(Tree::value).toList(),
                tree.list("after").stream().map(ObviousPosition::data).toList(),
                tree.number("seat", 0),
                tree.list("right").stream().map(ObviousPosition::data).toList());
    }

    @SuppressWarnings("unchecked") // a tree of JSON has texts as keys
    private static Map<String, Object> data(Tree tree) {
        return (Map<String, Object>) tree.map();
    }

    /** The table at the decision. */
    <P extends Position<P>> Referee<P> lay(Game<P> game) {
        var setup = game.setup(game.seatsOf(Tree.of("scene", scene)), Tree.of("options", null));
        var chance = fate.isEmpty() ? new SeededFate(name) : new ScriptedFate(fate);
        var referee = Referee.scene(game, setup, scene, chance);
        for (var answer : after) referee.answer(referee.asked().getFirst(), answer);
        assertThat(referee.asked()).as(name).contains(seat);
        return referee;
    }

    /** What may be answered, as data. */
    List<Map<String, Object>> options(Referee<?> referee) {
        var options = new ArrayList<Map<String, Object>>();
        for (var answer : referee.options(seat)) options.add(answer.data());
        return options;
    }

    /** What a bot of the house answers. */
    <P extends Position<P>> Map<String, Object> answer(Game<P> game, String level, Budget budget) {
        var referee = lay(game);
        var advice = new HouseBots().advise(game, referee.moment(), seat, level, budget, SEED);
        return options(referee).get(advice.option());
    }
}
