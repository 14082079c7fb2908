package comptoir.engine;

/** A rule of a catalogue. Games list theirs as constants of an enum, which a test compares with the catalogue. */
public interface Rule {

    /** The stable id, such as {@code dale.market.buy}. */
    String id();
}
