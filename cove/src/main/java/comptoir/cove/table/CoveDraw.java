package comptoir.cove.table;

import comptoir.engine.Draw;

/** A sentence of the cove's rules that fate completes with one thing among several. */
public interface CoveDraw extends Draw<Cove> {}
