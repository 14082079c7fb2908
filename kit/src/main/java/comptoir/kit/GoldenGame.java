package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Whole games as text, one answer a line, with what came of each. A mended rule shows as a readable difference. Files lie
 * in {@code src/test/resources/golden}; {@code -Dcomptoir.record=true} writes them anew from their first line, and
 * {@code -Dcomptoir.retell=true} tells the same answers anew, where their words have changed and the game has not.
 */
public final class GoldenGame<P extends Position<P>> {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private final Game<P> game;

    private GoldenGame(Game<P> game) {
        this.game = game;
    }

    public static <P extends Position<P>> GoldenGame<P> of(Game<P> game) {
        return new GoldenGame<>(game);
    }

    /** Replays the file and compares every line. A file that is not there yet is an error, unless it is recorded. */
    public void check(String name, int seats, Map<String, Object> options) {
        var file = FOLDER.resolve(name + ".txt");
        try {
            if (Boolean.getBoolean("comptoir.record")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, record(name, game.setup(seats, Tree.of("options", options))));
            }
            if (Boolean.getBoolean("comptoir.retell")) Files.writeString(file, tell(read(Files.readString(file))));
            var text = Files.readString(file);
            assertThat(tell(read(text))).as("golden game %s", name).isEqualTo(text);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("golden game " + name, unreadable);
        }
    }

    /** A random game that likes to get on: it takes the best of a few random lines of play. */
    private String record(String name, Setup setup) {
        var referee = Referee.start(game, setup, new SeededFate(name));
        var luck = new QuickFate(name.hashCode());
        while (!referee.over()) {
            var asked = referee.asked();
            int seat = asked.get(luck.below(asked.size()));
            referee.answer(seat, luck.below(referee.options(seat).size()));
        }
        return tell(referee.log());
    }

    private String tell(Log log) {
        var lines = new ArrayList<String>();
        lines.add("game " + Json.write(Map.of("game", log.game())));
        lines.add("rules " + Json.write(log.rulesVersion()));
        lines.add("seats " + log.setup().seats());
        lines.add("options " + Json.write(log.setup().options()));
        var referee = Referee.rehearse(game, log);
        boolean begun = false;
        for (var entry : log.entries()) {
            if (!begun && !(entry instanceof Log.Drawn || entry instanceof Log.Shuffled)) {
                begun = true;
                events(referee, lines);
            }
            if (entry instanceof Log.Answered(int seat, var answer)) {
                lines.add("seat " + seat + " " + Json.write(answer) + "    # " + label(referee, seat, answer));
            } else {
                lines.add("fate " + Json.write(Logs.write(entry)));
            }
            referee.follow(entry);
            if (entry instanceof Log.Answered) events(referee, lines);
        }
        for (var place : game.places(referee.moment().now())) lines.add("place " + Json.write(place));
        return String.join("\n", lines) + "\n";
    }

    private String label(Referee<P> referee, int seat, Map<String, Object> data) {
        var position = referee.moment().now();
        for (var option : referee.options(seat))
            if (option.data().equals(data))
                return Play.question(position).label(position, seat, option).en();
        return "not an option any more";
    }

    private static void events(Referee<?> referee, List<String> lines) {
        for (var event : referee.latest())
            lines.add("    " + event.toldToAll().text().en());
    }

    private Log read(String text) {
        var entries = new ArrayList<Map<?, ?>>();
        Object rules = "";
        Object options = Map.of();
        int seats = 0;
        for (var line : text.lines().toList()) {
            if (line.startsWith("rules ")) rules = Json.read(line.substring(6));
            if (line.startsWith("options ")) options = Json.read(line.substring(8));
            if (line.startsWith("seats ")) seats = Integer.parseInt(line.substring(6));
            if (line.startsWith("fate ")) entries.add(Json.readObject(line.substring(5)));
            if (line.startsWith("seat ")) {
                int space = line.indexOf(' ', 5);
                var answer = Json.readObject(line.substring(space + 1, line.indexOf("    # ")));
                entries.add(Map.of("seat", Integer.parseInt(line.substring(5, space)), "answer", answer));
            }
        }
        var plain = Map.of("game", game.id(), "rules", rules, "seats", seats, "options", options, "entries", entries);
        return Logs.read(game, Tree.of("golden", plain));
    }
}
