/** Learning from games that were played: the coach's review, and puzzles. */
@NullMarked
package comptoir.app.learn;

import org.jspecify.annotations.NullMarked;
