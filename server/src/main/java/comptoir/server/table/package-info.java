/** Tables: who sits where, the game that is played, clocks, bots, chance that can be checked. */
@NullMarked
package comptoir.server.table;

import org.jspecify.annotations.NullMarked;
