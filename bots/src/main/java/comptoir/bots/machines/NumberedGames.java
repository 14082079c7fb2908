package comptoir.bots.machines;

import java.util.ServiceLoader;
import java.util.function.IntFunction;

/** Games that any machine can play by their numbers: what comes of one follows from the programme and its number alone. */
public interface NumberedGames {

    String name();

    /** From a programme as text: what plays the game of a number and tells it in a line. */
    IntFunction<String> read(String programme);

    static NumberedGames named(String name) {
        for (var games : ServiceLoader.load(NumberedGames.class, NumberedGames.class.getClassLoader()))
            if (games.name().equals(name)) return games;
        throw new IllegalArgumentException("no numbered games are called " + name);
    }
}
