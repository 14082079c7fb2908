package comptoir.server.wire;

import comptoir.server.table.Refused;
import io.helidon.http.HeaderNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The web client, from the classpath. Any path that is no file is the client's own: it gets the front page. */
final class Pages {

    private static final String FOLDER = "/web";
    private static final String FRONT = "/index.html";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private static final String NO_CLIENT = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Comptoir</title>
        <h1>Comptoir</h1>
        <p>The server runs; the web client is not in this build. The API is at <a href="/api/games">/api/games</a>.
        <p lang="fr">Le serveur fonctionne ; le client web n’est pas dans cette version. L’API est à l’adresse
        <a href="/api/games">/api/games</a>.
        </html>
        """;

    private final Map<String, Optional<File>> files = new ConcurrentHashMap<>();

    private static final class File {
        private final String type;
        private final byte[] bytes;
        private final byte[] packed;
        private final String tag;

        File(String type, byte[] bytes, byte[] packed) {
            this.type = type;
            this.bytes = bytes;
            this.packed = packed;
            this.tag = "\"" + Integer.toHexString(Arrays.hashCode(bytes)) + "-" + bytes.length + "\"";
        }
    }

    void handle(Exchange exchange) {
        var path = exchange.request().path().path();
        if (path.startsWith("/api/") || path.contains(".."))
            throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at " + path);
        boolean isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
        var found = isFile ? file(path) : file(FRONT);
        if (found.isPresent()) send(exchange, found.get(), path.startsWith("/assets/"));
        else if (isFile) throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at " + path);
        else exchange.send(200, TYPES.getOrDefault("html", ""), NO_CLIENT.getBytes(StandardCharsets.UTF_8));
    }

    private Optional<File> file(String path) {
        var known = files.get(path);
        if (known != null) return known;
        var read = read(path);
        // What is not there is not remembered: anybody can ask for anything.
        if (read.isPresent()) files.put(path, read);
        return read;
    }

    private static Optional<File> read(String path) {
        try (var in = Pages.class.getResourceAsStream(FOLDER + path)) {
            if (in == null) return Optional.empty();
            var bytes = in.readAllBytes();
            var type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
            boolean packs = type.startsWith("text/") || type.contains("json") || type.contains("svg");
            return Optional.of(new File(type, bytes, packs ? Exchange.packed(bytes) : bytes));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void send(Exchange exchange, File file, boolean forever) {
        var response = exchange.response();
        response.header(HeaderNames.CACHE_CONTROL, forever ? "public, max-age=31536000, immutable" : "no-cache");
        response.header(HeaderNames.ETAG, file.tag);
        var headers = exchange.request().headers();
        if (headers.contains(HeaderNames.IF_NONE_MATCH)
                && headers.get(HeaderNames.IF_NONE_MATCH).get().equals(file.tag)) {
            response.status(304).send();
            return;
        }
        response.header(HeaderNames.CONTENT_TYPE, file.type).header(HeaderNames.VARY, "Accept-Encoding");
        if (file.packed.length < file.bytes.length && exchange.takesGzip()) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip").send(file.packed);
        } else response.send(file.bytes);
    }
}
