/** Games played by their numbers on other machines: what is asked of a cluster, and what a cluster asks of the program. */
@NullMarked
package comptoir.bots.machines;

import org.jspecify.annotations.NullMarked;
