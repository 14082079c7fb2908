package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.GameKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Random games with macaws, pandas and raccoons, every invariant checked at every decision")
class FirstGameRandomTest {

    private static GameKit<Dale> kit(int seats, boolean teams, String... sets) {
        return GameKit.of(new DaleGame()).seats(seats).options(Map.of("sets", List.of(sets), "teams", teams));
    }

    @Test
    void theThreeTogether() {
        var report = kit(2, false, "macaws", "pandas", "raccoons").games(2).check();
        assertThat(report.rulesReached())
                .contains(
                        "dale.card.swift-broker",
                        "dale.card.spyglass",
                        "dale.card.loyal-partner",
                        "dale.card.market-discovery",
                        "dale.card.wily-fellow",
                        "dale.card.nuisance",
                        "dale.card.rotten-food");
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, platypuses, sloths",
        "macaws, sloths, crocodiles",
        "pandas, platypuses, crocodiles",
        "pandas, sloths, platypuses",
        "raccoons, platypuses, crocodiles",
        "raccoons, sloths, crocodiles",
        "macaws, pandas, platypuses",
        "macaws, raccoons, crocodiles",
        "pandas, raccoons, sloths"
    })
    void eachSetWithOthersForTwo(String one, String two, String three) {
        kit(2, false, one, two, three).games(1).check();
        kit(2, false, one, two, three).games(5).quick().check();
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, pandas, platypuses, crocodiles",
        "macaws, raccoons, sloths, crocodiles",
        "pandas, raccoons, platypuses, sloths",
        "macaws, pandas, raccoons, platypuses"
    })
    void everyPairForThreeAndInTeams(String one, String two, String three, String four) {
        kit(3, false, one, two, three, four).games(1).check();
        kit(3, false, one, two, three, four).games(5).quick().check();
        kit(4, true, one, two, three, four).games(1).check();
        kit(4, true, one, two, three, four).games(5).quick().check();
    }

    @Test
    void fourPlayers() {
        kit(4, false, "macaws", "pandas", "raccoons", "platypuses", "crocodiles").games(1).check();
        kit(4, false, "macaws", "pandas", "raccoons", "sloths", "crocodiles").games(5).quick().check();
    }
}
