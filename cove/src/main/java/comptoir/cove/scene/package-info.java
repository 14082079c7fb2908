/** Positions put together by hand. */
@NullMarked
package comptoir.cove.scene;

import org.jspecify.annotations.NullMarked;
