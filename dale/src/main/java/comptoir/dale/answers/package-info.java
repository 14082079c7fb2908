/** What players may say. */
@NullMarked
package comptoir.dale.answers;

import org.jspecify.annotations.NullMarked;
