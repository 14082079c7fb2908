package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A text is a template until somebody reads it")
class TextTest {

    private static final Language FRENCH = new Language(
            "fr",
            Language.of("fr").habits(),
            Map.of(
                    "{0?You buy|{0} buys} {1} for {2#1 coin|{2} coins}.",
                            "{0?Vous achetez|{0} achète} {1} pour {2#{2} pièce|{2} pièces}.",
                    "Glue", "Colle",
                    "{0} takes {1} from {2}.", "{0} prend {1} {2:à}.",
                    "the deck of {0}", "la pioche {0:de}",
                    "the Peddler", "le Colporteur",
                    "{!of a boat}left", "à gauche",
                    "{!of time}left", "restant"));

    private static final Text GLUE = Text.named("card", "glue", "Glue");

    private static Text buys(int coins) {
        return Text.say("{0?You buy|{0} buys} {1} for {2#1 coin|{2} coins}.", Text.who(1), GLUE, coins);
    }

    /** Seat 1 is Ann's, and she reads. */
    private static Language.Reader ann(boolean reads) {
        return new Language.Reader() {
            @Override
            public boolean is(int seat) {
                return reads && seat == 1;
            }

            @Override
            public @Nullable String nameOf(int seat) {
                return seat == 1 ? "Ann" : null;
            }
        };
    }

    @Test
    void speaksOfPlayersByNumberByNameOrAsYou() {
        assertThat(buys(7).en()).isEqualTo("Player 2 buys Glue for 7 coins.");
        assertThat(Language.ENGLISH.say(buys(7), ann(false))).isEqualTo("Ann buys Glue for 7 coins.");
        assertThat(Language.ENGLISH.say(buys(7), ann(true))).isEqualTo("You buy Glue for 7 coins.");
        assertThat(FRENCH.say(buys(7), ann(true))).isEqualTo("Vous achetez Colle pour 7 pièces.");
    }

    @Test
    void countsAsTheLanguageDoes() {
        assertThat(buys(1).en()).endsWith("1 coin.");
        assertThat(buys(0).en()).endsWith("0 coins.");
        assertThat(FRENCH.say(buys(0))).endsWith("0 pièce.");
        assertThat(FRENCH.say(buys(1))).endsWith("1 pièce.");
        assertThat(FRENCH.say(buys(2))).endsWith("2 pièces.");
        var slavic = Plural.read("n % 10 = 1 and n % 100 != 11; n % 10 = 2..4 and n % 100 != 12..14");
        assertThat(List.of(slavic.of(1), slavic.of(21), slavic.of(11), slavic.of(3), slavic.of(13), slavic.of(5)))
                .containsExactly(0, 0, 2, 1, 2, 2);
    }

    @Test
    void joinsWordsAsFrenchDoes() {
        var from = Text.say("{0} takes {1} from {2}.", Text.who(0), GLUE, Text.who(2));
        assertThat(FRENCH.say(from)).isEqualTo("Le joueur 1 prend Colle au joueur 3.");
        assertThat(FRENCH.say(Text.say("the deck of {0}", Text.who(0)))).isEqualTo("la pioche du joueur 1");
        assertThat(FRENCH.say(Text.say("the deck of {0}", Text.who(1)), ann(false)))
                .isEqualTo("la pioche d’Ann");
        assertThat(FRENCH.say(Text.say("the deck of {0}", Text.say("the Peddler"))))
                .isEqualTo("la pioche du Colporteur");
        assertThat(FRENCH.say(Text.say("the deck of {0}", "Zoé"))).isEqualTo("la pioche de Zoé");
    }

    @Test
    void tellsMeaningsOfTheSameWordsApart() {
        assertThat(Text.say("{!of a boat}left").en()).isEqualTo("left");
        assertThat(FRENCH.say(Text.say("{!of a boat}left"))).isEqualTo("à gauche");
        assertThat(FRENCH.say(Text.say("{!of time}left"))).isEqualTo("restant");
    }

    @Test
    void listsThingsAsPeopleDo() {
        assertThat(Text.list(List.of("a", "b", "c")).en()).isEqualTo("a, b and c");
        assertThat(FRENCH.say(Text.list(List.of("a", GLUE)))).isEqualTo("a et Colle");
        assertThat(Text.list(List.of("a")).en()).isEqualTo("a");
        assertThat(Text.list(List.of()).en()).isEqualTo("nothing");
        assertThat(FRENCH.say(Text.list(List.of()))).isEqualTo("rien");
    }

    @Test
    void tellsTheTimeAsTheLanguageDoes() {
        var time = Text.same(new Text.Time(5, 30));
        assertThat(time.en()).isEqualTo("5:30");
        assertThat(FRENCH.say(time)).isEqualTo("5h30");
        assertThat(FRENCH.say(Text.same(new Text.Time(5, 0)))).isEqualTo("5h");
    }

    @Test
    void bracesThatNameNothingStay() {
        assertThat(Text.say("{9} {x} {", 1).en()).isEqualTo("{9} {x} {");
    }

    @Test
    void isFilledOnce() {
        var filled = Text.say("{0}", 1);
        assertThatThrownBy(() -> filled.with(2)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void survivesBeingSaved() {
        var text = Text.say("{0} {1} {2} {3}", buys(3), List.of(1, "two", GLUE), new Text.Time(6, 0), "x");
        assertThat(Text.read(Tree.of("text", text.data()))).isEqualTo(text);
        assertThat(Text.read(Tree.of("since", Map.of("en", "an old save", "fr", "une vieille partie")))
                        .en())
                .isEqualTo("an old save");
    }

    @Test
    void tellsWhatALanguageHasNoWordsFor() {
        assertThat(FRENCH.missing(buys(1))).isEmpty();
        assertThat(FRENCH.missing(Text.say("{0} {1}", GLUE, Text.say("something new"))))
                .containsExactly("something new");
    }

    @Test
    void aLanguageNobodyWroteIsEnglish() {
        assertThat(Language.of("xx")).isSameAs(Language.ENGLISH);
        assertThat(Language.of("../../etc")).isSameAs(Language.ENGLISH);
        assertThat(Language.all().stream().map(Language::code)).containsExactly("en", "fr");
    }
}
