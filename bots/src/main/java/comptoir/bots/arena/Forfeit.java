package comptoir.bots.arena;

/** A contender gives its game away: it crashed, stalled, or gave an answer that is none. The message says what it did. */
public final class Forfeit extends Exception {

    private static final long serialVersionUID = 1L;

    public Forfeit(String what) {
        super(what);
    }

    public Forfeit(String what, Throwable cause) {
        super(what, cause);
    }
}
