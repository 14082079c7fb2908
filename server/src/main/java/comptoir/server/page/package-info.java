/** The page's files as they are handed out: by a server, or as a site that needs none. */
@NullMarked
package comptoir.server.page;

import org.jspecify.annotations.NullMarked;
