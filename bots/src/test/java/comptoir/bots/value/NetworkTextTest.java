package comptoir.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The weights of a network as text")
class NetworkTextTest {

    private static final Told TOLD = new Told(List.of("stacks", "junk"), List.of("own:glue"));
    private static final Network NETWORK =
            new Network(2, 1, 2, new double[] {1.5, -0.25, 0.125, 2, -1, 0.5, 0, 0.001, 3, -4, 0.75});

    /** Numbers by name only. */
    private record Told(List<String> common, List<String> special) implements Features<String> {
        @Override
        public int seats(String position) {
            return 2;
        }

        @Override
        public int sides(String position) {
            return 2;
        }

        @Override
        public int side(String position, int seat) {
            return seat;
        }

        @Override
        public void tell(String position, double[][] into) {
            for (int side = 0; side < 2; side++) into[side][0] = position.charAt(side) - '0';
        }
    }

    @Test
    @DisplayName("read what was written")
    void roundTrip() {
        assertThat(NetworkText.read(TOLD, NetworkText.write(TOLD, NETWORK))).isEqualTo(NETWORK);
    }

    @Test
    @DisplayName("count for nothing where a number came later, and leave the others as they were")
    void numbersThatCameLater() {
        var later = new Told(List.of("junk", "new", "stacks"), List.of("own:new", "own:glue"));
        var read = NetworkText.read(later, NetworkText.write(TOLD, NETWORK));
        var units = new double[2];
        assertThat(read.standing(new double[] {3, 7, 2, 9, 1}, units))
                .isEqualTo(NETWORK.standing(new double[] {2, 3, 1}, units));
    }

    @Test
    @DisplayName("give chances that add up to 1, more to the one who stands better")
    void chances() {
        var judge = new LearntJudge<>(TOLD, NETWORK);
        var chances = new double[4];
        judge.judge("13", chances); // the second hidden unit speaks against the first number
        assertThat(chances[0] + chances[1]).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(chances[0]).isGreaterThan(chances[1]);
        assertThat(chances[2]).as("a seat that is not there").isZero();
    }

    @Test
    @DisplayName("that are spoilt are refused, naming what is wrong")
    void spoilt() {
        var text = NetworkText.write(TOLD, NETWORK);
        refused("hello", "these are no weights");
        refused(text.replace("thresholds", "thresholds x"), "\"x\", which is no whole number");
        refused(text.substring(0, text.indexOf("thresholds")), "lack some of the row \"thresholds\"");
        refused(text.replaceFirst("stacks \\S+", "stacks"), "lack some of the row \"stacks\"");
    }

    private static void refused(String text, String why) {
        assertThatThrownBy(() -> NetworkText.read(TOLD, text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }
}
