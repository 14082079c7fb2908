package comptoir.app.train;

import comptoir.app.Files;
import comptoir.bots.training.Course;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The folder of a course: {@code course.json} with its plan and the figures of each whole generation, and the weights of each.
 * The figures are written last, so that a generation that was interrupted is none.
 */
final class Diary {

    private final Path folder;
    private final Map<String, Object> plan;
    private final List<Object> entries;

    private Diary(Path folder, Map<String, Object> plan, List<Object> entries) {
        this.folder = folder;
        this.plan = plan;
        this.entries = entries;
    }

    /** What was kept there before of the same course; of another one nothing is overwritten. */
    static Diary open(Path folder, String game, Course.Plan plan) {
        var wanted = plan(game, plan);
        var file = folder.resolve("course.json");
        if (!java.nio.file.Files.exists(file)) return new Diary(folder, wanted, new ArrayList<>());
        var kept = Files.json(file);
        if (!Json.write(kept.at("plan").value()).equals(Json.write(wanted)))
            throw new BadInput(Text.say(
                    "{0} holds another course, {1}: name another --folder, or the same options",
                    folder, Json.write(kept.at("plan").value())));
        var entries = new ArrayList<Object>();
        for (var entry : kept.at("generations").list()) entries.add(entry.value());
        return new Diary(folder, wanted, entries);
    }

    private static Map<String, Object> plan(String game, Course.Plan plan) {
        var told = new LinkedHashMap<String, Object>();
        told.put("game", game);
        told.put("fate", plan.fate());
        told.put("school", plan.school());
        told.put("games", plan.games());
        told.put("iterations", plan.iterations());
        told.put("hidden", plan.hidden());
        told.put("passes", plan.passes());
        told.put("tests", plan.tests());
        return told;
    }

    int generations() {
        return entries.size();
    }

    /** The weights of the last whole generation; null where there is none yet. */
    @Nullable
    String latest() {
        return entries.isEmpty() ? null : Files.text(latestFile());
    }

    Path latestFile() {
        return weights(entries.size());
    }

    private Path weights(int number) {
        return folder.resolve("generation-" + number + ".txt");
    }

    void add(Course.Generation generation) {
        Files.write(weights(generation.number()), generation.weights());
        var row = generation.test().rows().getFirst();
        var entry = new LinkedHashMap<String, Object>();
        entry.put("number", generation.number());
        entry.put("lessons", generation.examples());
        entry.put("surprise", generation.surprise());
        entry.put("thumb", generation.thumb());
        entry.put("against", generation.test().rows().get(1).bot());
        entry.put("share", row.share());
        entry.put("low", row.low());
        entry.put("high", row.high());
        entries.add(entry);
        Files.write(folder.resolve("course.json"), Json.pretty(figures()) + "\n");
    }

    /** What {@code course.json} and the page hold. */
    Map<String, Object> figures() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("plan", plan);
        figures.put("generations", entries);
        return figures;
    }
}
