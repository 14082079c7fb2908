package comptoir.engine;

/** One sentence of the rules: a deed happens, a question waits for players, a draw or a shuffle waits for fate. */
public sealed interface Step<P extends Position<P>> permits Deed, Question, Draw, Shuffle {}
