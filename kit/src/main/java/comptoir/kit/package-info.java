/** The test kit that every game runs through: random games with all invariants, golden games, citations of rules. */
@NullMarked
package comptoir.kit;

import org.jspecify.annotations.NullMarked;
