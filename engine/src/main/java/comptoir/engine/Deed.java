package comptoir.engine;

/** A step that simply happens. */
public non-sealed interface Deed<P extends Position<P>> extends Step<P> {

    /** The position after this deed; it comes with this deed already taken off its agenda. */
    P perform(P position);
}
