package comptoir.protocol;

import comptoir.engine.Game;
import comptoir.engine.RuleSection;
import comptoir.engine.RuleSection.RuleText;
import comptoir.engine.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A rule catalogue: every rule with its id, its text, and where its seed says it. The file has the English, but for what is
 * printed on components; other languages keep theirs by the English.
 */
public record Catalogue(String catalogue, Text name, List<RuleSection> sections) {

    private static final List<Catalogue> ALL =
            Games.all().stream().flatMap(game -> of(game).stream()).toList();

    public static List<Catalogue> all() {
        return ALL;
    }

    public List<RuleText> rules() {
        var rules = new ArrayList<RuleText>();
        for (var section : sections) rules.addAll(section.rules());
        return rules;
    }

    public static Optional<RuleText> find(String id) {
        return ALL.stream()
                .flatMap(catalogue -> catalogue.rules().stream())
                .filter(rule -> rule.id().equals(id))
                .findFirst();
    }

    private static List<Catalogue> of(Game<?> game) {
        var catalogues = new ArrayList<Catalogue>();
        for (var name : game.catalogues()) catalogues.add(load(name));
        if (!game.printedRules().isEmpty())
            catalogues.add(catalogues.removeLast().with(game.printedRules()));
        return catalogues;
    }

    private Catalogue with(List<RuleSection> more) {
        var all = new ArrayList<>(sections);
        all.addAll(more);
        return new Catalogue(catalogue, name, List.copyOf(all));
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
