package comptoir.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * What only Java itself can look up of classes (what a sealed interface permits, which components may be null), found out
 * when the engine is compiled and kept in a file: a line for each thing, its words parted by spaces, the first two its key.
 */
public final class Beforehand {

    public static final String FILE = "comptoir/browser/beforehand.txt";

    private static final Map<String, List<String>> LINES = read();
    private static final Map<String, Class<?>> TYPES = types();

    private Beforehand() {}

    private static Map<String, List<String>> read() {
        try (var file = Beforehand.class.getResourceAsStream("/" + FILE)) {
            if (file == null) throw new IllegalStateException("the program lacks its file " + FILE);
            var lines = new HashMap<String, List<String>>();
            for (var line : new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                var words = List.of(line.split(" "));
                lines.put(words.get(0) + " " + words.get(1), words.subList(2, words.size()));
            }
            return lines;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static List<String> under(String topic, String key) {
        return LINES.getOrDefault(topic + " " + key, List.of());
    }

    public static Class<?> type(String name) {
        var type = TYPES.get(name);
        if (type == null) throw new IllegalStateException("the build left out " + name);
        return type;
    }

    private static Map<String, Class<?>> types() {
        var types = new HashMap<String, Class<?>>();
        for (var list : ServiceLoader.load(Types.class)) for (var type : list.all()) types.put(type.getName(), type);
        types.put("int", int.class);
        types.put("boolean", boolean.class);
        return types;
    }
}
