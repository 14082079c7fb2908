package comptoir.engine;

/** Whether a seat may take back its last answer. */
public sealed interface Undo {

    /** Nobody has learnt anything and nobody else has decided since. */
    record Fair() implements Undo {}

    /** Why not: what has been seen or decided since. */
    record Unfair(Text because) implements Undo {}
}
