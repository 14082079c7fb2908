package comptoir.protocol;

import comptoir.engine.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON Schema of every message, and of the options, the view, the answers and the events of every game. */
public final class Schemas {

    /** Where the document has its definitions. */
    static final String DEFINITIONS = "#/$defs/";

    private Schemas() {}

    /**
     * One document: {@code #/$defs/request}, {@code #/$defs/answer}, {@code #/$defs/dale-view}, {@code …-options},
     * {@code …-answers}, {@code …-facts}; and what each game says of itself under {@code x-games}.
     */
    public static Map<String, Object> all() {
        return all(List.of());
    }

    /** The same with messages of elsewhere: each a record, or a sealed interface of records. */
    public static Map<String, Object> all(List<Class<?>> more) {
        var definitions = new LinkedHashMap<String, Object>();
        defineWords(definitions, DEFINITIONS);
        var records = RecordSchema.ofMessages(definitions, DEFINITIONS);
        var requests = new ArrayList<Object>();
        for (var request : Forms.requests()) requests.add(records.of(request));
        definitions.put("request", Map.of("oneOf", requests));
        definitions.put("answer", records.of(Message.class));
        records.of(BotMessage.class);
        for (var type : more) {
            var schema = records.of(type);
            if (!type.isRecord()) definitions.put(Records.word(type), schema);
        }
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

    /**
     * The schemas of messages and of all they are made of, by name.
     *
     * @param where the path at which the document keeps them, such as {@code #/$defs/}
     */
    public static Map<String, Object> of(List<Class<?>> messages, String where) {
        var definitions = new LinkedHashMap<String, Object>();
        defineWords(definitions, where);
        var records = RecordSchema.ofMessages(definitions, where);
        for (var type : messages) records.of(type);
        return definitions;
    }

    /** The name under which the schemas have a record. */
    public static String name(Class<?> record) {
        return Records.word(record);
    }

    private static void defineWords(Map<String, Object> definitions, String where) {
        var text = Map.<String, Object>of("$ref", where + "text");
        var argument = Map.<String, Object>of("$ref", where + "argument");
        definitions.put("text", text(argument));
        definitions.put("argument", argument(text, argument));
        definitions.put("rule", Map.of("type", "string", "pattern", "^[a-z]+(\\.[a-z0-9-]+)+$"));
    }

    private static void define(Game<?> game, Map<String, Object> definitions) {
        var views = game.description().views();
        var whole = views.getFirst();
        definitions.put(
                game.id() + "-view",
                RecordSchema.ofGame(definitions, views.subList(1, views.size())).of(whole));
        definitions.put(game.id() + "-options", OptionSchema.of(game));
        new DescriptionSchema(game).define(definitions);
    }

    static Message.DescriptionAnswer described(Game<?> game) {
        var description = game.description();
        return new Message.DescriptionAnswer(
                game.id(),
                description.components(),
                description.decisions(),
                description.events(),
                description.fate(),
                description.standing());
    }

    private static Map<String, Object> text(Map<String, Object> argument) {
        return ordered(
                "description",
                "A sentence not yet in any language: the English template, which is also the key of its translations,"
                        + " and what stands in its gaps.",
                "type",
                "object",
                "properties",
                ordered(
                        "say",
                        Map.of("type", "string"),
                        "with",
                        Map.of("type", "array", "items", argument),
                        "thing",
                        Map.of("type", "string"),
                        "own",
                        Map.of("type", "object", "additionalProperties", Map.of("type", "string"))),
                "required",
                List.of("say"));
    }

    private static Map<String, Object> argument(Map<String, Object> text, Map<String, Object> argument) {
        return ordered(
                "description",
                "A number, a word that is the same in all languages, a text, a player by seat, a time of day, or a"
                        + " list of these.",
                "anyOf",
                List.of(
                        Map.of("type", "number"),
                        Map.of("type", "string"),
                        text,
                        numbers("who"),
                        numbers("hour", "minute"),
                        Map.of("type", "array", "items", argument)));
    }

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
