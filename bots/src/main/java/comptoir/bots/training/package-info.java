/** How bots learn from games against themselves. */
@NullMarked
package comptoir.bots.training;

import org.jspecify.annotations.NullMarked;
