package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
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
        throw new BadInput("there is no game \"" + id + "\"; there are "
                + ALL.stream().map(Game::id).toList());
    }

    private static List<Game<?>> load() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?>>map(provider -> provider.get())
                .sorted(Comparator.comparing(Game::id, Comparator.reverseOrder()))
                .toList();
    }
}
