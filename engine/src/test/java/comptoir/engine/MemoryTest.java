package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

@DisplayName("Memory")
class MemoryTest {

    /** Cards 0 to 9; seat 0 and seat 1. Card i has the face i / 2, so that every face is there twice. */
    private static final int[] FACES = IntStream.range(0, 10).map(i -> i / 2).toArray();

    private static final int ONLY_FIRST = 1;
    private static final int BOTH = 3;

    private static Memory twoDecks() {
        return Memory.ofGroups(2, List.of(IdSet.of(0, 1, 2, 3, 4), IdSet.of(5, 6, 7, 8, 9)));
    }

    private static List<Integer> sorted(int[] faces, int... cards) {
        return IntStream.of(cards).map(card -> faces[card]).sorted().boxed().toList();
    }

    @Test
    void whatWasSeenIsKnownToThoseWhoSawIt() {
        var memory = twoDecks().see(IdSet.of(3), ONLY_FIRST, card -> FACES[card]);
        assertThat(memory.knows(0, 3)).isTrue();
        assertThat(memory.knows(1, 3)).isFalse();
        assertThat(memory.strangersTo(IdSet.of(3), BOTH)).isEqualTo(2);
        assertThat(memory.strangersTo(IdSet.of(3, 4), BOTH)).isEqualTo(BOTH);
    }

    @Test
    void aRedealKeepsWhatIsKnownAndEveryGroup() {
        var memory = twoDecks().see(IdSet.of(0, 7), ONLY_FIRST, card -> FACES[card]);
        for (int seed = 0; seed < 100; seed++) {
            var dealt = memory.redeal(0, FACES, new QuickFate(seed));
            assertThat(dealt[0]).isEqualTo(FACES[0]);
            assertThat(dealt[7]).isEqualTo(FACES[7]);
            assertThat(sorted(dealt, 0, 1, 2, 3, 4)).isEqualTo(sorted(FACES, 0, 1, 2, 3, 4));
            assertThat(sorted(dealt, 5, 6, 7, 8, 9)).isEqualTo(sorted(FACES, 5, 6, 7, 8, 9));
        }
    }

    @Test
    void aRedealReachesEveryOrderThatFits() {
        var memory = Memory.ofGroups(1, List.of(IdSet.of(0, 2, 4)));
        long orders = IntStream.range(0, 200)
                .mapToObj(seed -> memory.redeal(0, FACES, new QuickFate(seed)))
                .map(faces -> faces[0] + "" + faces[2] + faces[4])
                .distinct()
                .count();
        assertThat(orders).isEqualTo(6);
    }

    @Test
    @DisplayName("a known card that is shuffled in lies somewhere in that deck, and nowhere else")
    void aKnownCardShuffledInStaysInTheDeck() {
        // Seat 0 knows card 5, which is put on the other deck (0 to 3; card 4 is in a hand), and the deck is shuffled.
        var memory =
                twoDecks().see(IdSet.of(5), ONLY_FIRST, card -> FACES[card]).blur(IdSet.of(0, 1, 2, 3, 5), ONLY_FIRST);
        boolean elsewhere = false;
        for (int seed = 0; seed < 200; seed++) {
            var dealt = memory.redeal(0, FACES, new QuickFate(seed));
            assertThat(sorted(dealt, 0, 1, 2, 3, 5)).contains(FACES[5]);
            assertThat(sorted(dealt, 0, 1, 2, 3, 4, 5)).isEqualTo(sorted(FACES, 0, 1, 2, 3, 4, 5));
            elsewhere |= dealt[5] != FACES[5];
        }
        assertThat(elsewhere).as("which of them it is, is not known").isTrue();
    }

    @Test
    void oneCardAloneCannotBeLostSightOf() {
        var memory = twoDecks().see(IdSet.of(5), ONLY_FIRST, card -> FACES[card]);
        assertThat(memory.blur(IdSet.of(5), BOTH)).isEqualTo(memory);
    }

    @RepeatedTest(
            value = 60,
            name = "a random history: what a seat knows always fits the truth and every redeal ({currentRepetition})")
    void aRandomHistory(RepetitionInfo repetition) {
        var luck = new QuickFate(repetition.getCurrentRepetition());
        var memory = twoDecks();
        for (int step = 0; step < 30; step++) {
            var some = IntStream.range(0, 10).filter(card -> luck.below(3) == 0).toArray();
            memory = luck.below(2) == 0
                    ? memory.see(IdSet.of(some), 1 + luck.below(3), card -> FACES[card])
                    : memory.blur(IdSet.of(some), 1 + luck.below(3));
            for (int seat = 0; seat < 2; seat++) {
                check(memory, seat, FACES);
                var dealt = memory.redeal(seat, FACES, luck);
                var after = memory.redealt(seat, FACES, dealt);
                check(after, seat, dealt);
                for (int card : memory.minds().get(seat).known().ids())
                    assertThat(dealt[card]).isEqualTo(FACES[card]);
                var pools = memory.minds().get(seat).pools();
                for (int i = 0; i < pools.size(); i++)
                    assertThat(sorted(
                                    dealt,
                                    after.minds()
                                            .get(seat)
                                            .pools()
                                            .get(i)
                                            .faces()
                                            .ids()))
                            .isEqualTo(sorted(FACES, pools.get(i).faces().ids()));
            }
        }
    }

    /** Known cards are in no pool, pools never cross, and the faces a pool promises are among its places. */
    private static void check(Memory memory, int seat, int[] faces) {
        var mind = memory.minds().get(seat);
        for (var pool : mind.pools()) {
            assertThat(pool.places().meets(mind.known())).isFalse();
            assertThat(pool.faces().isWithin(pool.places())).isTrue();
            assertThat(faces).hasSize(10);
            for (var other : mind.pools())
                assertThat(!pool.places().meets(other.places())
                                || pool.places().isWithin(other.places())
                                || other.places().isWithin(pool.places()))
                        .as("%s and %s do not cross", pool, other)
                        .isTrue();
        }
    }
}
