package comptoir.dale;

import comptoir.kit.GoldenGame;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The name of a file says what is played; its number was chosen for a short game, since random players take their time. */
@DisplayName("Golden games")
class GoldenGamesTest {

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "2-players-platypuses-sloths-crocodiles-6",
                "2-players-fennecs-polecats-owls-24",
                "2-players-macaws-pandas-raccoons-1",
                "2-players-squirrels-ocelots-chameleons-23",
                "2-players-platypuses-owls-chameleons-47",
                "2-players-sloths-pandas-squirrels-14",
                "2-players-crocodiles-macaws-ocelots-22",
                "2-players-fennecs-raccoons-chameleons-58",
                "2-players-polecats-pandas-owls-55",
                "2-players-platypuses-raccoons-squirrels-38",
                "2-players-sloths-fennecs-ocelots-13",
                "2-players-crocodiles-polecats-macaws-25",
                "2-players-owls-squirrels-chameleons-21",
                "2-players-platypuses-pandas-chameleons-9",
                "3-players-sloths-crocodiles-polecats-owls-21",
                "3-players-platypuses-fennecs-macaws-squirrels-28",
                "3-players-pandas-raccoons-ocelots-chameleons-28",
                "4-players-platypuses-sloths-crocodiles-fennecs-polecats-51",
                "teams-crocodiles-fennecs-owls-squirrels-27",
                "teams-platypuses-sloths-ocelots-chameleons-28"
            })
    void isPlayedAsBefore(String name) {
        var words = Arrays.asList(name.split("-"));
        boolean teams = words.getFirst().equals("teams");
        int seats = teams ? 4 : Integer.parseInt(words.getFirst());
        Map<String, Object> options = new LinkedHashMap<>();
        options.put("sets", words.subList(teams ? 1 : 2, words.size() - 1));
        if (teams) options.put("teams", true);
        GoldenGame.of(new DaleGame()).check(name, seats, options);
    }
}
