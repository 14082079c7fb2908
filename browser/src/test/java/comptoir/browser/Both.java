package comptoir.browser;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Session;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The engine in Java and the compiled one in Node, asked the same: what they answer must be the same. */
final class Both implements AutoCloseable {

    /** What is wrong with JSON, and Java's own words of what went wrong, are said as well as each can. */
    private static final String OWN_WORDS = "(not valid JSON|this version can read|cannot be): .*";

    private final Session java = new Session();
    private final Process node;
    private final BufferedReader from;
    private final BufferedWriter to;

    Both() {
        try {
            var program = Path.of("target/classes/web/engine.js").toAbsolutePath();
            node = new ProcessBuilder("node", "src/test/resources/ask.mjs", program.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException missing) {
            throw new UncheckedIOException("the compiled engine is tried in Node.js, and there is no 'node'", missing);
        }
        from = node.inputReader(StandardCharsets.UTF_8);
        to = node.outputWriter(StandardCharsets.UTF_8);
    }

    /** Asks both, with fields as name, value, name, value. */
    Tree ask(String what, Object... fields) {
        var request = new LinkedHashMap<String, Object>();
        request.put("do", what);
        for (int i = 0; i < fields.length; i += 2) request.put((String) fields[i], fields[i + 1]);
        return line(Json.write(request));
    }

    Tree line(String line) {
        var answer = Json.read(java.answer(line));
        var compiled = Json.read(compiled(line));
        assertThat(comparable(compiled)).as("%.2000s", line).isEqualTo(comparable(answer));
        return Tree.of("answer", answer);
    }

    /** What the compiled engine alone says. */
    String compiled(String line) {
        try {
            to.write(line);
            to.newLine();
            to.flush();
            var answer = from.readLine();
            if (answer == null) throw new IllegalStateException("the compiled engine has ended");
            return answer;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What Java alone says. */
    String inJava(String line) {
        return java.answer(line);
    }

    /** Saves are JSON in JSON, with fields in any order; of advice the last digits may differ, the option may not. */
    private static Object comparable(Object answer) {
        if (!(answer instanceof Map<?, ?> map)) return answer;
        if (map.get("saved") instanceof String saved) return Json.read(saved);
        if (map.containsKey("because")) return map.get("option");
        if (map.get("error") instanceof Map<?, ?> error && error.get("text") instanceof String text)
            return List.of(error.get("code"), text.replaceAll(OWN_WORDS, "$1"));
        return map;
    }

    @Override
    public void close() {
        node.destroy();
    }
}
