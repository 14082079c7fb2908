package comptoir.server.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The web client's files, from the classpath. The engine is no part of the page's own build, so whoever hands the page out
 * writes the engine's version into the two files that name it: then a page and its engine are kept together.
 */
public final class PageFiles {

    public static final String FRONT = "index.html";
    public static final String ENGINE = "engine.js";

    private static final String WORKER = "sw.js";
    private static final String FOLDER = "/web/";

    private PageFiles() {}

    /** Whether the web client is in this build. */
    public static boolean areThere() {
        return PageFiles.class.getResource(FOLDER + FRONT) != null;
    }

    /** A file for a page whose folder browsers find at a path, which ends with a slash. */
    public static Optional<byte[]> below(String base, String name) {
        return read(name, front -> front.replace("=\"./", "=\"" + base));
    }

    /** A file for a site of files alone, wherever its folder will lie. */
    public static Optional<byte[]> alone(String name, String policy) {
        return read(
                name,
                front -> front.replace("name=\"comptoir-base\" content=\"./\"", "name=\"comptoir-base\" content=\"\"")
                        .replace(
                                "<meta charset=\"utf-8\" />",
                                "<meta charset=\"utf-8\" />\n"
                                        + "        <meta http-equiv=\"Content-Security-Policy\" content=\""
                                        + policy + "\" />"));
    }

    private static Optional<byte[]> read(String name, UnaryOperator<String> front) {
        return resource(name).map(bytes -> switch (name) {
            case FRONT -> bytes(front.apply(versioned(text(bytes))));
            case WORKER -> bytes(versioned(text(bytes)));
            default -> bytes;
        });
    }

    private static String versioned(String text) {
        return resource(ENGINE)
                .map(engine -> text.replace(
                        ENGINE + "\"", ENGINE + "?v=" + Integer.toHexString(Arrays.hashCode(engine)) + "\""))
                .orElse(text);
    }

    private static Optional<byte[]> resource(String name) {
        try (var in = PageFiles.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The names of all files there are. */
    public static List<String> names() {
        var names = new ArrayList<String>();
        for (var known : List.of(FRONT, ENGINE)) {
            var found = PageFiles.class.getResource(FOLDER + known);
            if (found == null) continue;
            try {
                gather(found.toURI(), names);
            } catch (URISyntaxException | IOException unreadable) {
                throw new IllegalStateException("the page's files cannot be listed", unreadable);
            }
        }
        return names.stream().distinct().sorted().toList();
    }

    /** What lies beside a file, in a folder or in an archive. */
    private static void gather(URI file, List<String> names) throws IOException {
        if (file.getScheme().equals("jar")) {
            try (var archive = FileSystems.newFileSystem(file, Map.of())) {
                gather(archive.getPath(FOLDER), names);
            }
        } else gather(Path.of(file).resolveSibling("."), names);
    }

    private static void gather(Path folder, List<String> names) throws IOException {
        try (var files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(
                            each -> names.add(folder.relativize(each).toString().replace('\\', '/')));
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
