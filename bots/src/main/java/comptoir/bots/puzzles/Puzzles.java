package comptoir.bots.puzzles;

import comptoir.engine.BadInput;
import comptoir.engine.JsonReader;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The puzzles of the repository, found by {@code comptoir puzzles}: a file for each game. */
public final class Puzzles {

    /** So that neighbours of one day are not those of the next; it has no divisor in common with 50. */
    private static final long STRIDE = 17;

    private static final Map<String, List<Puzzle>> BY_GAME = new ConcurrentHashMap<>();

    private Puzzles() {}

    /** The puzzles of a game; none where there are none. */
    public static List<Puzzle> of(String game) {
        return BY_GAME.computeIfAbsent(game, Puzzles::read);
    }

    public static Puzzle named(String id) {
        int dash = id.lastIndexOf('-');
        for (var puzzle : of(dash < 0 ? "" : id.substring(0, dash)))
            if (puzzle.id().equals(id)) return puzzle;
        throw new BadInput(Text.say("there is no puzzle {0}", id));
    }

    /** The puzzle of a day: each has its turn. */
    public static Puzzle ofDay(List<Puzzle> puzzles, long day) {
        return puzzles.get((int) Math.floorMod(day * STRIDE, (long) puzzles.size()));
    }

    private static List<Puzzle> read(String game) {
        // A game's name is a word: whatever else somebody asks for is no file.
        if (!game.chars().allMatch(Character::isLetter)) return List.of();
        try (var file = Puzzles.class.getResourceAsStream("/puzzles/" + game + ".json")) {
            if (file == null) return List.of();
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            var puzzles = new ArrayList<Puzzle>();
            for (var tree : Tree.of(game, new JsonReader(text).whole()).list()) puzzles.add(Puzzle.read(tree));
            return List.copyOf(puzzles);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
