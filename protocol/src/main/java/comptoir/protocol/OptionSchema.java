package comptoir.protocol;

import comptoir.engine.Game;
import comptoir.engine.TableOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The options of a game as a JSON Schema. */
final class OptionSchema {

    private OptionSchema() {}

    static Map<String, Object> of(Game<?> game) {
        var properties = new LinkedHashMap<String, Object>();
        for (var option : game.options()) properties.put(option.id(), of(option));
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("additionalProperties", false);
        return schema;
    }

    private static Map<String, Object> of(TableOption option) {
        var schema = new LinkedHashMap<String, Object>();
        schema.put("title", option.name().en());
        schema.put("description", option.help().en());
        switch (option.kind()) {
            case FLAG -> schema.put("type", "boolean");
            case TEXT -> schema.put("type", "string");
            case CHOICE -> choice(schema, option);
            case CHOICES -> {
                schema.put("type", "array");
                schema.put("items", choice(new LinkedHashMap<>(), option));
                schema.put("uniqueItems", true);
                schema.put("minItems", option.least());
                schema.put("maxItems", option.most());
            }
            case BY_SEAT -> {
                schema.put("type", "array");
                schema.put("items", choice(new LinkedHashMap<>(), option));
            }
        }
        if (option.standard() != null) schema.put("default", option.standard());
        // The same in both languages, for clients that ask people; validators pass over unknown words.
        schema.put("x-name", option.name());
        schema.put("x-help", option.help());
        schema.put("x-kind", option.kind());
        schema.put("x-values", option.values());
        if (!option.limits().isEmpty()) schema.put("x-limits", option.limits());
        return schema;
    }

    private static Map<String, Object> choice(Map<String, Object> schema, TableOption option) {
        schema.put("type", "string");
        schema.put(
                "enum",
                List.copyOf(option.values().stream().map(TableOption.Value::id).toList()));
        return schema;
    }
}
