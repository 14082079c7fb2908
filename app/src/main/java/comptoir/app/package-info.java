/** The command line: the whole program put together. */
@NullMarked
package comptoir.app;

import org.jspecify.annotations.NullMarked;
