package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A text is said as the page says it: the page's tests say the same examples")
class SayingsTest {

    @Test
    void everyExample() throws Exception {
        Tree examples;
        try (var file = getClass().getResourceAsStream("/sayings.json")) {
            var json = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            examples = Tree.of("sayings", Json.readObject(json));
        }
        var sentences = new HashMap<String, String>();
        examples.at("french").map().forEach((en, fr) -> sentences.put(String.valueOf(en), String.valueOf(fr)));
        var french = new Language("fr", Language.of("fr").habits(), sentences);
        for (var example : examples.at("sayings").list()) {
            var language = example.at("in").text().equals("fr") ? french : Language.ENGLISH;
            var text = Text.read(example.at("text"));
            assertThat(language.say(text, reader(example)))
                    .as(example.path())
                    .isEqualTo(example.at("said").text());
            assertThat(Text.read(Tree.of("written", Json.plain(text)))).isEqualTo(text);
        }
    }

    private static Language.Reader reader(Tree example) {
        var names = example.list("names");
        return new Language.Reader() {
            @Override
            public boolean is(int seat) {
                return example.number("reader", -1) == seat;
            }

            @Override
            public @Nullable String nameOf(int seat) {
                return seat < names.size() && !names.get(seat).isNull()
                        ? names.get(seat).text()
                        : null;
            }
        };
    }
}
