package comptoir.app.arena;

import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Level;
import comptoir.bots.machines.NumberedGames;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.function.IntFunction;

/** The games of the arena for whichever machine is asked for some of them. */
public final class ArenaGames implements NumberedGames {

    static final String NAME = "arena";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public IntFunction<String> read(String programme) {
        var read = Programme.read(Tree.of("the programme", Json.readObject(programme)));
        return games(Games.named(read.game()), read);
    }

    private static <P extends Position<P>> IntFunction<String> games(Game<P> game, Programme programme) {
        var setup = programme.setup();
        var table = game.setup(setup.seats(), Tree.of("options", setup.options()));
        var arena = new Arena<>(game, table, programme.fate(), 1, Arena.MOST_DECISIONS);
        var series = programme.series(programme.bots().stream()
                .<Contender>map(bot -> Level.named(game, bot, programme.budget()))
                .toList());
        return number -> ResultFile.sent(arena.play(series, number));
    }
}
