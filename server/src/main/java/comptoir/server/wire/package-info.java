/** HTTP and WebSocket: what travels, to whom, and within which limits. */
@NullMarked
package comptoir.server.wire;

import org.jspecify.annotations.NullMarked;
