package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.PlainText;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Secrets;
import comptoir.server.table.Sitter;
import comptoir.server.table.Table;
import comptoir.server.wire.Answers.ErrorReply;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** One request over HTTP and its answer. */
record Exchange(
        Services services, Request request, Response response, Callback callback, Map<String, String> parameters) {

    private static final int WORTH_PACKING = 1400;
    private static final String BODY = Exchange.class.getName() + ".body";

    Exchange(Services services, Request request, Response response, Callback callback) {
        this(services, request, response, callback, Map.of());
    }

    /** The same with what stood in the path. */
    Exchange parameters(Map<String, String> found) {
        return new Exchange(services, request, response, callback, found);
    }

    String address() {
        return services.origins().address(request);
    }

    String path() {
        return Request.getPathInContext(request);
    }

    /** The body as it came; it can be asked for again. */
    byte[] bytes() {
        if (request.getAttribute(BODY) instanceof byte[] read) return read;
        try (var in = Request.asInputStream(request)) {
            var read = bytes(in);
            request.setAttribute(BODY, read);
            return read;
        } catch (IOException cut) {
            throw new UncheckedIOException(cut);
        }
    }

    /** The body as an object; nothing at all is an empty one. */
    Tree body() {
        var text = text();
        try {
            return Tree.of("request", text.isBlank() ? Map.of() : Json.readObject(text));
        } catch (BadInput wrong) {
            throw Refused.wrong(Refused.Code.BAD_JSON, wrong);
        }
    }

    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes()))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw new Refused(Refused.Code.BAD_JSON, "the body is not UTF-8");
        }
    }

    /** What is too long is read to its end, within reason: only then does everybody hear why it is refused. */
    private static byte[] bytes(InputStream in) throws IOException {
        var bytes = in.readNBytes(Limits.LONGEST_BODY + 1);
        if (bytes.length <= Limits.LONGEST_BODY) return bytes;
        for (int more = 0; more < Limits.HEARD_OUT; ) {
            int read = in.read(bytes);
            if (read < 0) break;
            more += read;
        }
        throw new Refused(Refused.Code.TOO_LONG, "a body may have {0} bytes", Limits.LONGEST_BODY);
    }

    String path(String name) {
        return parameters.getOrDefault(name, "");
    }

    int query(String name, int otherwise) {
        var value = query(name);
        if (value.isEmpty()) return otherwise;
        try {
            return Integer.parseInt(value.get());
        } catch (NumberFormatException wrong) {
            throw new Refused(Refused.Code.BAD_REQUEST, "{0} must be a whole number", name);
        }
    }

    Optional<String> query(String name) {
        return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
    }

    /** The key of a seat's link, from the header {@code Authorization: Seat …}. */
    String key() {
        var shown = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        if (shown == null) return "";
        var words = shown.split(" ", 2);
        if (words.length != 2 || !words[0].equalsIgnoreCase("Seat"))
            throw new Refused(Refused.Code.NO_SEAT, "the authorization must be \"Seat\" and the key of a link");
        return words[1].strip();
    }

    /** Whether the header {@code Authorization: Bearer …} shows a secret. */
    boolean shows(String secret) {
        var shown = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return shown != null && Secrets.fits("Bearer " + secret, Secrets.hash(shown));
    }

    /** The language of who asks: what {@code lang} says, or else the browser. */
    Language language() {
        return Languages.of(query("lang"), request.getHeaders());
    }

    Optional<PersonRow> person() {
        return services.people().find(request.getHeaders());
    }

    String personId() {
        return person().map(PersonRow::id).orElse("");
    }

    /** Who asks; somebody new gets a cookie, and a new name or face is remembered. */
    PersonRow welcome(@Nullable String called, @Nullable String face) {
        var name = PlainText.name(called == null ? "" : called);
        var avatar = Sitter.avatar(face);
        var known = person();
        if (known.isPresent()) return services.people().change(known.get(), name, avatar);
        services.limits().newcomer(address());
        var newcomer = services.people().welcome(name, avatar);
        var cookie = People.header(newcomer.cookie(), services.origins().isSecure());
        response.getHeaders().put(HttpHeader.SET_COOKIE, cookie);
        return newcomer.person();
    }

    Table table() {
        return services.lobby().table(path("table"));
    }

    /** Who asks about a table: a seat, or a spectator. */
    int viewer(Table table) {
        return Right.of(table.doc(), key(), personId()).seat();
    }

    int seat(Table table) {
        int seat = viewer(table);
        if (seat < 0) throw new Refused(Refused.Code.NO_SEAT, "this is for who sits at the table");
        return seat;
    }

    void send(int status, Object answer) {
        send(status, "application/json", Json.write(answer).getBytes(StandardCharsets.UTF_8));
    }

    void send(int status, String type, byte[] bytes) {
        var headers = response.getHeaders();
        if (!headers.contains(HttpHeader.CACHE_CONTROL)) headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        boolean pack = bytes.length > WORTH_PACKING && takesGzip();
        if (pack) {
            headers.put(HttpHeader.CONTENT_ENCODING, "gzip");
            headers.put(HttpHeader.VARY, "Accept-Encoding");
        }
        finish(status, type, pack ? packed(bytes) : bytes);
    }

    /** Sends it as it is; to HEAD only how long it would be. */
    void finish(int status, String type, byte[] bytes) {
        response.setStatus(status);
        if (bytes.length > 0) {
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
        }
        boolean told = request.getMethod().equals("HEAD");
        response.write(true, ByteBuffer.wrap(told ? new byte[0] : bytes), callback);
    }

    void refuse(Refused refused) {
        if (response.isCommitted()) callback.failed(refused);
        else send(refused.code().status(), new ErrorReply(refused.error(language())));
    }

    boolean takesGzip() {
        return request.getHeaders().getValuesList(HttpHeader.ACCEPT_ENCODING).stream()
                .anyMatch(each -> each.contains("gzip"));
    }

    static byte[] packed(byte[] bytes) {
        var out = new ByteArrayOutputStream(bytes.length / 4 + 64);
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
