package comptoir.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.BadInput;
import comptoir.engine.IllegalAnswer;
import comptoir.engine.Language;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import comptoir.protocol.About;
import org.jspecify.annotations.Nullable;

/** Something asked of the server that it does not do, with a code for programs and a sentence for people. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why, and the HTTP status that says so. */
    public enum Code {
        BAD_REQUEST(400),
        BAD_JSON(400),
        BAD_OPTIONS(400),
        ILLEGAL_ANSWER(400),
        UNKNOWN_REQUEST(400),
        NO_SEAT(401),
        NOT_ALLOWED(403),
        BAD_ORIGIN(403),
        UNKNOWN_TABLE(404),
        UNKNOWN_PATH(404),
        WRONG_METHOD(405),
        TOO_SLOW(408),
        LATE(409),
        NOT_NOW(409),
        UNFAIR_UNDO(409),
        TOO_LONG(413),
        TOO_COSTLY(422),
        TOO_MANY(429),
        INTERNAL(500),
        UNAVAILABLE(503);

        private final int status;

        Code(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    private final Code code;
    private final transient Text text;
    private final transient @Nullable Rule rule;

    /** The error as clients get it, in the words of who reads it. */
    @About("Why something is not done: a code for programs and a sentence in the reader's language.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record WireError(
            Code code,
            String text,

            @About("The rule that forbids it, where one does.") @Nullable
            Rule rule) {}

    public Refused(Code code, Text text, @Nullable Rule rule) {
        super(text.en());
        this.code = code;
        this.text = text;
        this.rule = rule;
    }

    /** @param template the sentence, as {@link Text} has it */
    public Refused(Code code, String template, Object... with) {
        this(code, Text.say(template, with), null);
    }

    /** What came in is wrong. */
    public static Refused wrong(Code code, BadInput wrong) {
        return new Refused(code, wrong.text(), wrong instanceof IllegalAnswer illegal ? illegal.rule() : null);
    }

    public Code code() {
        return code;
    }

    public WireError error(Language language) {
        return new WireError(code, language.say(text), rule);
    }
}
