/**
 * Merchants Cove: the clock, the harbour, the town, the market and the scoring that all merchants share. What is special
 * to a merchant is in a package of its own, behind {@link comptoir.cove.table.Merchant} and
 * {@link comptoir.cove.table.Workshop}. Arrows point one way: this package, merchants, view and scene → step → table →
 * parts; merchants do not know each other, and nothing else knows a merchant.
 */
@NullMarked
package comptoir.cove;

import org.jspecify.annotations.NullMarked;
