package comptoir.dale.moves;

import comptoir.dale.table.Dale;
import comptoir.engine.Deed;

/** A sentence that simply happens. */
public interface DaleDeed extends Deed<Dale> {}
