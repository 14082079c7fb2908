package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.GoldenSave;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The number in a name is the version of the rules that wrote it. */
@DisplayName("Golden saves")
class GoldenSavesTest {

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "dale-1-paying-with-a-schedule",
                "dale-1-values-changed",
                "dale-1-reactions-and-copies",
                "dale-1-partners-talk",
                "dale-2-paying-with-a-schedule",
                "dale-2-values-changed",
                "dale-2-reactions-and-copies",
                "dale-2-partners-talk"
            })
    void loadAndGoOn(String name) {
        GoldenSave.check(new DaleGame(), name);
    }

    @Test
    @DisplayName("A card in use is written by what it means: which card, as what, worth how much")
    void usesAreWrittenByTheirMeaning() throws IOException {
        var text = Files.readString(Path.of("src/test/resources/saves/dale-2-paying-with-a-schedule.json"));
        assertThat(text.replaceAll("\\s", ""))
                .containsPattern("\"schedule\":\\[\\{\"card\":\\d+,\"as\":\"[a-z-]+\",\"value\":\\d+}");
    }
}
