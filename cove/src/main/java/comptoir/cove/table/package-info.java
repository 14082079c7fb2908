/** The position and what all merchants share of it: clock, harbour, town, players, and what a merchant is to them. */
@NullMarked
package comptoir.cove.table;

import org.jspecify.annotations.NullMarked;
