/** The arena on the command line: programs as bots, the report, the page with plots. */
@NullMarked
package comptoir.app.arena;

import org.jspecify.annotations.NullMarked;
