/** What is kept: tables, their history and newest position, chat, people. Two engines, one contract. */
@NullMarked
package comptoir.server.store;

import org.jspecify.annotations.NullMarked;
