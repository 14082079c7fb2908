package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Saved games of earlier versions: they load, they go on to the end. New ones are added, old ones never changed. */
public final class GoldenSave {

    private static final Path FOLDER = Path.of("src/test/resources/saves");

    private GoldenSave() {}

    /** Loads the file and plays on at random to the end. */
    public static <P extends Position<P>> void check(Game<P> game, String name) {
        try {
            var text = Files.readString(FOLDER.resolve(name + ".json"));
            var referee = Referee.load(game, Tree.of(name, Json.read(text)), new SeededFate(name));
            assertThat(referee.asked()).as("%s waits for somebody", name).isNotEmpty();
            var luck = new QuickFate(1);
            while (!referee.over()) {
                int seat = referee.asked().getFirst();
                referee.answer(seat, luck.below(referee.options(seat).size()));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException("golden save " + name, unreadable);
        }
    }

    /** Writes a save of a random game after some decisions, unless the file is there already. */
    public static <P extends Position<P>> void record(
            Game<P> game, String name, int seats, Map<String, Object> options, int decisions) {
        var file = FOLDER.resolve(name + ".json");
        if (Files.exists(file) || !Boolean.getBoolean("comptoir.record")) return;
        var referee = Referee.start(game, game.setup(seats, Tree.of("options", options)), new SeededFate(name));
        var luck = new QuickFate(name.hashCode());
        for (int i = 0; i < decisions && !referee.over(); i++) {
            int seat = referee.asked().getFirst();
            referee.answer(seat, luck.below(referee.options(seat).size()));
        }
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(file, Json.pretty(referee.save()) + "\n");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
