/** The lab on the command line: series of games, what they showed, and pages that tell it. */
@NullMarked
package comptoir.app.lab;

import org.jspecify.annotations.NullMarked;
