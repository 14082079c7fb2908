package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Plain data and view records as JSON text, and JSON text as plain data. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(100)
                            .maxStringLength(64_000_000)
                            .build())
                    .build())
            .addModule(new SimpleModule()
                    .addSerializer(Rule.class, new RuleId())
                    .addSerializer(Enum.class, new Word())
                    .addSerializer(Text.class, new Sentence())
                    .addDeserializer(Text.class, new Template()))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /** On one line. */
    public static String write(@Nullable Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** On one line, as UTF-8, straight to where it goes. */
    public static void write(OutputStream out, @Nullable Object value) {
        MAPPER.writeValue(out, value);
    }

    /** On several lines, for people. */
    public static String pretty(@Nullable Object value) {
        return MAPPER.writer().with(SerializationFeature.INDENT_OUTPUT).writeValueAsString(value);
    }

    /** Maps, lists, texts, numbers and flags. */
    public static Object read(String json) {
        try {
            Object value = MAPPER.readValue(json, Object.class);
            if (value == null) throw new BadInput(Text.say("the JSON is null"));
            return value;
        } catch (JacksonException wrong) {
            throw new BadInput(Text.say("not valid JSON: {0}", said(wrong)), wrong);
        }
    }

    public static Map<?, ?> readObject(String json) {
        if (read(json) instanceof Map<?, ?> object) return object;
        throw new BadInput(Text.say("the JSON is not an object"));
    }

    /** A record as maps and lists. */
    public static Object plain(Object value) {
        return read(write(value));
    }

    static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JacksonException wrong) {
            throw new BadInput(said(wrong), wrong);
        }
    }

    /** What is wrong, in plain words, and where. */
    private static Text said(JacksonException wrong) {
        var message = String.valueOf(wrong.getOriginalMessage());
        Text what;
        if (message.startsWith("Duplicate")) what = Text.say("a field is named twice");
        else if (message.startsWith("Trailing token")) what = Text.say("something follows after its end");
        else if (message.startsWith("Document nesting depth")) what = Text.say("it is nested too deeply");
        else if (message.startsWith("Unexpected end-of-input")) what = Text.say("it ends too early");
        else if (wrong instanceof DatabindException) what = Text.say("a value is not of the kind that belongs there");
        else what = Text.say("something stands there that does not belong");
        var location = wrong.getLocation();
        return location == null
                ? what
                : Text.say("{0} (line {1}, column {2})", what, location.getLineNr(), location.getColumnNr());
    }

    private static final class RuleId extends ValueSerializer<Rule> {
        @Override
        public void serialize(Rule rule, JsonGenerator json, SerializationContext context) {
            json.writeString(rule.id());
        }
    }

    /** Constants as people write them; rules, which are constants too, by their id. */
    @SuppressWarnings("rawtypes")
    private static final class Word extends ValueSerializer<Enum> {
        @Override
        public void serialize(Enum constant, JsonGenerator json, SerializationContext context) {
            json.writeString(constant instanceof Rule rule ? rule.id() : Saving.word((Enum<?>) constant));
        }
    }

    /** In our own files a text is its English, or a list of sentences where some of them are shown alone. */
    private static final class Template extends ValueDeserializer<Text> {
        @Override
        public Text deserialize(JsonParser json, DeserializationContext context) {
            if (!json.isExpectedStartArrayToken()) return Text.say(json.getString());
            json.nextToken();
            var text = Text.say(json.getString());
            while (json.nextToken() != JsonToken.END_ARRAY) text = text.then(Text.say(json.getString()));
            return text;
        }
    }

    /** A text as its template and what stands in it; what is empty is left out. */
    private static final class Sentence extends ValueSerializer<Text> {
        @Override
        public void serialize(Text text, JsonGenerator json, SerializationContext context) {
            json.writeStartObject();
            json.writeStringProperty("say", text.say());
            if (!text.with().isEmpty()) {
                json.writeName("with");
                json.writeStartArray();
                for (var each : text.with()) json.writePOJO(argument(each));
                json.writeEndArray();
            }
            if (text.thing() != null) json.writeStringProperty("thing", text.thing());
            if (!text.own().isEmpty()) json.writePOJOProperty("own", text.own());
            json.writeEndObject();
        }

        private static Object argument(Object value) {
            return switch (value) {
                case Text.Who(var seat) -> Map.of("who", seat);
                case List<?> list -> list.stream().map(Sentence::argument).toList();
                default -> value;
            };
        }
    }
}
