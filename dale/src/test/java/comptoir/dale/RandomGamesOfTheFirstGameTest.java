package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.GameKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Random games with the squirrels, the ocelots and the chameleons, every invariant checked")
class RandomGamesOfTheFirstGameTest {

    private static GameKit<Dale> games(int seats, String... sets) {
        return GameKit.of(new DaleGame())
                .seats(seats)
                .options(Map.of("sets", List.of(sets)))
                .seed(String.join("-", sets));
    }

    @Test
    void theThreeSetsTogether() {
        var report = games(2, "squirrels", "ocelots", "chameleons").games(2).check();
        assertThat(report.rulesReached())
                .contains(
                        "dale.card.acorn",
                        "dale.card.bold-haggler",
                        "dale.card.new-season",
                        "dale.card.whirligig",
                        "dale.card.charm",
                        "dale.card.gift-voucher");
    }

    @Test
    void squirrelsWithOthers() {
        games(2, "squirrels", "crocodiles", "polecats").games(1).check();
        games(3, "squirrels", "platypuses", "sloths", "owls").games(1).check();
    }

    @Test
    void ocelotsWithOthers() {
        games(2, "ocelots", "sloths", "fennecs").games(1).check();
        games(3, "ocelots", "crocodiles", "polecats", "owls").games(1).check();
    }

    @Test
    void chameleonsWithOthers() {
        games(2, "chameleons", "platypuses", "owls").games(1).check();
        games(3, "chameleons", "sloths", "crocodiles", "polecats").games(1).check();
    }

    @Test
    void everyPair() {
        games(3, "squirrels", "ocelots", "crocodiles", "owls").games(1).check();
        games(3, "squirrels", "chameleons", "platypuses", "polecats").games(1).check();
        games(3, "ocelots", "chameleons", "sloths", "fennecs").games(1).check();
    }

    @Test
    void fourSeats() {
        games(4, "squirrels", "ocelots", "chameleons", "owls", "crocodiles")
                .games(1)
                .check();
    }

    @Test
    void teams() {
        GameKit.of(new DaleGame())
                .seats(4)
                .options(Map.of("teams", true, "sets", List.of("squirrels", "ocelots", "chameleons", "crocodiles")))
                .games(1)
                .check();
    }

    @Test
    void manyQuickGames() {
        for (var others : List.of(
                List.of("platypuses", "sloths"),
                List.of("crocodiles", "fennecs"),
                List.of("polecats", "owls"),
                List.of("squirrels", "ocelots"),
                List.of("squirrels", "chameleons"),
                List.of("ocelots", "chameleons")))
            for (var set : List.of("squirrels", "ocelots", "chameleons"))
                if (!others.contains(set))
                    games(2, set, others.getFirst(), others.getLast())
                            .games(3)
                            .quick()
                            .check();
    }

    @Test
    void manyQuickTeamGames() {
        for (var others :
                List.of(List.of("platypuses", "crocodiles"), List.of("polecats", "owls"), List.of("sloths", "fennecs")))
            GameKit.of(new DaleGame())
                    .seats(4)
                    .options(Map.of(
                            "teams",
                            true,
                            "sets",
                            List.of("squirrels", "chameleons", others.getFirst(), others.getLast())))
                    .games(2)
                    .quick()
                    .check();
    }
}
