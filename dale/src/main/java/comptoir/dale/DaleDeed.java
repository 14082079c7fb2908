package comptoir.dale;

import comptoir.engine.Deed;

/** A sentence that simply happens. */
interface DaleDeed extends Deed<Dale> {}
