package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.engine.Tree;
import comptoir.kit.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Random games with the sets of the first game, every invariant checked at every decision")
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
    void threeTogether() {
        kit(2, false, "macaws", "pandas", "raccoons").atMost(400).games(1).check();
        kit(2, false, "squirrels", "ocelots", "chameleons").atMost(400).games(1).check();
    }

    @Test
    void everyCardComesUp() {
        var report =
                kit(2, false, "macaws", "pandas", "raccoons").games(12).quick().check();
        var cards = new ArrayList<String>();
        for (var set : List.of("macaws", "pandas", "raccoons"))
            for (var card : Cards.of(Cards.folk(Tree.of("set", set))))
                cards.add(card.rule().id());
        assertThat(report.rulesReached()).containsAll(cards);
        assertThat(kit(2, false, "squirrels", "ocelots", "chameleons")
                        .games(3)
                        .quick()
                        .check()
                        .rulesReached())
                .contains("dale.card.bold-haggler", "dale.card.charm", "dale.card.good-old-times");
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, polecats, crocodiles",
        "pandas, platypuses, chameleons",
        "raccoons, fennecs, sloths",
        "macaws, raccoons, owls",
        "chameleons, platypuses, owls"
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
        "pandas, raccoons, fennecs",
        "squirrels, platypuses, sloths",
        "squirrels, crocodiles, fennecs",
        "squirrels, polecats, owls",
        "squirrels, ocelots, chameleons",
        "ocelots, platypuses, sloths",
        "ocelots, crocodiles, fennecs",
        "ocelots, polecats, owls",
        "chameleons, platypuses, sloths",
        "chameleons, crocodiles, fennecs",
        "chameleons, polecats, owls"
    })
    void manyQuickGamesForTwo(String one, String two, String three) {
        kit(2, false, one, two, three).games(3).quick().check();
    }

    @ParameterizedTest
    @CsvSource({
        "macaws, pandas, platypuses, owls",
        "macaws, raccoons, fennecs, crocodiles",
        "pandas, raccoons, polecats, chameleons",
        "macaws, pandas, raccoons, sloths",
        "squirrels, ocelots, polecats, owls",
        "squirrels, chameleons, platypuses, crocodiles",
        "ocelots, chameleons, sloths, fennecs"
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
        kit(4, false, "squirrels", "ocelots", "chameleons", "owls", "crocodiles")
                .games(2)
                .quick()
                .check();
        kit(4, false, "macaws", "pandas", "raccoons", "chameleons", "crocodiles")
                .games(1)
                .quick()
                .check();
    }
}
