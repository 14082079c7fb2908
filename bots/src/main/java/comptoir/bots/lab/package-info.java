/** The lab: plays many games between all there is to compare, and sees what is used, what pays and who wins. */
@NullMarked
package comptoir.bots.lab;

import org.jspecify.annotations.NullMarked;
