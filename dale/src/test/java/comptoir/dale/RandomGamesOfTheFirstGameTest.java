package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.Dale;
import comptoir.kit.GameKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Random games with the squirrels, the ocelots and the chameleons")
class RandomGamesOfTheFirstGameTest {

    private static final List<String> MINE = List.of("squirrels", "ocelots", "chameleons");

    private static GameKit<Dale> games(int seats, String... sets) {
        return GameKit.of(new DaleGame())
                .seats(seats)
                .options(Map.of("sets", List.of(sets)))
                .seed(String.join("-", sets));
    }

    private static GameKit<Dale> teams(String... sets) {
        return GameKit.of(new DaleGame())
                .seats(4)
                .options(Map.of("teams", true, "sets", List.of(sets)))
                .seed("teams-" + String.join("-", sets));
    }

    @Test
    @DisplayName("Every invariant, the three sets together")
    void theThreeSetsTogether() {
        var report = games(2, "squirrels", "ocelots", "chameleons").games(1).check();
        assertThat(report.rulesReached())
                .contains("dale.card.bold-haggler", "dale.card.charm", "dale.card.good-old-times");
    }

    @Test
    @DisplayName("Every invariant, copies of owls and of platypuses")
    void chameleonsWithOthers() {
        games(2, "chameleons", "platypuses", "owls").games(1).check();
    }

    @Test
    @DisplayName("Each of the three sets with all others, two players")
    void eachWithTheOthers() {
        for (var others : List.of(
                List.of("platypuses", "sloths"),
                List.of("crocodiles", "fennecs"),
                List.of("polecats", "owls"),
                List.of("squirrels", "ocelots"),
                List.of("squirrels", "chameleons"),
                List.of("ocelots", "chameleons")))
            for (var set : MINE)
                if (!others.contains(set))
                    games(2, set, others.getFirst(), others.getLast())
                            .games(2)
                            .quick()
                            .check();
    }

    @Test
    @DisplayName("Every pair of the three sets, three and four players")
    void everyPair() {
        games(3, "squirrels", "ocelots", "crocodiles", "owls").games(2).quick().check();
        games(3, "squirrels", "chameleons", "platypuses", "polecats")
                .games(2)
                .quick()
                .check();
        games(3, "ocelots", "chameleons", "sloths", "fennecs").games(2).quick().check();
        games(4, "squirrels", "ocelots", "chameleons", "owls", "crocodiles")
                .games(2)
                .quick()
                .check();
    }

    @Test
    @DisplayName("Teams")
    void teams() {
        teams("squirrels", "chameleons", "platypuses", "crocodiles")
                .games(1)
                .quick()
                .check();
        teams("squirrels", "ocelots", "polecats", "owls").games(1).quick().check();
        teams("squirrels", "ocelots", "chameleons", "sloths").games(1).quick().check();
    }
}
