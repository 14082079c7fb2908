/** Games of the arena and the lab on a cluster of Apache Spark. */
@NullMarked
package comptoir.cluster;

import org.jspecify.annotations.NullMarked;
