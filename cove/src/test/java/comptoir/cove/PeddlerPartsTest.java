package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Components;
import comptoir.cove.table.Packs;
import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The Peddler's file of the component pack")
class PeddlerPartsTest {

    @TempDir
    private Path folder = Path.of(".");

    private static String standard() throws IOException {
        try (var stream = Objects.requireNonNull(
                Components.class.getResourceAsStream("/comptoir/cove/components/standard/peddler.json"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aCopyOfTheStandardFileIsRead() throws IOException {
        Files.writeString(folder.resolve("peddler.json"), standard());
        assertThat(Packs.read(folder)).isNotNull();
    }

    @ParameterizedTest
    @DisplayName("An error names the file, the line and the reason")
    @CsvSource(
            delimiter = '|',
            value = {
                "\"marked\": 4 | \"marked\": 9 | line 3: must be from 0 to 6, and is 9",
                "\"id\": \"2\" | \"id\": \"1\" | line 13: there is another Peddler card \"1\"",
                "\"place\": \"outer\", \"hours\": 2} | \"place\": \"middle\", \"hours\": 2} | line 11: is"
                        + " \"middle\", not one of",
                "\"hardFor\": \"5\" | \"hardFor\": \"50\" | there is no basic card \"50\" above",
                "\"fierceFor\": \"1\" | \"fierceFor\": \"50\" | there is no basic or hard card \"50\" above",
                "\"fierceFor\": \"1\" | \"fierceFor\": \"5\" | the hard card \"5*\" lies there already",
                "\"fierceFor\": \"2\" | \"fierceFor\": \"1\" | another card takes the place of \"1\"",
                "\"goods\": [\"large-red\"], | | line 11: a left half has one action",
                "\"times\": 1, \"side\": \"left\" | \"times\": 9, \"side\": \"left\" | line 12: must be",
            })
    void anErrorNamesTheLine(String before, String after, String message) throws IOException {
        var file = folder.resolve("peddler.json");
        Files.writeString(file, standard().replaceFirst(Pattern.quote(before), after == null ? "" : after));
        assertThatThrownBy(() -> Packs.read(folder))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(message);
    }
}
