/** The Peddler: the player that runs itself, by two cards, a reserve of customers and a stall. */
@NullMarked
package comptoir.cove.peddler;

import org.jspecify.annotations.NullMarked;
