/** What the bots know of Merchants Cove: a file for what all merchants share and one for each merchant. */
@NullMarked
package comptoir.bots.cove;

import org.jspecify.annotations.NullMarked;
