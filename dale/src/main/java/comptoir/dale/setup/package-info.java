/** How a game begins: out of the box, or from a scene written by hand. */
@NullMarked
package comptoir.dale.setup;

import org.jspecify.annotations.NullMarked;
