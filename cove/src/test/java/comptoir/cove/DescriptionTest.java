package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.GameKit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever the description says of the cove comes up in its games; that nothing else does, every random game checks. */
class DescriptionTest {

    @Test
    void everythingDescribedComesUp() {
        Set<String> unseen = new HashSet<>();
        for (int seats = 1; seats <= 5; seats++) {
            var report = GameKit.of(new CoveGame())
                    .seats(seats)
                    .options(options(seats))
                    .games(30)
                    .quick()
                    .check();
            if (seats == 1) unseen.addAll(report.unseen());
            else unseen.retainAll(report.unseen());
        }
        // Decks that run out are too rare for random games; scenes show them.
        assertThat(unseen).isSubsetOf("event townsfolk-none", "event peddler-reshuffled");
    }

    private static Map<String, Object> options(int seats) {
        var options = new HashMap<String, Object>();
        options.put(
                "rogues",
                List.of("criminals", "thieves", "cultists", "thieves", "random").get(seats - 1));
        options.put("townsfolk", List.of("sailors", seats < 3 ? "locals" : "mercenaries"));
        if (seats > 2) {
            options.put("mirror", true);
            // Chance does not deal the merchants of our own making.
            var merchants = new ArrayList<>(Collections.nCopies(seats, "random"));
            Collections.fill(merchants.subList(2, seats), "blacksmith");
            options.put("merchants", merchants);
        }
        if (seats == 1) options.put("scenario", "head-start");
        return options;
    }
}
