package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.Cards;
import comptoir.kit.GameKit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever the description says of Dale comes up in its games; that nothing else does, every random game checks. */
class DescriptionTest {

    @Test
    void everythingDescribedComesUp() {
        var folk = Cards.folks();
        Set<String> unseen = new HashSet<>();
        for (int i = 0; i < folk.size(); i += 3) {
            var sets = List.of(
                    folk.get(i).id(), folk.get(i + 1).id(), folk.get(i + 2).id());
            meet(unseen, i == 0, 2, Map.of("sets", sets), 20);
        }
        meet(unseen, false, 4, Map.of("teams", true), 20);
        meet(unseen, false, 3, Map.of(), 10);
        // Too rare for random games: a chameleon that is turned up as a whole stack, and Calculations in one payment
        // with
        // Market Discovery. Scenes show them.
        assertThat(unseen)
                .allMatch(each -> each.contains("build-as") || each.startsWith("answer to buy [buy: cards, from:"));
    }

    private static void meet(Set<String> unseen, boolean first, int seats, Map<String, Object> options, int games) {
        var report = GameKit.of(new DaleGame())
                .seats(seats)
                .options(options)
                .games(games)
                .atMost(3000)
                .quick()
                .check();
        if (first) unseen.addAll(report.unseen());
        else unseen.retainAll(report.unseen());
    }
}
