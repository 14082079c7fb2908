package comptoir.server.table;

import comptoir.engine.Rule;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something asked of the server that it does not do, with a code for programs and a sentence for people. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why, and the HTTP status that says so. */
    public enum Code {
        BAD_REQUEST(400, "bad-request"),
        BAD_JSON(400, "bad-json"),
        BAD_OPTIONS(400, "bad-options"),
        ILLEGAL_ANSWER(400, "illegal-answer"),
        UNKNOWN_REQUEST(400, "unknown-request"),
        NO_SEAT(401, "no-seat"),
        NOT_ALLOWED(403, "not-allowed"),
        BAD_ORIGIN(403, "bad-origin"),
        UNKNOWN_TABLE(404, "unknown-table"),
        UNKNOWN_PATH(404, "unknown-path"),
        WRONG_METHOD(405, "wrong-method"),
        TOO_SLOW(408, "too-slow"),
        LATE(409, "late"),
        NOT_NOW(409, "not-now"),
        UNFAIR_UNDO(409, "unfair-undo"),
        TOO_LONG(413, "too-long"),
        TOO_COSTLY(422, "too-costly"),
        TOO_MANY(429, "too-many"),
        INTERNAL(500, "internal"),
        UNAVAILABLE(503, "unavailable");

        private final int status;
        private final String word;

        Code(int status, String word) {
            this.status = status;
            this.word = word;
        }

        public int status() {
            return status;
        }

        public String word() {
            return word;
        }
    }

    private final Code code;
    private final transient @Nullable Rule rule;

    public Refused(Code code, @Nullable String text, @Nullable Rule rule) {
        super(text == null ? code.word() : text);
        this.code = code;
        this.rule = rule;
    }

    public Refused(Code code, String text) {
        this(code, text, null);
    }

    public Code code() {
        return code;
    }

    /** The error as the protocol writes it. */
    public Map<String, Object> error() {
        var error = new LinkedHashMap<String, Object>();
        error.put("code", code.word);
        error.put("text", String.valueOf(getMessage()));
        if (rule != null) error.put("rule", rule.id());
        return error;
    }
}
