/** What a position is worth, as it was learnt from games that bots played against themselves. */
@NullMarked
package comptoir.bots.value;

import org.jspecify.annotations.NullMarked;
