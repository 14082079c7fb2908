/** What one view differs in from the one before it, and the hash that proves that both sides have the same. */
@NullMarked
package comptoir.server.changes;

import org.jspecify.annotations.NullMarked;
