/** A benchmark: many tables at once, over real sockets. */
@NullMarked
package comptoir.server.load;

import org.jspecify.annotations.NullMarked;
