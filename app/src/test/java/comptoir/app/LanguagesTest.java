package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Game;
import comptoir.engine.Language;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A language is files and no code")
class LanguagesTest {

    private static final Pattern GAPS = Pattern.compile("\\{(\\d)");

    @Test
    @DisplayName("a language made up by a program is spoken through whole games and the rules")
    void aThirdLanguage(@TempDir Path folder) throws IOException {
        var words = Language.of("fr").sentences().keySet().stream()
                .map(english -> "msgid " + quoted(english) + "\nmsgstr " + quoted("⟦" + english + "⟧") + "\n\n")
                .collect(Collectors.joining());
        var habits = "msgctxt \"language\"\nmsgid \"player\"\nmsgstr \"⟦{0}⟧\"\n\n";
        Files.createDirectories(folder.resolve("words"));
        Files.writeString(folder.resolve("words/eo.po"), habits + words);
        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            var made = Objects.requireNonNull(Language.read("eo", loader));
            for (var game : Games.all()) for (int seats : game.seats()) speak(game, seats, made);
            for (var catalogue : Catalogue.all()) for (var rule : catalogue.rules()) said(rule.text(), made);
        }
    }

    private static <P extends Position<P>> void speak(Game<P> game, int seats, Language language) {
        var luck = new QuickFate(seats);
        var referee = Referee.start(game, game.setup(seats, Tree.of("options", null)), luck);
        said(game.name(), language);
        for (int answer = 0; answer < 300 && !referee.over(); answer++) {
            int seat = referee.asked().getFirst();
            var position = referee.moment().now();
            said(Play.question(position).prompt(position, seat).text(), language);
            for (var option : referee.options(seat))
                said(Play.question(position).label(position, seat, option), language);
            referee.answer(seat, luck.below(referee.options(seat).size()));
            for (var event : referee.latest())
                said(event.toldTo(Seats.SPECTATOR).text(), language);
        }
    }

    private static void said(Text text, Language language) {
        assertThat(language.missing(text))
                .as("what a new language would not hear of")
                .isEmpty();
        boolean isOnlyFigures = text.say().replaceAll("\\{\\d\\}", "").chars().noneMatch(Character::isLetter);
        if (!isOnlyFigures) assertThat(language.say(text)).contains("⟦", "⟧");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    @Test
    @DisplayName("every sentence is printed to be read through, the page’s among them")
    void allTexts() {
        var printed = new StringWriter();
        var code = Comptoir.commandLine().setOut(new PrintWriter(printed)).execute("texts", "--lang", "fr");
        assertThat(code).isZero();
        assertThat(printed.toString().lines())
                .contains("rien n’a encore été décidé".indent(4).stripTrailing())
                .contains("Ce n’est pas le lien d’une table.".indent(4).stripTrailing());
    }

    @Test
    @DisplayName("a translation fills the gaps of its English, and no others")
    void theSameGaps() {
        for (var language : Language.all())
            language.sentences()
                    .forEach((english, said) ->
                            assertThat(gaps(said)).as("%s: %s", language, said).isEqualTo(gaps(english)));
    }

    private static Map<String, Boolean> gaps(String template) {
        return GAPS.matcher(template)
                .results()
                .collect(Collectors.toMap(gap -> gap.group(1), gap -> true, (one, same) -> one));
    }
}
