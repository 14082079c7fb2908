package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.cards.MacawCards;
import comptoir.dale.cards.PandaCards;
import comptoir.dale.cards.RaccoonCards;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.kit.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Random games with macaws, pandas and raccoons, every invariant checked at every decision")
class FirstGameRandomTest {

    /** Random players give each other Junk for ever now and then, with raccoons in the game. */
    private static final int DECISIONS = 3_000;

    private static GameKit<Dale> kit(int seats, boolean teams, String... sets) {
        return GameKit.of(new DaleGame())
                .seats(seats)
                .options(Map.of("sets", List.of(sets), "teams", teams))
                .seed(String.join("-", sets))
                .atMost(DECISIONS);
    }

    @Test
    void theThreeTogether() {
        kit(2, false, "macaws", "pandas", "raccoons").atMost(400).games(1).check();
    }

    @Test
    void everyCardComesUp() {
        var report =
                kit(2, false, "macaws", "pandas", "raccoons").games(12).quick().check();
        var cards = new ArrayList<String>();
        for (var set : List.of(MacawCards.MACAWS, PandaCards.PANDAS, RaccoonCards.RACCOONS))
            for (var card : Cards.of(set)) cards.add("dale.card." + card.id());
        assertThat(report.rulesReached()).containsAll(cards);
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, polecats, crocodiles",
        "pandas, platypuses, chameleons",
        "raccoons, fennecs, sloths",
        "macaws, raccoons, owls",
    })
    void withOthersThoroughly(String one, String two, String three) {
        kit(2, false, one, two, three).atMost(300).games(1).check();
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, platypuses, owls",
        "macaws, squirrels, chameleons",
        "pandas, platypuses, polecats",
        "pandas, sloths, owls",
        "pandas, ocelots, chameleons",
        "raccoons, fennecs, owls",
        "raccoons, ocelots, squirrels",
        "raccoons, sloths, crocodiles",
        "macaws, pandas, platypuses",
        "macaws, raccoons, chameleons",
        "pandas, raccoons, fennecs"
    })
    void manyQuickGamesForTwo(String one, String two, String three) {
        kit(2, false, one, two, three).games(4).quick().check();
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, pandas, platypuses, owls",
        "macaws, raccoons, fennecs, crocodiles",
        "pandas, raccoons, polecats, chameleons",
        "macaws, pandas, raccoons, sloths"
    })
    void everyPairForThreeAndInTeams(String one, String two, String three, String four) {
        kit(3, false, one, two, three, four).games(2).quick().check();
        kit(4, true, one, two, three, four).games(2).quick().check();
    }

    @Test
    void teamsThoroughly() {
        kit(4, true, "macaws", "pandas", "raccoons", "fennecs")
                .atMost(200)
                .games(1)
                .check();
    }

    @Test
    void fourPlayers() {
        kit(4, false, "macaws", "pandas", "raccoons", "platypuses", "owls")
                .games(1)
                .quick()
                .check();
        kit(4, false, "macaws", "pandas", "raccoons", "chameleons", "crocodiles")
                .games(1)
                .quick()
                .check();
    }
}
