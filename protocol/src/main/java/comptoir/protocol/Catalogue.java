package comptoir.protocol;

import comptoir.engine.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A rule catalogue: every rule with its id, its text, and where its seed says it. The file has the English; other languages
 * keep theirs beside it, by the English.
 */
public record Catalogue(String catalogue, Text name, List<Section> sections) {

    public record Section(String id, Text name, List<Entry> rules) {}

    /**
     * @param seed the number of the rulebook it comes from
     * @param at the heading it stands under there
     * @param unreachable why no random game can ever show it; null where one can
     */
    public record Entry(
            String id,
            Text text,
            String seed,
            String at,
            @Nullable Text unreachable) {}

    private static final List<Catalogue> ALL = Games.all().stream()
            .flatMap(game -> game.catalogues().stream())
            .map(Catalogue::load)
            .toList();

    public static List<Catalogue> all() {
        return ALL;
    }

    public List<Entry> rules() {
        var rules = new ArrayList<Entry>();
        for (var section : sections) rules.addAll(section.rules);
        return rules;
    }

    public static Optional<Entry> find(String id) {
        return ALL.stream()
                .flatMap(catalogue -> catalogue.rules().stream())
                .filter(rule -> rule.id().equals(id))
                .findFirst();
    }

    private static Catalogue load(String name) {
        try (var file = Catalogue.class.getResourceAsStream("/rules/" + name + ".json")) {
            var json = new String(
                    Objects.requireNonNull(file, () -> "there is no rules/" + name + ".json")
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
            return Json.read(json, Catalogue.class);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
