/**
 * Merchants Cove: the clock, the harbour, the town, the market and the scoring that all merchants share. What is special
 * to a merchant is in a package of its own, behind {@link comptoir.cove.Merchant} and {@link comptoir.cove.Workshop}.
 */
@NullMarked
package comptoir.cove;

import org.jspecify.annotations.NullMarked;
