/** The components: what is printed on boards, cards and tiles, read from data files. */
@NullMarked
package comptoir.cove.parts;

import org.jspecify.annotations.NullMarked;
