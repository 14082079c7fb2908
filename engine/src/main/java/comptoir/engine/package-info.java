/**
 * The contract between games and everything that plays them: positions, steps, decisions, fate, events, views, memory,
 * saving and the referee. It knows no game and depends on nothing.
 */
@NullMarked
package comptoir.engine;

import org.jspecify.annotations.NullMarked;
