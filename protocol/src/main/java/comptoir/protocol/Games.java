package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games that are installed: every module that provides one. */
public final class Games {

    private static final List<Game<?>> ALL = load();

    private Games() {}

    public static List<Game<?>> all() {
        return ALL;
    }

    public static Game<?> named(String id) {
        for (var game : ALL) if (game.id().equals(id)) return game;
        throw new BadInput(Text.say(
                "there is no game \"{0}\"; there are {1}",
                id, ALL.stream().map(Game::id).toList()));
    }

    @SuppressWarnings("rawtypes") // a service is looked up by its bare class
    private static List<Game<?>> load() {
        var games = new ArrayList<Game<?>>();
        for (Game game : ServiceLoader.load(Game.class)) games.add(game);
        games.sort(Comparator.comparing(Game::id, Comparator.reverseOrder()));
        return List.copyOf(games);
    }
}
