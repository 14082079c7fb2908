package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A bot that has nothing to choose")
class ThinkingTest {

    private final Thinking thinking = new Thinking();

    @Test
    @DisplayName("waits as long as one of its level has thought of late, by chance, so that time tells nothing")
    void drawn() {
        for (long millis : new long[] {700, 40, 1300}) thinking.thought("master", millis);
        thinking.thought("trader", 5);
        var drawn = new HashSet<Long>();
        for (int i = 0; i < 1000; i++) drawn.add(thinking.like("master"));
        assertThat(drawn).containsExactlyInAnyOrder(700L, 40L, 1300L);
        assertThat(thinking.like("trader")).isEqualTo(5);
    }

    @Test
    @DisplayName("forgets how long it took long ago")
    void forgets() {
        thinking.thought("master", 9999);
        for (int i = 0; i < 32; i++) thinking.thought("master", i);
        for (int i = 0; i < 1000; i++) assertThat(thinking.like("master")).isBetween(0L, 31L);
    }

    @Test
    @DisplayName("waits too where none of its level has thought yet: after a restart it would show itself at once")
    void unknown() {
        assertThat(thinking.like("master")).isEqualTo(Thinking.UNKNOWN).isPositive();
    }
}
