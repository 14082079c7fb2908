package comptoir.engine;

/** A die, a bag or a deck that chance comes from. Each name has a stream of its own. */
public record Source(String name) {}
