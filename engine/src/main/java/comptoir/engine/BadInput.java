package comptoir.engine;

/** Something handed in from outside is wrong; the message names the problem for the person who sent it. */
public class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }
}
