/** The Chronomancer and the Assistant: two figures on a loop of portals. */
@NullMarked
package comptoir.cove.chronomancer;

import org.jspecify.annotations.NullMarked;
