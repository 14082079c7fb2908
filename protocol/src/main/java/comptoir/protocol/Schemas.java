package comptoir.protocol;

import comptoir.engine.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON Schema of every message, and of the options, the view, the answers and the events of every game. */
public final class Schemas {

    private Schemas() {}

    /**
     * One document: {@code #/$defs/request}, {@code #/$defs/answer}, {@code #/$defs/dale-view}, {@code …-options},
     * {@code …-answers}, {@code …-facts}; and what each game says of itself under {@code x-games}.
     */
    public static Map<String, Object> all() {
        var definitions = new LinkedHashMap<String, Object>();
        definitions.put("text", TEXT);
        definitions.put("argument", ARGUMENT);
        definitions.put("rule", Map.of("type", "string", "pattern", "^[a-z]+(\\.[a-z0-9-]+)+$"));
        var records = new RecordSchema(definitions, List.of());
        var requests = new ArrayList<Object>();
        for (var request : Forms.requests()) requests.add(records.of(request));
        definitions.put("request", Map.of("oneOf", requests));
        definitions.put("answer", records.of(Message.class));
        records.of(BotMessage.class);
        var games = new LinkedHashMap<String, Object>();
        for (var game : Games.all()) {
            define(game, definitions);
            games.put(game.id(), described(game));
        }
        var document = new LinkedHashMap<String, Object>();
        document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        document.put("title", "The open protocol of Comptoir");
        document.put("description", "One request a line, one answer a line. Unknown fields are ignored.");
        document.put("$defs", definitions);
        document.put("x-games", games); // validators pass over unknown words
        return document;
    }

    private static void define(Game<?> game, Map<String, Object> definitions) {
        var views = game.description().views();
        var whole = views.getFirst();
        definitions.put(game.id() + "-view", new RecordSchema(definitions, views.subList(1, views.size())).of(whole));
        definitions.put(game.id() + "-options", OptionSchema.of(game));
        new DescriptionSchema(game).define(definitions);
    }

    static Message.DescriptionAnswer described(Game<?> game) {
        var description = game.description();
        return new Message.DescriptionAnswer(
                game.id(), description.components(), description.decisions(), description.events(), description.fate());
    }

    private static final Map<String, Object> TEXT = Map.of(
            "description",
            "A sentence not yet in any language: the English template, which is also the key of its translations, and"
                    + " what stands in its gaps.",
            "type",
            "object",
            "properties",
            ordered(
                    "say",
                    Map.of("type", "string"),
                    "with",
                    Map.of("type", "array", "items", Map.of("$ref", "#/$defs/argument")),
                    "thing",
                    Map.of("type", "string"),
                    "own",
                    Map.of("type", "object", "additionalProperties", Map.of("type", "string"))),
            "required",
            List.of("say"));

    private static final Map<String, Object> ARGUMENT = Map.of(
            "description",
            "A number, a word that is the same in all languages, a text, a player by seat, a time of day, or a list of"
                    + " these.",
            "anyOf",
            List.of(
                    Map.of("type", "number"),
                    Map.of("type", "string"),
                    Map.of("$ref", "#/$defs/text"),
                    numbers("who"),
                    numbers("hour", "minute"),
                    Map.of("type", "array", "items", Map.of("$ref", "#/$defs/argument"))));

    /** In this order on every run, since types are written from it. */
    private static Map<String, Object> ordered(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }

    private static Map<String, Object> numbers(String... names) {
        var properties = new LinkedHashMap<String, Object>();
        for (var name : names) properties.put(name, Map.of("type", "integer"));
        return Map.of("type", "object", "properties", properties, "required", List.of(names));
    }
}
