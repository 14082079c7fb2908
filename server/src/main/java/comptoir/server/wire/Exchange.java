package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.Lobby;
import comptoir.server.table.Refused;
import comptoir.server.table.Table;
import comptoir.server.table.Words;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** One request over HTTP and its answer. */
record Exchange(Services services, ServerRequest request, ServerResponse response) {

    private static final int WORTH_PACKING = 1400;

    String address() {
        var forwarded = services.origins().forwarded(request.headers());
        return forwarded.isEmpty() ? request.remotePeer().host() : forwarded;
    }

    /** The body as an object; nothing at all is an empty one. */
    Tree body() {
        var text = request.content().hasEntity() ? text() : "";
        try {
            return Tree.of("request", text.isBlank() ? Map.of() : Json.readObject(text));
        } catch (BadInput wrong) {
            throw new Refused(Refused.Code.BAD_JSON, wrong.getMessage(), null);
        }
    }

    /** What is too long is read to its end, within reason: only then does everybody hear why it is refused. */
    private String text() {
        try (var in = request.content().inputStream()) {
            var bytes = in.readNBytes(Limits.LONGEST_BODY + 1);
            if (bytes.length <= Limits.LONGEST_BODY) return new String(bytes, StandardCharsets.UTF_8);
            in.skip(Limits.HEARD_OUT);
            throw new Refused(Refused.Code.TOO_LONG, "a body may have " + Limits.LONGEST_BODY + " bytes");
        } catch (IOException cut) {
            throw new UncheckedIOException(cut);
        }
    }

    String path(String name) {
        return request.path().pathParameters().get(name);
    }

    int query(String name, int otherwise) {
        var query = request.query();
        if (!query.contains(name)) return otherwise;
        try {
            return Integer.parseInt(query.get(name));
        } catch (NumberFormatException wrong) {
            throw new Refused(Refused.Code.BAD_REQUEST, name + " must be a whole number");
        }
    }

    Optional<String> query(String name) {
        return request.query().contains(name) ? Optional.of(request.query().get(name)) : Optional.empty();
    }

    /** The key of a seat's link, from the header {@code Authorization: Seat …}. */
    String key() {
        if (!request.headers().contains(HeaderNames.AUTHORIZATION)) return "";
        var words = request.headers().get(HeaderNames.AUTHORIZATION).get().split(" ", 2);
        if (words.length != 2 || !words[0].equalsIgnoreCase("Seat"))
            throw new Refused(Refused.Code.NO_SEAT, "the authorization must be \"Seat\" and the key of a link");
        return words[1].strip();
    }

    Optional<PersonRow> person() {
        if (!request.headers().contains(HeaderNames.COOKIE)) return Optional.empty();
        return services.people()
                .find(String.join(";", request.headers().get(HeaderNames.COOKIE).allValues()));
    }

    String personId() {
        return person().map(PersonRow::id).orElse("");
    }

    /** Who asks; somebody new gets a cookie, and a new name is remembered. */
    PersonRow welcome(Tree body) {
        var name = Words.name(body.text("name", ""));
        var known = person();
        if (known.isPresent()) {
            boolean same = name.isEmpty() || name.equals(known.get().name());
            return same ? known.get() : services.people().rename(known.get(), name);
        }
        var newcomer = services.people().welcome(name);
        response.header(
                HeaderNames.SET_COOKIE,
                People.header(newcomer.cookie(), services.origins().isSecure()));
        return newcomer.person();
    }

    Table table() {
        return services.lobby().table(path("table"));
    }

    /** Who asks about a table: a seat, or a spectator. */
    int viewer(Table table) {
        return Lobby.seat(table.doc(), key(), personId());
    }

    int seat(Table table) {
        int seat = viewer(table);
        if (seat < 0) throw new Refused(Refused.Code.NO_SEAT, "this is for who sits at the table");
        return seat;
    }

    void send(Object answer) {
        send(200, answer);
    }

    void send(int status, Object answer) {
        send(status, "application/json", Json.write(answer).getBytes(StandardCharsets.UTF_8));
    }

    void send(int status, String type, byte[] bytes) {
        response.status(Status.create(status)).header(HeaderNames.CONTENT_TYPE, type);
        if (!response.headers().contains(HeaderNames.CACHE_CONTROL))
            response.header(HeaderNames.CACHE_CONTROL, "no-store");
        if (bytes.length > WORTH_PACKING && takesGzip()) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip").header(HeaderNames.VARY, "Accept-Encoding");
            response.send(packed(bytes));
        } else response.send(bytes);
    }

    boolean takesGzip() {
        return request.headers().contains(HeaderNames.ACCEPT_ENCODING)
                && String.join(
                                ",",
                                request.headers()
                                        .get(HeaderNames.ACCEPT_ENCODING)
                                        .allValues())
                        .contains("gzip");
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
