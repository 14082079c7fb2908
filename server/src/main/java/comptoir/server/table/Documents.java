package comptoir.server.table;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The server's own records as JSON in the store. Fields that a later version added are passed over. */
final class Documents {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private Documents() {}

    static String write(Object document) {
        return MAPPER.writeValueAsString(document);
    }

    static <T> T read(String json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }
}
