/** What a seat is shown. */
@NullMarked
package comptoir.dale.view;

import org.jspecify.annotations.NullMarked;
