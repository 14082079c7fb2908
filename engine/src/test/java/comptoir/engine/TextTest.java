package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Texts in two languages")
class TextTest {

    @Test
    void areFilledWithTextsNumbersAndNames() {
        var glue = Text.of("Glue", "Colle");
        var text = Text.of("{0} buys {1} for {2}.", "{0} achète {1} pour {2}.").with("Ada", glue, 7);
        assertThat(text).isEqualTo(new Text("Ada buys Glue for 7.", "Ada achète Colle pour 7."));
    }

    @Test
    void listThingsAsPeopleDo() {
        var things = List.of(Text.of("a", "a"), Text.of("b", "b"), Text.of("c", "c"));
        assertThat(Text.list(things)).isEqualTo(new Text("a, b and c", "a, b et c"));
        assertThat(Text.list(things.subList(0, 1)).en()).isEqualTo("a");
        assertThat(Text.list(List.of())).isEqualTo(new Text("nothing", "rien"));
    }

    @Test
    void bracesThatNameNothingStay() {
        assertThat(Text.of("{9} {x}", "{9}").with(1).en()).isEqualTo("{9} {x}");
    }
}
