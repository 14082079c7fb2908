package comptoir.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.BadInput;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

@DisplayName("comptoir play, with piped input")
class PlayCommandTest {

    @TempDir
    private Path folder;

    /** What is shown when that is typed. */
    private String play(Reader typed, String... arguments) {
        var out = new StringWriter();
        var code = new CommandLine(new PlayCommand(typed))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    if (!(failure instanceof BadInput)) throw failure;
                    command.getOut().println("refused: " + failure.getMessage());
                    return 2;
                })
                .execute(arguments);
        assertThat(code).as("%s", out).isIn(0, 2);
        return out.toString();
    }

    private String play(List<String> typed, String... arguments) {
        return play(new StringReader(String.join("\n", typed) + "\n"), arguments);
    }

    /** Somebody who types numbers as they come, some of which are no choice. */
    private static Reader anyNumbers(long seed, int lines) {
        var numbers = new Random(seed);
        var typed = new StringBuilder();
        for (int line = 0; line < lines; line++)
            typed.append(1 + numbers.nextInt(7)).append('\n');
        return new StringReader(typed.toString());
    }

    private Path saved() {
        return folder.resolve("game.json");
    }

    /** A game that is saved at its very start, so that what is left unfinished lands in the folder. */
    private Path begun(String... arguments) {
        play(List.of("save " + saved()), arguments);
        assertThat(saved()).exists();
        return saved();
    }

    @ParameterizedTest
    @CsvSource({"dale,en", "dale,fr", "cove,en", "cove,fr"})
    @DisplayName("a whole game of either family in both languages")
    void wholeGame(String game, String language) {
        begun("--game", game, "--seats", "Ann,random", "--fate", "whole", "--lang", language);
        var shown = play(anyNumbers(3, 30_000), "--resume", saved().toString(), "--lang", language);
        assertThat(shown)
                .contains(language.equals("fr") ? "── Fin de la partie" : "── The end", "1. ", "2. ", "random");
        assertThat(shown).contains(language.equals("fr") ? "Ann (vous)" : "Ann (you)");
        if (game.equals("dale"))
            assertThat(shown)
                    .contains(language.equals("fr") ? "Marché" : "Market", language.equals("fr") ? "Piles" : "stacks");
        else
            assertThat(shown)
                    .contains(language.equals("fr") ? "Horloge" : "Clock", language.equals("fr") ? " or, " : " gold, ");
        assertThat(shown).doesNotContain("\"en\"", "{en=").doesNotContain("\u001b");
        assertThat(shown)
                .as("where there is one choice it is taken, and told")
                .contains("→ ")
                .doesNotContainPattern("(?m)^  1  (?!.*  2  ).*\\R+Ann> ");
    }

    @Test
    @DisplayName("alone in the cove one meets the Peddler")
    void thePeddler() {
        begun("--game", "cove", "--seats", "Ann", "--fate", "peddler", "--lang", "en");
        var shown = play(anyNumbers(5, 10_000), "--resume", saved().toString(), "--lang", "en");
        assertThat(shown).contains("the Peddler", "── The end").containsPattern("[12]\\. The Peddler");
    }

    @Test
    @DisplayName("the end of input saves and says so; the game goes on as it stood")
    void saveAndResume() {
        begun("--game", "dale", "--seats", "Ann,random", "--fate", "q", "--lang", "en");
        var first = play(List.of("5", "view"), "--resume", saved().toString(), "--lang", "en");
        assertThat(first).contains(" stack 1: ").endsWith("--resume " + saved() + System.lineSeparator());
        var second = play(List.of("view"), "--resume", saved().toString(), "--lang", "en");
        var view = first.substring(first.lastIndexOf("── Dale"), first.lastIndexOf("Ann>"));
        assertThat(second).contains(view).contains("random  stall ");
    }

    @Test
    @DisplayName("the same fate and the same answers give the same game, saved in between or not")
    void savingChangesNothing() throws Exception {
        begun("--game", "dale", "--seats", "Ann,random", "--fate", "same", "--lang", "en");
        var start = Files.readString(saved());
        var typed = new ArrayList<String>();
        for (int i = 0; i < 40; i++) typed.add("1");
        play(typed, "--resume", saved().toString());
        var whole = Files.readString(saved());
        Files.writeString(saved(), start);
        for (int i = 0; i < 40; i += 8) play(typed.subList(i, i + 8), "--resume", saved().toString());
        assertThat(Files.readString(saved())).isEqualTo(whole);
    }

    @Test
    void undoTakesBackWhatNobodyHasSeen() {
        begun("--game", "dale", "--seats", "Ann,random", "--fate", "q", "--lang", "en");
        var shown = play(List.of("undo", "1", "undo"), "--resume", saved().toString(), "--lang", "en");
        assertThat(shown).contains("This cannot be taken back: ", "Pay 5 for Prepaid Good");
        assertThat(shown.substring(shown.indexOf("Pay 5 for"))).contains("Take one action.");
    }

    @Test
    @DisplayName("what cannot be understood is answered with a sentence")
    void badInput() {
        begun("--game", "dale", "--seats", "Ann,random", "--fate", "q", "--lang", "en");
        var shown = play(
                List.of(
                        "0",
                        "99",
                        "buy",
                        "",
                        "   ",
                        "why x",
                        "rule",
                        "rule zzz",
                        "save /no/such/folder/x",
                        "99999999999"),
                "--resume",
                saved().toString(),
                "--lang",
                "en");
        assertThat(shown)
                .contains(
                        "There is no choice 0: type a number from 1 to 6.",
                        "There is no choice 99",
                        "\"buy\"?",
                        "Type why and the number of a choice.",
                        "Type rule and its name",
                        "No rule speaks of \"zzz\".",
                        "/no/such/folder/x cannot be written",
                        "\"99999999999\"?");
    }

    @Test
    void rulesRefusalsAndTheLogAreAtHand() {
        begun("--game", "dale", "--seats", "Ann,random", "--fate", "q", "--lang", "en");
        var shown = play(
                List.of("help", "why 1", "whynot", "rule dale.market.overpay", "log 2", "hint"),
                "--resume",
                saved().toString(),
                "--lang",
                "en");
        assertThat(shown)
                .contains(
                        "take back the last choice",
                        "[dale.card.prepaid-good]",
                        "Extra Remarks: It costs 9, and your hand is worth 5. [dale.market.cost]",
                        "[dale.market.overpay]");
    }

    @Test
    @DisplayName("two people at one keyboard: each is told only what that seat may know")
    void hotSeat() {
        begun("--game", "dale", "--seats", "Ann,Bob", "--fate", "q", "--lang", "en", "--options", "{\"first\":\"1\"}");
        var shown = play(List.of("5", "6"), "--resume", saved().toString(), "--lang", "en");
        assertThat(shown).contains("Ann, it is your turn", "Bob, it is your turn", "Ann> 5", "Bob> 6");
        var bobs = shown.substring(shown.indexOf("Bob, it is your turn"), shown.indexOf("Bob> 6"));
        assertThat(bobs).contains("Bob (you)").doesNotContain("Daring Adventurer, Junk ×4");
    }

    @Test
    void anUnknownGameOrLevelIsNamed() {
        assertThat(play(List.of(), "--game", "chess")).contains("refused: there is no game \"chess\"");
        assertThat(play(List.of(), "--game", "dale", "--bots", "wizard")).contains("no bot of level \"wizard\"");
        assertThat(play(List.of(), "--resume", folder.resolve("none").toString()))
                .contains("there is no file");
    }
}
