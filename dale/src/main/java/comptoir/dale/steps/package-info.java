/** The verbs that cards share, each a sentence of the rules; a verb of one card only stands beside that card. */
@NullMarked
package comptoir.dale.steps;

import org.jspecify.annotations.NullMarked;
