/** Web Push: a word to a device whose page is closed. */
@NullMarked
package comptoir.server.push;

import org.jspecify.annotations.NullMarked;
