/** The open protocol: JSON in, JSON out. The same objects travel over standard input and over the server's socket. */
@NullMarked
package comptoir.protocol;

import org.jspecify.annotations.NullMarked;
