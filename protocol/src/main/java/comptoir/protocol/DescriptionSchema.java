package comptoir.protocol;

import comptoir.engine.Description;
import comptoir.engine.Description.Field;
import comptoir.engine.Description.Form;
import comptoir.engine.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a game's description says of its answers, facts and components, as JSON Schemas. */
final class DescriptionSchema {

    private final String game;
    private final Description description;

    DescriptionSchema(Game<?> game) {
        this.game = game.id();
        this.description = game.description();
    }

    /**
     * The ids of the components ({@code dale-cards-id}), the kinds of decisions and events, the answers of each decision
     * ({@code dale-answers}) and the facts of each event ({@code dale-facts}), by kind.
     */
    void define(Map<String, Object> definitions) {
        description.components().forEach((kind, all) -> {
            definitions.put(
                    game + "-" + kind + "-id",
                    Map.of("enum", all.stream().map(Description.Component::id).toList()));
            var types = all.stream().<Class<?>>map(Object::getClass).distinct().toList();
            definitions.put(
                    game + "-" + kind,
                    RecordSchema.ofGame(definitions, List.of()).anyOf(types));
        });
        var answers = new LinkedHashMap<String, Object>();
        for (var decision : description.decisions())
            answers.put(
                    decision.kind(),
                    Map.of("anyOf", decision.answers().stream().map(this::of).toList()));
        definitions.put(game + "-answers", byKind(answers));
        var facts = new LinkedHashMap<String, Object>();
        for (var event : description.events()) facts.put(event.kind(), of(event.facts()));
        definitions.put(game + "-facts", byKind(facts));
    }

    private static Map<String, Object> byKind(Map<String, Object> schemas) {
        return Map.of("type", "object", "properties", schemas, "required", List.copyOf(schemas.keySet()));
    }

    private Map<String, Object> of(Form form) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        for (var field : form.fields()) {
            properties.put(field.name(), of(field.type()));
            if (!field.optional()) required.add(field.name());
        }
        return Map.of("type", "object", "properties", properties, "required", required, "additionalProperties", false);
    }

    private Map<String, Object> of(String type) {
        var alternatives = Field.alternatives(type).stream().map(this::one).toList();
        return alternatives.size() == 1 ? alternatives.getFirst() : Map.of("anyOf", alternatives);
    }

    private Map<String, Object> one(String type) {
        if (type.endsWith("[]")) return Map.of("type", "array", "items", one(type.substring(0, type.length() - 2)));
        if (type.startsWith("{"))
            return Map.of("type", "object", "additionalProperties", of(type.substring(1, type.length() - 1)));
        if (type.startsWith("'")) return Map.of("const", type.substring(1, type.length() - 1));
        return switch (type) {
            case "number", "seat" -> Map.of("type", "integer");
            case "flag" -> Map.of("type", "boolean");
            case "text" -> Map.of("type", "string");
            default -> Map.of("$ref", "#/$defs/" + game + "-" + type + "-id");
        };
    }
}
