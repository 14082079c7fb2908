/** Plain players and measurements, to see whether the components are in balance. */
@NullMarked
package comptoir.bots.cove.lab;

import org.jspecify.annotations.NullMarked;
