package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Description.Field;
import comptoir.engine.Description.Form;
import comptoir.engine.Game;
import comptoir.engine.Text;
import comptoir.protocol.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/protocol.md lists the decisions, events and sources of fate of each game as the games describe them")
class ProtocolDocumentTest {

    private static final Path DOCUMENT = Path.of("../docs/protocol.md");
    private static final String BEGIN = "<!-- games -->\n";
    private static final String END = "<!-- end of games -->";

    @Test
    void theListsAreThoseOfTheGames() throws IOException {
        var document = Files.readString(DOCUMENT);
        int from = document.indexOf(BEGIN) + BEGIN.length();
        int to = document.indexOf(END);
        var lists = Games.all().stream().map(ProtocolDocumentTest::lists).collect(Collectors.joining());
        if (Boolean.getBoolean("comptoir.record"))
            Files.writeString(DOCUMENT, document.substring(0, from) + lists + document.substring(to));
        else
            assertThat(document.substring(from, to))
                    .as("run this test with -Dcomptoir.record=true to write the lists anew")
                    .isEqualTo(lists);
    }

    private static String lists(Game<?> game) {
        var description = game.description();
        var lines = new StringBuilder("\n### " + game.name().en() + "\n\n");
        lines.append("Components: ")
                .append(String.join(", ", description.components().keySet()))
                .append(".\n\n");
        lines.append("| decision | answers | combine | meaning |\n|---|---|---|---|\n");
        for (var decision : description.decisions())
            row(
                    lines,
                    code(decision.kind()),
                    decision.answers().stream().map(ProtocolDocumentTest::form).collect(Collectors.joining(", ")),
                    decision.combining().name().toLowerCase(Locale.ROOT),
                    said(decision.meaning()));
        lines.append("\n| event | facts | meaning |\n|---|---|---|\n");
        for (var event : description.events())
            row(
                    lines,
                    code(event.kind()),
                    event.facts().fields().isEmpty() ? "" : form(event.facts()),
                    said(event.meaning()));
        lines.append("\n| source of fate | meaning |\n|---|---|\n");
        for (var chance : description.fate()) row(lines, code(chance.source()), said(chance.meaning()));
        return lines.append('\n').toString();
    }

    private static void row(StringBuilder lines, String... cells) {
        lines.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private static String form(Form form) {
        return code(
                form.fields().stream().map(ProtocolDocumentTest::field).collect(Collectors.joining(", ", "{", "}")));
    }

    private static String field(Field field) {
        return field.name() + (field.optional() ? "?" : "") + ": " + field.type();
    }

    /** A bar would end the cell of the table. */
    private static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }

    private static String said(Text text) {
        return text.en().replace("|", "\\|");
    }
}
