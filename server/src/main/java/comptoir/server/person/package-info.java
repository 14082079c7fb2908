/** What belongs to a person rather than to a table: their games, how they did, their devices. */
@NullMarked
package comptoir.server.person;

import org.jspecify.annotations.NullMarked;
