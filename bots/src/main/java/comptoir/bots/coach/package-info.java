/** Looks back on a whole game: its course, the decisions that cost most, and what came from draws and what from choices. */
@NullMarked
package comptoir.bots.coach;

import org.jspecify.annotations.NullMarked;
