/** What the bots know of Dale of Merchants. */
@NullMarked
package comptoir.bots.dale;

import org.jspecify.annotations.NullMarked;
