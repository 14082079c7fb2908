package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.lists;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

@DisplayName("A set of small numbers")
class IdSetTest {

    private static final Gen<List<Integer>> NUMBERS =
            lists().of(integers().between(0, 200)).ofSizeBetween(0, 40);

    private static IdSet set(List<Integer> numbers) {
        return IdSet.of(numbers.stream().mapToInt(Integer::intValue).toArray());
    }

    private static Set<Integer> plain(IdSet set) {
        return new HashSet<>(IntStream.of(set.ids()).boxed().toList());
    }

    @Test
    void doesWhatAnyOtherSetDoes() {
        qt().forAll(NUMBERS, NUMBERS).checkAssert((a, b) -> {
            var union = new HashSet<>(a);
            union.addAll(b);
            var common = new HashSet<>(a);
            common.retainAll(b);
            var rest = new HashSet<>(a);
            rest.removeAll(b);
            assertThat(plain(set(a).union(set(b)))).isEqualTo(union);
            assertThat(plain(set(a).within(set(b)))).isEqualTo(common);
            assertThat(plain(set(a).minus(set(b)))).isEqualTo(rest);
            assertThat(set(a).meets(set(b))).isEqualTo(!common.isEmpty());
            assertThat(set(a).isWithin(set(b))).isEqualTo(new HashSet<>(b).containsAll(a));
            assertThat(set(a).size()).isEqualTo(new HashSet<>(a).size());
            assertThat(set(a).minus(set(b)).union(set(a).within(set(b)))).isEqualTo(set(a));
        });
    }

    @Test
    void takesAndGivesSingleNumbers() {
        qt().forAll(NUMBERS, integers().between(0, 200)).checkAssert((numbers, one) -> {
            assertThat(set(numbers).with(one).has(one)).isTrue();
            assertThat(set(numbers).without(one).has(one)).isFalse();
            assertThat(set(numbers).without(one).with(one))
                    .isEqualTo(set(numbers).with(one));
        });
    }
}
