package comptoir.bots;

import comptoir.bots.value.Judge;
import comptoir.bots.value.LearntJudge;
import comptoir.bots.value.Network;
import comptoir.bots.value.NetworkText;
import comptoir.engine.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What a brain has learnt from its own games: the weights in the file of its game, as {@code ./comptoir train} makes it. A game
 * without one is searched with long playouts, judged by rules of thumb.
 */
public record Learnt<P extends Position<P>>(
        Brain<P> brain, @Nullable Network network) {

    /** What lies in the file of the brain's game. */
    public static <P extends Position<P>> Learnt<P> of(Brain<P> brain) {
        try (var file = Learnt.class.getResourceAsStream("/comptoir/bots/weights/" + brain.game() + ".txt")) {
            if (file == null) return new Learnt<>(brain, null);
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return new Learnt<>(brain, NetworkText.read(brain.features(), text));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A judge for one search. */
    public Judge<P> judge() {
        return network == null ? brain : new LearntJudge<>(brain.features(), network);
    }

    public Manner manner() {
        return network == null ? Manner.OF_2026 : brain.manner();
    }
}
