/** Benchmarks. Run them with {@code bench/run PATTERN}. */
@NullMarked
package comptoir.bench;

import org.jspecify.annotations.NullMarked;
