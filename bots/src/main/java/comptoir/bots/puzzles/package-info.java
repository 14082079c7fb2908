/** Positions in which one choice is clearly best: found in games that bots play, kept in the repository, checked again. */
@NullMarked
package comptoir.bots.puzzles;

import org.jspecify.annotations.NullMarked;
