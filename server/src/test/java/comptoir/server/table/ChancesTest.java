package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
        var seats = List.of(
                new NewTable.SeatWish(NewTable.SeatFor.ME, null, null),
                new NewTable.SeatWish(NewTable.SeatFor.LINK, null, null));
        var wishes = new NewTable.Wishes(seats, null, null, null, null, null, null, null, null, null);
        var made = NewTable.of(new NewTable.TableWish("dale", null, wishes), new Sitter("somebody", "Ada", ""));
        var chance = new Chances(fixed).dealt(made.doc()).chance();
        assertThat(Secrets.fits(chance.secret(), chance.commitment())).isTrue();
        return chance.secret();
    }
}
