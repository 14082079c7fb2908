/** Looking after a running server from the machine it runs on. */
@NullMarked
package comptoir.server.admin;

import org.jspecify.annotations.NullMarked;
