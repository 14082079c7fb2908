package comptoir.cove.table;

import comptoir.engine.Deed;

/** A sentence of the cove's rules that simply happens. */
public interface CoveDeed extends Deed<Cove> {}
