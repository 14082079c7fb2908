package comptoir.server.wire;

import comptoir.server.page.PageFiles;
import comptoir.server.table.Refused;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;

/** The web client, from the classpath. Any path that is no file is the client's own: it gets the front page. */
final class Pages {

    private static final String FRONT = "/" + PageFiles.FRONT;

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
        <p>The server runs; the web client is not in this build. The API is at <a href="api/games">/api/games</a>.
        <p lang="fr">Le serveur fonctionne ; le client web n’est pas dans cette version. L’API est à l’adresse
        <a href="api/games">/api/games</a>.
        </html>
        """;

    private final Map<String, Optional<File>> files = new ConcurrentHashMap<>();
    private final String base;
    private final Previews previews;

    /** @param base the path below which browsers find the page; ends with a slash */
    Pages(String base, Previews previews) {
        this.base = base;
        this.previews = previews;
    }

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
        var path = exchange.path();
        if (path.startsWith("/api/") || path.contains(".."))
            throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at {0}", path);
        boolean isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
        var picture = isFile ? previews.picture(path) : Optional.<byte[]>empty();
        if (picture.isPresent()) {
            send(exchange, new File("image/png", picture.get(), picture.get()), false);
            return;
        }
        var found = isFile ? file(path) : file(FRONT);
        // The names of these change with what is in them; the engine's address has its version.
        boolean isForever = path.startsWith("/assets/")
                || (path.equals("/" + PageFiles.ENGINE)
                        && exchange.request().getHttpURI().getQuery() != null);
        var preview = isFile ? Optional.<String>empty() : previews.tags(path, exchange.language());
        if (found.isPresent() && preview.isPresent()) send(exchange, with(found.get(), preview.get()), false);
        else if (found.isPresent()) send(exchange, found.get(), isForever);
        else if (isFile) throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at {0}", path);
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

    private Optional<File> read(String path) {
        // The front page answers for every path of the client's own, so what it names must not depend on the path.
        return PageFiles.below(base, path.substring(1)).map(bytes -> {
            var type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
            boolean packs = type.startsWith("text/") || type.contains("json") || type.contains("svg");
            return new File(type, bytes, packs ? Exchange.packed(bytes) : bytes);
        });
    }

    /** The front page with what a link says of itself where it is posted. */
    private static File with(File front, String preview) {
        var page = new String(front.bytes, StandardCharsets.UTF_8).replace("</head>", preview + "</head>");
        var bytes = page.getBytes(StandardCharsets.UTF_8);
        return new File(front.type, bytes, bytes);
    }

    private static void send(Exchange exchange, File file, boolean forever) {
        var headers = exchange.response().getHeaders();
        headers.put(HttpHeader.CACHE_CONTROL, forever ? "public, max-age=31536000, immutable" : "no-cache");
        headers.put(HttpHeader.ETAG, file.tag);
        headers.put(HttpHeader.VARY, "Accept-Encoding");
        if (file.tag.equals(exchange.request().getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            exchange.finish(304, file.type, new byte[0]);
            return;
        }
        boolean pack = file.packed.length < file.bytes.length && exchange.takesGzip();
        if (pack) headers.put(HttpHeader.CONTENT_ENCODING, "gzip");
        exchange.finish(200, file.type, pack ? file.packed : file.bytes);
    }
}
