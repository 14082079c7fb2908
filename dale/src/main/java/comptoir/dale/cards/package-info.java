/** One file for each animalfolk set. */
@NullMarked
package comptoir.dale.cards;

import org.jspecify.annotations.NullMarked;
