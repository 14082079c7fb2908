package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** A request that cannot be granted, with the code a program can tell it by. */
public final class Trouble extends BadInput {

    private static final long serialVersionUID = 1L;

    /** What kind of trouble it is. */
    public enum Code {
        BAD_JSON,
        BAD_REQUEST,
        TOO_LONG,
        UNKNOWN_REQUEST,
        UNKNOWN_TABLE,
        UNKNOWN_GAME,
        BAD_OPTIONS,
        BAD_FATE,
        BAD_SCENE,
        BAD_SAVE,
        BAD_LOG,
        BAD_LINK,
        OTHER_RULES,
        ILLEGAL_ANSWER,
        UNFAIR_UNDO,
        NO_BOT,
        INTERNAL
    }

    private final Code code;
    private final transient @Nullable Rule rule;

    public Trouble(Code code, Text text, @Nullable Rule rule) {
        super(text);
        this.code = code;
        this.rule = rule;
    }

    public Code code() {
        return code;
    }

    /** The error object of the protocol. */
    public Message.ErrorAnswer message() {
        return new Message.ErrorAnswer(new Message.Problem(code, String.valueOf(getMessage()), text(), rule));
    }
}
