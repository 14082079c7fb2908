/** Cards move, decks are shuffled, and everybody is told what they may know of it. */
@NullMarked
package comptoir.dale.moves;

import org.jspecify.annotations.NullMarked;
