package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ChancesTest {

    @Test
    @DisplayName("Every table has a chance of its own; on a server for tests, the same game has the same one")
    void fixedForTests() {
        assertThat(secret("")).isNotEqualTo(secret(""));
        assertThat(secret("rain")).isEqualTo(secret("rain")).isNotEqualTo(secret("wind"));
        assertThat(new Chances("rain").budget(50).isTimed()).isFalse();
        assertThat(new Chances("").budget(50).isTimed()).isTrue();
    }

    private static String secret(String fixed) {
        var wish = Map.of("game", "dale", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "link")));
        var made = NewTable.read(Tree.of("request", wish), new Sitter("somebody", "Ada", ""));
        var chance = new Chances(fixed).dealt(made.doc()).chance();
        assertThat(Secrets.fits(chance.secret(), chance.commitment())).isTrue();
        return chance.secret();
    }
}
