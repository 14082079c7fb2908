/** Bots that learn from their own games. */
@NullMarked
package comptoir.app.train;

import org.jspecify.annotations.NullMarked;
