/** What a viewer may see of the cove. */
@NullMarked
package comptoir.cove.view;

import org.jspecify.annotations.NullMarked;
