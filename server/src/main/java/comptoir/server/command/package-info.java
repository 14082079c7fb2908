/** The commands of the server. */
@NullMarked
package comptoir.server.command;

import org.jspecify.annotations.NullMarked;
