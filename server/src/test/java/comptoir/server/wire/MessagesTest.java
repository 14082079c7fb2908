package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Schemas;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

@DisplayName("Messages are records, and documents come from them")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MessagesTest {

    private static final Path DESCRIBED = Path.of("../docs/openapi.yaml");

    private TestServer server;
    private List<Routes.Route> routes;

    @BeforeAll
    void start() {
        server = TestServer.sqlite();
        routes = new Api(Services.of(Settings.local(""), server.server.lobby(), server.server.bans()))
                .routes()
                .all();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    /** Run with {@code -Dcomptoir.write=true} it writes the file anew. */
    @Test
    @DisplayName("docs/openapi.yaml says of every path what the path says of itself")
    void described() throws IOException {
        var yaml = YAMLMapper.builder()
                .enable(YAMLWriteFeature.MINIMIZE_QUOTES, YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER, YAMLWriteFeature.SPLIT_LINES)
                .build();
        var document = Json.plain(OpenApi.document(routes));
        if (Boolean.getBoolean("comptoir.write")) Files.writeString(DESCRIBED, yaml.writeValueAsString(document));
        assertThat(yaml.readValue(Files.readString(DESCRIBED), Object.class)).isEqualTo(document);
    }

    @Test
    @DisplayName("every record that a path takes or answers is among those that types are written from")
    void everyRecord() {
        assertThat(routes).allSatisfy(route -> {
            if (route.body() != null) assertThat(Messages.all()).contains(route.body());
            if (route.answer() != null) assertThat(Messages.all()).contains(route.answer());
        });
    }

    @Test
    @DisplayName("what is sent over the socket and over HTTP fits its schema, field by field")
    void fits() {
        var definitions = Schemas.of(Messages.all(), "#/");
        var begun = server.begin("parlour", 2);
        var client = server.client().key(begun.keys().getFirst());
        fits(
                definitions,
                "table-info",
                client.get("/api/tables/" + begun.table()).json());
        fits(definitions, "games-list", client.get("/api/games").json());
        fits(definitions, "catalogues", client.get("/api/rules").json());
        fits(definitions, "person", client.get("/api/me").json());
        fits(definitions, "error-reply", client.get("/api/nowhere").json());
        fits(
                definitions,
                "past-moments",
                client.get("/api/tables/" + begun.table() + "/replay").json());
        var seen = new HashSet<String>();
        try (var socket = client.join(begun.table(), -1)) {
            socket.send(Map.of("do", "ping"));
            socket.send(Map.of("do", "why", "id", "w"));
            socket.send(Map.of("do", "chat", "text", "hello", "id", "c"));
            socket.send(Map.of("do", "nothing of the kind"));
            for (var type : List.of("table", "game", "pong", "refusals", "chat", "error")) {
                var message = socket.await(each -> each.text("type", "").equals(type) && seen.add(type));
                fits(definitions, "told-" + type, message);
            }
        }
        assertThat(seen).isEqualTo(Set.of("table", "game", "pong", "refusals", "chat", "error"));
    }

    /** No field that the schema does not have, none missing that it requires, all the way down. */
    private static void fits(Map<String, Object> definitions, String name, Tree message) {
        check(definitions, Tree.of(name, definitions.get(name)), message);
    }

    private static void check(Map<String, Object> definitions, Tree schema, Tree value) {
        if (schema.has("$ref")) {
            var name = schema.at("$ref").text().substring(2);
            if (!name.equals("text")) check(definitions, Tree.of(name, definitions.get(name)), value);
            return;
        }
        if (schema.has("items")) for (var each : value.list()) check(definitions, schema.at("items"), each);
        if (!schema.has("properties")) return;
        assertThat(schema.at("properties").keys()).as(value.path()).containsAll(value.keys());
        for (var required : schema.at("required").list())
            assertThat(value.keys()).as(value.path()).contains(required.text());
        for (var field : value.keys())
            if (value.has(field)) check(definitions, schema.at("properties").at(field), value.at(field));
    }
}
