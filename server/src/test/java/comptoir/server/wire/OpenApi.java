package comptoir.server.wire;

import comptoir.protocol.Schemas;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The paths over HTTP as OpenAPI describes such things, written from the routes and their records. */
final class OpenApi {

    private static final String WHERE = "#/components/schemas/";
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    private OpenApi() {}

    static Map<String, Object> document(List<Routes.Route> routes) {
        var messages = new ArrayList<Class<?>>(List.of(Answers.ErrorReply.class));
        for (var route : routes) {
            if (route.body() != null) messages.add(route.body());
            if (route.answer() != null) messages.add(route.answer());
        }
        var paths = new LinkedHashMap<String, Map<String, Object>>();
        for (var route : routes)
            paths.computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
                    .put(route.method().toLowerCase(Locale.ROOT), operation(route));
        var document = new LinkedHashMap<String, Object>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                ordered(
                        "title",
                        "Comptoir",
                        "version",
                        "1",
                        "description",
                        "Tables for merchant board games. Live play goes over the WebSocket at /api/socket (see"
                            + " server.md). A seat shows the key of its link in the header \"Authorization: Seat"
                            + " KEY\", or is known by the cookie. Refusals are in the language that the parameter lang"
                            + " names, or else in one that Accept-Language likes.",
                        "license",
                        ordered("name", "Apache-2.0", "identifier", "Apache-2.0")));
        document.put("servers", List.of(Map.of("url", "/")));
        document.put("security", List.of(Map.of("seat", List.of()), Map.of("person", List.of()), Map.of()));
        document.put("paths", paths);
        document.put(
                "components",
                ordered(
                        "securitySchemes",
                        ordered(
                                "seat",
                                ordered(
                                        "type",
                                        "apiKey",
                                        "in",
                                        "header",
                                        "name",
                                        "Authorization",
                                        "description",
                                        "\"Seat\" and the key of the link"),
                                "person",
                                ordered("type", "apiKey", "in", "cookie", "name", People.COOKIE)),
                        "schemas",
                        Schemas.of(messages, WHERE)));
        return document;
    }

    private static Map<String, Object> operation(Routes.Route route) {
        var operation = new LinkedHashMap<String, Object>();
        operation.put("summary", route.summary());
        var parameters = new ArrayList<Object>();
        for (var place : PLACE.matcher(route.path()).results().toList())
            parameters.add(ordered("name", place.group(1), "in", "path", "required", true, "schema", TEXT));
        for (var query : route.queries())
            parameters.add(ordered("name", query.name(), "in", "query", "description", query.about(), "schema", TEXT));
        if (!parameters.isEmpty()) operation.put("parameters", parameters);
        var body = route.body();
        if (body != null) operation.put("requestBody", ordered("required", true, "content", content(body)));
        var answer = route.answer();
        operation.put(
                "responses",
                ordered(
                        String.valueOf(route.status()),
                        answer == null
                                ? Map.of("description", "No JSON")
                                : ordered("description", Schemas.name(answer), "content", content(answer)),
                        "default",
                        ordered("description", "Why not", "content", content(Answers.ErrorReply.class))));
        return operation;
    }

    private static final Map<String, Object> TEXT = Map.of("type", "string");

    private static Map<String, Object> content(Class<?> record) {
        return Map.of("application/json", Map.of("schema", Map.of("$ref", WHERE + Schemas.name(record))));
    }

    private static Map<String, Object> ordered(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
