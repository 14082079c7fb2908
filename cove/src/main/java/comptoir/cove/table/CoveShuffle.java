package comptoir.cove.table;

import comptoir.engine.Shuffle;

/** A sentence of the cove's rules that fate completes with an order. */
public interface CoveShuffle extends Shuffle<Cove> {}
