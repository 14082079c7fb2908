/** The sentences of the common rules: arrival, clock, boats, town, market, clean-up, scoring. */
@NullMarked
package comptoir.cove.step;

import org.jspecify.annotations.NullMarked;
