package comptoir.app;

import comptoir.bots.machines.Machines;
import comptoir.protocol.Json;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The option to have games played on other machines than this one. */
public final class OnMachines {

    @CommandLine.Option(
            names = "--on",
            paramLabel = "MACHINES",
            description =
                    "Play on a cluster of Apache Spark, such as spark://host:7077, in place of --threads; local[2]"
                            + " tries it here. The results are the same (docs/scale.md).")
    private @Nullable String on;

    /** Where they are; null where this machine plays. */
    public @Nullable String place() {
        return on;
    }

    /** @param played is given each game as a line of text, one at a time */
    public void play(String place, String games, Object programme, List<Integer> numbers, Consumer<String> played) {
        Machines.installed().play(place, new Machines.Work(games, Json.write(programme)), numbers, played);
    }
}
