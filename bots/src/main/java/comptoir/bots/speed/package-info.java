/** How fast something is, in figures that a busy machine does not change. */
@NullMarked
package comptoir.bots.speed;

import org.jspecify.annotations.NullMarked;
