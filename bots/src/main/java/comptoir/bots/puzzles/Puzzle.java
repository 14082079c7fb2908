package comptoir.bots.puzzles;

import comptoir.bots.HouseBots;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A position and the one choice that is clearly best in it: a game from its start, its chance as a seed, and the place among
 * the options of each answer since. Its options name the components, so that other ones leave it alone.
 *
 * @param answers the place among the options of each answer, of whoever is asked first
 * @param seat whose choice it is
 * @param solution the best answer, as plain data
 * @param lead by how much it raises the chance to win above every other answer, at least
 */
public record Puzzle(
        String id,
        String game,
        int seats,
        Map<String, Object> options,
        String fate,
        List<Integer> answers,
        int seat,
        Map<String, Object> solution,
        double lead) {

    static Puzzle read(Tree tree) {
        tree.onlyKnows("id", "game", "seats", "options", "fate", "answers", "seat", "solution", "lead");
        var answers = new ArrayList<Integer>();
        for (var place : tree.at("answers").text().split(" ")) if (!place.isEmpty()) answers.add(number(tree, place));
        return new Puzzle(
                tree.at("id").text(),
                tree.at("game").text(),
                tree.at("seats").number(),
                plain(tree.at("options")),
                tree.at("fate").text(),
                List.copyOf(answers),
                tree.at("seat").number(),
                plain(tree.at("solution")),
                Double.parseDouble(tree.at("lead").text()));
    }

    private static int number(Tree tree, String place) {
        try {
            return Integer.parseInt(place);
        } catch (NumberFormatException wrong) {
            throw new BadInput(
                    tree.at("answers")
                            .wrong(Text.say("are places among options"))
                            .text(),
                    wrong);
        }
    }

    @SuppressWarnings("unchecked") // a tree of JSON has texts as keys
    private static Map<String, Object> plain(Tree tree) {
        return (Map<String, Object>) tree.map();
    }

    /** As plain data. */
    public Map<String, Object> written() {
        var written = new LinkedHashMap<String, Object>();
        written.put("id", id);
        written.put("game", game);
        written.put("seats", seats);
        written.put("options", options);
        written.put("fate", fate);
        written.put(
                "answers",
                String.join(" ", answers.stream().map(String::valueOf).toList()));
        written.put("seat", seat);
        written.put("solution", solution);
        written.put("lead", String.valueOf(lead));
        return written;
    }

    /** The game at the puzzle. */
    public <P extends Position<P>> Referee<P> lay(Game<P> played) {
        var setup = played.setup(seats, Tree.of("options", options));
        var referee = Referee.start(played, setup, new SeededFate(fate));
        for (int option : answers) referee.answer(referee.asked().getFirst(), option);
        place(referee);
        return referee;
    }

    /** The place of the solution among the options. */
    public int place(Referee<?> referee) {
        var options = referee.options(seat);
        for (int option = 0; option < options.size(); option++)
            if (options.get(option).data().equals(solution)) return option;
        throw new BadInput(Text.say("puzzle {0} is of other rules or components: its solution is not possible", id));
    }

    /** The solution in words. */
    public <P extends Position<P>> Text said(Referee<P> referee) {
        var position = referee.moment().now();
        return Play.question(position)
                .label(position, seat, referee.options(seat).get(place(referee)));
    }

    /** Why it is the best, in words of the board. */
    public <P extends Position<P>> Text because(Referee<P> referee) {
        var position = referee.moment().now();
        return HouseBots.knowing(referee.game())
                .orElseThrow()
                .because(position, Play.question(position), seat, place(referee), referee.options(seat));
    }
}
