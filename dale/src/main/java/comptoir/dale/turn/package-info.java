/** The turn: its start, the actions, reactions and the clean-up. */
@NullMarked
package comptoir.dale.turn;

import org.jspecify.annotations.NullMarked;
