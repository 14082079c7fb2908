package comptoir.cove;

import comptoir.kit.GameKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games with every rogue card, every mix of decks and every number of seats, checked at every decision. */
class RandomGamesTest {

    @ParameterizedTest
    @DisplayName("Nothing is lost, leaked or stuck")
    @CsvSource({
        "2, criminals, locals mercenaries",
        "2, cultists, mercenaries sailors",
        "2, thieves, locals sailors",
        "2, random, locals mercenaries sailors",
        "3, criminals, locals sailors",
        "3, cultists, locals mercenaries sailors",
        "3, thieves, mercenaries sailors",
        "4, criminals, mercenaries sailors",
        "4, cultists, locals mercenaries",
        "4, thieves, locals mercenaries sailors",
        "5, thieves, locals mercenaries sailors",
    })
    void randomGamesKeepEveryInvariant(int seats, String rogues, String decks) {
        GameKit.of(new CoveGame())
                .seats(seats)
                .options(Map.of("rogues", rogues, "townsfolk", List.of(decks.split(" "))))
                .seed("cove-" + seats + "-" + rogues)
                .games(seats == 2 ? 2 : 1) // ten times as many in a long check
                .check();
    }

    @ParameterizedTest
    @DisplayName("The same with a market at the same time")
    @CsvSource({"2, criminals", "3, cultists", "4, thieves"})
    void randomGamesWithOneMarketForAll(int seats, String rogues) {
        var merchants = List.of("chronomancer", "chronomancer", "entertainer", "chronomancer");
        GameKit.of(new CoveGame())
                .seats(seats)
                .options(Map.of(
                        "merchants",
                        merchants.subList(0, seats),
                        "mirror",
                        true,
                        "rogues",
                        rogues,
                        "simultaneous",
                        true))
                .seed("cove-together-" + seats)
                .games(1)
                .check();
    }
}
