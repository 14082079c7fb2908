/** Lessons as data, and the tutor that leads somebody through one. */
@NullMarked
package comptoir.lessons;

import org.jspecify.annotations.NullMarked;
