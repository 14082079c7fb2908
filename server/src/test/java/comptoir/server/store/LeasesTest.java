package comptoir.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LeasesTest {

    /** How soon the page comes again after it was cut off: at the second attempt at the latest, with a little chance. */
    private static final Duration COMES_AGAIN = Duration.ofSeconds(2);

    @Test
    @DisplayName("A server that falls silent is missed for less than ten seconds, by the times that are set")
    void tenSeconds() {
        // Its lease runs out; somebody looks, and strikes it off; the last of the others looks, and cuts who waits for
        // it.
        var silent = Leases.LEASE.plus(Leases.RENEWED).plus(Leases.RENEWED);
        assertThat(silent.plus(COMES_AGAIN)).isLessThan(Duration.ofSeconds(10));
    }
}
