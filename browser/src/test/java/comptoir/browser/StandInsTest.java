package comptoir.browser;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.BadInput;
import comptoir.engine.QuickFate;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What stands in for Java's own libraries does what they do")
class StandInsTest {

    @Test
    @DisplayName("SHA-256 and HMAC, for every length around the blocks")
    void hashes() {
        var luck = new QuickFate(1);
        for (int length = 0; length < 300; length++) {
            var bytes = new byte[length];
            for (int i = 0; i < length; i++) bytes[i] = (byte) luck.nextLong();
            assertThat(comptoir.browser.engine.Sha256.of(bytes)).isEqualTo(comptoir.engine.Sha256.of(bytes));
            var key = comptoir.engine.Sha256.of(bytes);
            assertThat(comptoir.browser.engine.Sha256.keyed(key).of(bytes, key))
                    .isEqualTo(comptoir.engine.Sha256.keyed(key).of(bytes, key));
        }
    }

    @Test
    @DisplayName("JSON is read as Jackson reads it, spoilt JSON refused as Jackson refuses it")
    void reads() {
        var sound = comptoir.protocol.Json.write(Map.of(
                "texts", List.of("", "a\"b\\c\n\t\u0001é🎲", "</script>"),
                "numbers", List.of(0, -1, 2147483648L, 1.5, -2e-7, 1e300),
                "rest", List.of(true, false, Map.of(), List.of())));
        var luck = new QuickFate(5);
        var pieces = List.of(
                "", "\"", ",", "{", "}", "[", "]", "0", "-", ".", "e", "\\", "\\u00e9", "null", " ", "\n", "x", "9");
        for (int i = 0; i < 20_000; i++) {
            int at = luck.below(sound.length());
            var piece = pieces.get(luck.below(pieces.size()));
            var text = sound.substring(0, at) + piece + sound.substring(Math.min(sound.length(), at + luck.below(3)));
            assertThat(read(text, comptoir.browser.protocol.Json::read))
                    .as(text)
                    .isEqualTo(read(text, comptoir.protocol.Json::read));
        }
    }

    private static @Nullable Object read(String text, java.util.function.Function<String, Object> reader) {
        try {
            return reader.apply(text);
        } catch (BadInput refused) {
            return "refused";
        }
    }

    @Test
    @DisplayName("JSON is written as Jackson writes it")
    void writes() {
        var text = new StringBuilder();
        for (char each = 0; each < 0x180; each++) text.append(each);
        for (var value :
                List.of(text.toString(), 1.0, 1e21, 0.1f, Long.MIN_VALUE, new int[] {1, 2}, List.of(Map.of("a", 1))))
            assertThat(comptoir.browser.protocol.Json.write(value)).isEqualTo(comptoir.protocol.Json.write(value));
        assertThat(comptoir.browser.protocol.Json.write("é🎲".getBytes(StandardCharsets.UTF_8).length))
                .isEqualTo("6");
    }
}
