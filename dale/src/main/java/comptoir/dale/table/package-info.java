/**
 * The table of Dale as values: cards and what is printed on them, piles, players, stalls, the market, and the position that
 * holds them all. It knows no rule of the turn and no single card.
 */
@NullMarked
package comptoir.dale.table;

import org.jspecify.annotations.NullMarked;
