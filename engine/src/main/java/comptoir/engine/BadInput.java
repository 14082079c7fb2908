package comptoir.engine;

/** Something handed in from outside is wrong; the message names the problem for the person who sent it. */
public class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Text text;

    public BadInput(String message) {
        this(Text.same(message));
    }

    public BadInput(String message, Throwable cause) {
        this(Text.same(message), cause);
    }

    /** What can be said in the reader's language; programs and logs get it in English. */
    public BadInput(Text text) {
        super(text.en());
        this.text = text;
    }

    public BadInput(Text text, Throwable cause) {
        super(text.en(), cause);
        this.text = text;
    }

    /** What is wrong. */
    public Text text() {
        return text;
    }
}
