package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.Added;
import comptoir.engine.Agenda;
import comptoir.engine.BadInput;
import comptoir.engine.Deed;
import comptoir.engine.Formerly;
import comptoir.engine.Game;
import comptoir.engine.News;
import comptoir.engine.Position;
import comptoir.engine.Saved;
import comptoir.engine.Saving;
import comptoir.engine.Tree;
import comptoir.engine.Vocabulary;
import comptoir.protocol.Json;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A saved position survives another shape of its records")
class SavingTest {

    /** The game as it was. */
    static final class Before {
        enum OldColour {
            RED,
            BLUE
        }

        record Wait(int hours) implements Deed<OldTable> {
            @Override
            public OldTable perform(OldTable table) {
                return table;
            }
        }

        record OldTable(
                int coins, OldColour colour, List<Integer> cards, String gone, Agenda<OldTable> agenda, News news)
                implements Position<OldTable> {
            @Override
            public OldTable agenda(Agenda<OldTable> next) {
                return new OldTable(coins, colour, cards, gone, next, news);
            }

            @Override
            public OldTable news(News next) {
                return new OldTable(coins, colour, cards, gone, agenda, next);
            }
        }
    }

    /** The game as it is now: renamed, added and removed components, a constant in the middle, a card in front. */
    static final class After {
        enum NewColour {
            RED,
            GREEN,
            @Formerly("blue")
            AZURE
        }

        static final List<String> CARDS = List.of("new", "glue", "magnet");

        @Formerly("Wait")
        record Rest(@Formerly("hours") int time, @Added int minutes) implements Deed<NewTable> {
            @Override
            public NewTable perform(NewTable table) {
                return table;
            }
        }

        record NewTable(
                @Added List<String> notes,
                NewColour colour,
                @Formerly("coins") int gold,
                @Saved(as = "cards") List<Integer> cards,
                @Added @Nullable NewColour second,
                Agenda<NewTable> agenda,
                News news)
                implements Position<NewTable> {
            @Override
            public NewTable agenda(Agenda<NewTable> next) {
                return new NewTable(notes, colour, gold, cards, second, next, news);
            }

            @Override
            public NewTable news(News next) {
                return new NewTable(notes, colour, gold, cards, second, agenda, next);
            }
        }
    }

    private static final List<String> OLD_CARDS = List.of("glue", "magnet");

    private static Saving<Before.OldTable> before() {
        return new Saving<>(Before.OldTable.class, Vocabulary.of(List.of(Before.class)));
    }

    /** Cards are saved by name from now on; until now they were numbers of the old list. */
    private static Saving<After.NewTable> after() {
        return new Saving<>(After.NewTable.class, List.of(After.Rest.class))
                .way(
                        "cards",
                        (List<Integer> cards) ->
                                cards.stream().map(After.CARDS::get).toList(),
                        tree -> tree.list().stream()
                                .map(card -> After.CARDS.indexOf(card.text()))
                                .toList())
                .upgrade(position -> {
                    var upgraded = new LinkedHashMap<String, Object>();
                    ((Map<?, ?>) position).forEach((name, value) -> upgraded.put(String.valueOf(name), value));
                    upgraded.put(
                            "cards",
                            ((List<?>) upgraded.get("cards"))
                                    .stream()
                                            .map(card -> OLD_CARDS.get((Integer) card))
                                            .toList());
                    return upgraded;
                });
    }

    private static Object saved() {
        var position = new Before.OldTable(
                7,
                Before.OldColour.BLUE,
                List.of(1, 0),
                "no longer",
                Agenda.of(List.of(new Before.Wait(3))),
                News.NONE);
        return Json.plain(before().write(position));
    }

    @Test
    void whatWasSavedBeforeIsReadNow() {
        var read = after().read(Tree.of("saved", saved()), 1);
        assertThat(read)
                .isEqualTo(new After.NewTable(
                        List.of(),
                        After.NewColour.AZURE,
                        7,
                        List.of(2, 1),
                        null,
                        Agenda.of(List.of(new After.Rest(3, 0))),
                        News.NONE));
    }

    @Test
    void whatIsSavedNowIsReadNow() {
        var now = after().read(Tree.of("saved", saved()), 1);
        var written = Json.plain(after().write(now));
        assertThat(Json.write(written))
                .contains("\"cards\":[\"magnet\",\"glue\"]")
                .contains("\"is\":\"Rest\"");
        assertThat(after().read(Tree.of("saved", written))).isEqualTo(now);
    }

    @Test
    void whatIsNeitherThereNorAddedIsMissed() {
        var spoilt = new LinkedHashMap<>((Map<?, ?>) saved());
        spoilt.remove("coins");
        assertThatThrownBy(() -> after().read(Tree.of("saved", spoilt), 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("saved.gold is missing");
        assertThatThrownBy(() -> after().read(Tree.of("saved", saved()), 3)).hasMessageContaining("versions up to 2");
    }

    @Test
    @DisplayName("the fields of a record come in the order of its components, on which saving rests")
    void fieldsAreInTheOrderOfComponents() {
        Game<?> game = new ParlourGame();
        var records = Vocabulary.of(List.of(Parlour.class, ParlourSteps.class, Before.class, After.class));
        assertThat(records).hasSizeGreaterThan(8);
        assertThat(game.saving().version()).isEqualTo(1);
        for (var record : records) {
            if (!record.isRecord()) continue;
            assertThat(Arrays.stream(record.getDeclaredFields())
                            .filter(field -> !Modifier.isStatic(field.getModifiers()))
                            .map(field -> field.getName() + " " + field.getGenericType()))
                    .as("fields of %s", record)
                    .isEqualTo(Arrays.stream(record.getRecordComponents())
                            .map(part -> part.getName() + " " + part.getGenericType())
                            .toList());
        }
    }
}
