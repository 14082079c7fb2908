package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The kit")
class GameKitTest {

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 4})
    void aFairGamePasses(int seats) {
        var report = GameKit.of(new ParlourGame()).seats(seats).games(150).check();
        assertThat(report.games()).isGreaterThanOrEqualTo(150);
        assertThat(report.rulesReached())
                .containsExactlyInAnyOrder(
                        "parlour.deal", "parlour.open", "parlour.six", "parlour.gift", "parlour.die");
        assertThat(report.unseen()).isEmpty();
        assertThat(report.compared()).isPositive();
    }

    @ParameterizedTest(name = "a leak through the {0} is caught")
    @CsvSource({
        "VIEW, sees after a redeal",
        "NOTICE, is told of",
        "OPTIONS, sees after a redeal",
        "REFUSAL, sees after a redeal",
        "UNDO, knew before an answer that may be taken back",
        "LOST_CARD, components",
        "DUPLICATE, is listed once",
        "ENDLESS, does not end",
        "UNDESCRIBED, is described"
    })
    void whatIsWrongIsCaught(Parlour.Leak leak, String said) {
        var kit = GameKit.of(new ParlourGame(leak)).seats(3).games(200).longest(50);
        assertThatThrownBy(kit::check)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(said)
                .hasMessageContaining("seed \"kit-");
    }

    @Test
    void aFailureCanBeRepeatedFromItsSeed() {
        var broken = new ParlourGame(Parlour.Leak.LOST_CARD);
        assertThatThrownBy(() -> GameKit.of(broken).seed("kit-0").games(1).check())
                .hasMessageContaining("seed \"kit-0\"");
    }
}
