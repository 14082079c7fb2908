/**
 * Dale of Merchants 2: the table, the sentences of the rules as steps, one file of cards for each animalfolk set, and what
 * the players are shown. It depends on the engine alone.
 */
@NullMarked
package comptoir.dale;

import org.jspecify.annotations.NullMarked;
