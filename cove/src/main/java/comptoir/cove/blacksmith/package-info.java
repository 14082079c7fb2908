/** The Blacksmith, in Comptoir's own version: alloy and coal dice, furnaces, weapons and armour. */
@NullMarked
package comptoir.cove.blacksmith;

import org.jspecify.annotations.NullMarked;
