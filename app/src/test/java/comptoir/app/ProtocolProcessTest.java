package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The open protocol, spoken by another program over standard input and output")
class ProtocolProcessTest {

    @TempDir
    private Path folder;

    private static List<String> comptoir(String... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "comptoir.app.Comptoir"));
        command.addAll(List.of(arguments));
        return command;
    }

    private static String output(Process process) throws IOException, InterruptedException {
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return output;
    }

    @Test
    @DisplayName("a Node script plays whole random games of every kind, and every message fits the schema")
    void wholeGames() throws Exception {
        var script = folder.resolve("client.mjs");
        var transcript = folder.resolve("transcript");
        try (InputStream source = ProtocolProcessTest.class.getResourceAsStream("/client.mjs")) {
            Files.write(script, Objects.requireNonNull(source).readAllBytes());
        }
        var command = new ArrayList<>(List.of("node", script.toString(), transcript.toString()));
        command.add(Boolean.getBoolean("comptoir.long") ? "20" : "1");
        command.addAll(comptoir("engine"));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        assertThat(output(process)).contains("games, ");
        assertThat(process.exitValue()).isZero();
        fitsTheSchema(transcript);
    }

    private static void fitsTheSchema(Path transcript) throws IOException {
        var requests = schema("request");
        var answers = schema("answer");
        for (var line : Files.readAllLines(transcript)) {
            var exchange = Tree.of("line", Json.readObject(line));
            fits(requests, exchange.at("request").value());
            fits(answers, exchange.at("answer").value());
            var answer = exchange.at("answer");
            if (answer.has("view"))
                fits(schema(game(exchange) + "-view"), answer.at("view").value());
        }
    }

    /** The client names its tables after their games. */
    private static String game(Tree exchange) {
        var table = exchange.at("request").at("table").text();
        return table.substring(0, table.indexOf('-'));
    }

    private static void fits(Schema schema, Object message) {
        var json = Json.write(message);
        assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty();
    }

    private static final Map<String, Schema> SCHEMAS = new HashMap<>();

    private static Schema schema(String definition) {
        return SCHEMAS.computeIfAbsent(definition, name -> {
            var document = new LinkedHashMap<>(Schemas.all());
            document.put("$ref", "#/$defs/" + name);
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(Json.write(document), InputFormat.JSON);
        });
    }

    @Test
    void theProcessLivesThroughNonsense() throws Exception {
        var process = new ProcessBuilder(comptoir("engine")).start();
        try (var in = process.getOutputStream()) {
            var lines =
                    List.of("", "nonsense", "{\"do\":", "\u0000\u0001", "x".repeat(1_500_000), "{\"do\":\"games\"}");
            in.write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        }
        var answers = output(process).lines().toList();
        assertThat(answers).hasSize(6);
        assertThat(answers.subList(0, 4)).allMatch(answer -> answer.contains("\"code\":\"bad-json\""));
        assertThat(answers.get(4)).contains("\"code\":\"too-long\"");
        assertThat(answers.get(5)).contains("\"games\":[");
        assertThat(process.exitValue()).isZero();
    }
}
