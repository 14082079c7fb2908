/** Players that are programs: what they know of each game, how they search, and how they say why. */
@NullMarked
package comptoir.bots;

import org.jspecify.annotations.NullMarked;
