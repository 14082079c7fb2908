/** The arena: bots play one another, fairly seated and always the same, and what comes of it is counted. */
@NullMarked
package comptoir.bots.arena;

import org.jspecify.annotations.NullMarked;
