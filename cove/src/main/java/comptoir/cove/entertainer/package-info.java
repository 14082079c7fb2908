/** The Entertainer: a song grows card by card, and the bard sings it where the crowds are. */
@NullMarked
package comptoir.cove.entertainer;

import org.jspecify.annotations.NullMarked;
