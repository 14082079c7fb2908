package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.Cards;
import comptoir.kit.GameKit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Random games, checked at every decision")
class RandomGamesTest {

    private static Map<String, Object> options(List<String> sets, boolean teams) {
        var options = new LinkedHashMap<String, Object>();
        options.put("sets", sets);
        if (teams) options.put("teams", true);
        return options;
    }

    @Test
    @DisplayName("Every invariant, two players, every set of the second game")
    void everyInvariant() {
        for (var sets : List.of(List.of("platypuses", "sloths", "owls"), List.of("crocodiles", "fennecs", "polecats")))
            GameKit.of(new DaleGame())
                    .seats(2)
                    .options(options(sets, false))
                    .games(1)
                    .seed("every invariant")
                    .check();
    }

    @Test
    @DisplayName("Three and four players and teams, sets at random")
    void everyNumberOfPlayers() {
        for (int seats = 2; seats <= 4; seats++) {
            var report =
                    GameKit.of(new DaleGame()).seats(seats).games(4).quick().check();
            assertThat(report.meanDecisions()).isLessThan(20_000);
        }
        GameKit.of(new DaleGame())
                .seats(4)
                .options(Map.of("teams", true))
                .games(4)
                .quick()
                .check();
    }

    @Test
    @DisplayName("Every pair of sets")
    void everyPairOfSets() {
        for (var sets : triples())
            GameKit.of(new DaleGame())
                    .seats(2)
                    .options(options(sets, false))
                    .games(1)
                    .seed("pairs")
                    .quick()
                    .check();
    }

    /** Few groups of three sets in which every pair occurs. */
    private static List<List<String>> triples() {
        var ids = new ArrayList<String>();
        for (var set : Cards.folks()) ids.add(set.id());
        Set<Set<String>> met = new HashSet<>();
        var triples = new ArrayList<List<String>>();
        for (var one : ids)
            for (var two : ids) {
                if (one.equals(two) || met.contains(Set.of(one, two))) continue;
                List<String> best = List.of();
                int most = -1;
                for (var three : ids) {
                    if (three.equals(one) || three.equals(two)) continue;
                    int fresh = (met.contains(Set.of(one, three)) ? 0 : 1) + (met.contains(Set.of(two, three)) ? 0 : 1);
                    if (fresh > most) {
                        most = fresh;
                        best = List.of(one, two, three);
                    }
                }
                triples.add(best);
                met.add(Set.of(one, two));
                met.add(Set.of(one, best.getLast()));
                met.add(Set.of(two, best.getLast()));
            }
        return triples;
    }
}
