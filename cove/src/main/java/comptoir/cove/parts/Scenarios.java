package comptoir.cove.parts;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The scenarios that tables of this program may play, by name. */
public final class Scenarios {

    private static final String FOLDER = "/comptoir/cove/scenarios/";
    private static final List<String> OF_PROGRAM =
            List.of("old-sins", "high-society", "head-start", "crowded-lair", "night-of-masks");
    private static final String SUFFIX = ".json";

    private static final Map<String, Scenario> SCENARIOS = new LinkedHashMap<>();

    static {
        for (var id : OF_PROGRAM) SCENARIOS.put(id, Scenario.read(id, Tree.ofFile(id + SUFFIX, content(id))));
    }

    private Scenarios() {}

    private static String content(String id) {
        try (var stream = Scenarios.class.getResourceAsStream(FOLDER + id + SUFFIX)) {
            if (stream == null) throw new IllegalStateException("the program lacks its scenario " + id);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The scenario of a file, named after it; an error names the file, the line and the reason. */
    public static Scenario read(Path file) {
        var name = String.valueOf(file.getFileName());
        if (!name.matches("[a-z][a-z0-9-]*\\.json"))
            throw new BadInput(Text.say(
                    "{0}: a scenario is named after its file, in small letters and dashes, such as my-game.json",
                    file));
        try {
            var id = name.substring(0, name.length() - SUFFIX.length());
            return Scenario.read(id, Tree.ofFile(file.toString(), Files.readString(file)));
        } catch (IOException unreadable) {
            throw new BadInput(
                    Text.say("{0} cannot be read: {1}", file, String.valueOf(unreadable.getMessage())), unreadable);
        }
    }

    /** Makes a scenario known beside the others. */
    public static synchronized void add(Scenario scenario) {
        if (OF_PROGRAM.contains(scenario.id()))
            throw new BadInput(Text.say("there is a scenario \"{0}\" already: give yours another name", scenario.id()));
        SCENARIOS.put(scenario.id(), scenario);
    }

    public static synchronized List<Scenario> all() {
        return List.copyOf(SCENARIOS.values());
    }

    public static synchronized Scenario named(String id) {
        var scenario = SCENARIOS.get(id);
        if (scenario == null)
            throw new BadInput(
                    Text.say("the scenario \"{0}\" is not known here; there are {1}", id, SCENARIOS.keySet()));
        return scenario;
    }
}
