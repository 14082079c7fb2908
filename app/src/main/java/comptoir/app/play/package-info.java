/** A whole game in the terminal, against bots or with others at the same keyboard. */
@NullMarked
package comptoir.app.play;

import org.jspecify.annotations.NullMarked;
