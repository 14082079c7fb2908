package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.bots.HouseBots;
import comptoir.cove.table.Merchants;
import comptoir.dale.table.Cards;
import comptoir.protocol.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/adding-a-game.md tells the true lists of files")
class SeamsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    @DisplayName("a merchant is a package, a file of the pack, a craft, a web folder, rules, and one line")
    void aMerchant() throws IOException {
        var line = Path.of("cove/src/main/resources/META-INF/services/comptoir.cove.table.Merchant");
        for (var merchant : Merchants.all()) {
            var id = merchant.id();
            var type = merchant.getClass();
            assertThat(type.getPackageName()).isEqualTo("comptoir.cove." + id);
            assertThat(ROOT.resolve("cove/src/main/resources/comptoir/cove/components/standard/" + id + ".json"))
                    .exists();
            assertThat(ROOT.resolve("bots/src/main/java/comptoir/bots/cove/" + type.getSimpleName() + "Craft.java"))
                    .exists();
            assertThat(ROOT.resolve("web/src/cove/" + id + "/index.ts")).exists();
            assertThat(ROOT.resolve("web/src/cove/" + id + "/Portrait.svelte")).exists();
            assertThat(ROOT.resolve("web/src/cove/" + id + "/rules.ts")).exists();
            assertThat(ROOT.resolve("rules/cove-" + id + ".json")).exists();
            assertThat(Files.readAllLines(ROOT.resolve(line))).contains(type.getName());
            assertThat(naming(type.getSimpleName(), "cove/src/main/java/comptoir/cove/" + id))
                    .as("files beside its own that name %s", type.getSimpleName())
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("a set of animalfolk is a file of cards, a test and drawings, and two edits: its line and its French")
    void aSet() throws IOException {
        var line = Path.of("dale/src/main/resources/META-INF/services/comptoir.dale.table.CardSet");
        for (var set : Cards.inBox()) {
            var type = set.getClass();
            assertThat(type.getSimpleName()).endsWith("Cards");
            var name = type.getSimpleName().substring(0, type.getSimpleName().length() - "Cards".length());
            assertThat(ROOT.resolve("dale/src/test/java/comptoir/dale/" + name + "Test.java"))
                    .exists();
            assertThat(ROOT.resolve("web/src/art/cards/" + set.folk().id() + ".svelte"))
                    .exists();
            assertThat(Files.readAllLines(ROOT.resolve(line))).contains(type.getName());
            // Bots may know a card by name, but need not.
            assertThat(naming(type.getSimpleName(), "dale/src/main/java/comptoir/dale/cards"))
                    .as("files beside its own that name %s", type.getSimpleName())
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("a game is a module, a web folder and a line")
    void aGame() {
        for (var game : Games.all()) {
            assertThat(ROOT.resolve("web/src/" + game.id() + "/index.ts")).exists();
            assertThat(ROOT.resolve("web/src/" + game.id() + "/front.ts")).exists();
            for (var catalogue : game.catalogues())
                assertThat(ROOT.resolve("rules/" + catalogue + ".json")).exists();
            assertThat(new HouseBots().levels(game))
                    .as("a brain found as a service")
                    .isNotEmpty();
        }
    }

    @Test
    @DisplayName("neither the terminal nor the bots of the house name a game")
    void noGameIsNamed() throws IOException {
        for (var file : List.of(
                "app/src/main/java/comptoir/app/play/Layout.java", "bots/src/main/java/comptoir/bots/HouseBots.java"))
            for (var game : Games.all())
                assertThat(Files.readString(ROOT.resolve(file))).doesNotContainIgnoringCase(game.id());
    }

    /** The main sources that import a merchant, other than those of its own package and what is made for it. */
    private static List<Path> naming(String merchant, String own) throws IOException {
        var found = new ArrayList<Path>();
        for (var module : List.of("engine", "protocol", "dale", "cove", "bots", "server", "app"))
            try (Stream<Path> files = Files.walk(ROOT.resolve(module + "/src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.startsWith(ROOT.resolve(own)))
                        .filter(file -> !file.getFileName().toString().startsWith(merchant))
                        .filter(file -> !file.endsWith("bots/dale/Instinct.java"))
                        .filter(file -> imports(file, merchant))
                        .forEach(found::add);
            }
        return found;
    }

    private static boolean imports(Path file, String merchant) {
        try {
            return Files.readString(file).contains("." + merchant + ";");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
