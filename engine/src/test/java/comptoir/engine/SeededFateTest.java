package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Fate from a seed")
class SeededFateTest {

    private static final Source DIE = new Source("die");
    private static final Source BAG = new Source("bag");

    private static List<Integer> numbers(SeededFate fate, Source source, int bound, int count) {
        return IntStream.range(0, count)
                .map(i -> fate.below(source, bound))
                .boxed()
                .toList();
    }

    @Test
    @DisplayName("is the same on every machine: these numbers may never change")
    void isTheSameEverywhere() {
        assertThat(numbers(new SeededFate("comptoir"), DIE, 6, 12)).containsExactly(DIE_OF_COMPTOIR);
        assertThat(new SeededFate("comptoir").order(BAG, 8)).containsExactly(BAG_OF_COMPTOIR);
    }

    /** HMAC-SHA-256 as published by anybody's library gives these: key SHA-256("comptoir"), text "die", 0, block. */
    private static final Integer[] DIE_OF_COMPTOIR = {0, 0, 1, 0, 1, 4, 3, 4, 0, 2, 2, 0};

    private static final int[] BAG_OF_COMPTOIR = {7, 0, 3, 5, 6, 1, 2, 4};

    @Test
    void sourcesDoNotDisturbEachOther() {
        var alone = numbers(new SeededFate("x"), DIE, 6, 20);
        var fate = new SeededFate("x");
        var mixed = new ArrayList<Integer>();
        for (int i = 0; i < 20; i++) {
            fate.below(BAG, 52);
            mixed.add(fate.below(DIE, 6));
        }
        assertThat(mixed).isEqualTo(alone);
    }

    @Test
    void anotherSeedGivesOtherChance() {
        assertThat(numbers(new SeededFate("x"), BAG, 1000, 10))
                .isNotEqualTo(numbers(new SeededFate("y"), BAG, 1000, 10));
    }

    @Test
    @DisplayName("favours no outcome: chi-square over 60,000 rolls of a die stays below the 0.1 % bar")
    void favoursNoOutcome() {
        var fate = new SeededFate("fair");
        var counts = new int[6];
        for (int i = 0; i < 60_000; i++) counts[fate.below(DIE, 6)]++;
        double chi = IntStream.of(counts)
                .mapToDouble(count -> Math.pow(count - 10_000, 2) / 10_000)
                .sum();
        assertThat(chi).isLessThan(20.5);
    }

    @Test
    void canBePutBackToAMark() {
        var fate = new SeededFate("mark");
        numbers(fate, DIE, 6, 5);
        var rewind = fate.mark();
        var first = numbers(fate, DIE, 6, 30);
        rewind.run();
        assertThat(numbers(fate, DIE, 6, 30)).isEqualTo(first);
    }

    @Test
    void followsAnHonestLogAndNamesADishonestEntry() {
        var fate = new SeededFate("log");
        int drawn = fate.below(DIE, 6);
        var order = IntStream.of(fate.order(BAG, 5)).boxed().toList();
        var honest = List.<Log.Entry>of(
                new Log.Drawn("die", 6, drawn, "?"), new Log.TakenBack(0, false), new Log.Shuffled("bag", order));
        new SeededFate("log").follow(honest);
        var cheat = List.<Log.Entry>of(new Log.Drawn("die", 6, (drawn + 1) % 6, "?"));
        assertThatThrownBy(() -> new SeededFate("log").follow(cheat)).hasMessageContaining("entry 0");
    }
}
