package comptoir.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.app.Speaker;
import comptoir.engine.Game;
import comptoir.engine.Language;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Views as text")
class LayoutTest {

    @Test
    @DisplayName("every view of random games can be laid out within the width, for every number of seats")
    void everyView() {
        for (var game : Games.all()) for (int seats : game.seats()) everyView(game, seats);
    }

    private static <P extends Position<P>> void everyView(Game<P> game, int seats) {
        var luck = new QuickFate(seats);
        var referee = Referee.start(game, game.setup(seats, Tree.of("options", null)), new QuickFate(seats));
        var names = List.of("Ann", "Bob", "Cleo", "Dan", "Eve").subList(0, seats);
        for (int answer = 0; answer < 600 && !referee.over(); answer++) {
            int seat = referee.asked().getFirst();
            if (answer % 7 == 0)
                for (var language : Language.all()) {
                    var paper = new Paper(80, Speaker.in(language));
                    Layout.of(game.id()).draw(Tree.of("view", Json.plain(referee.view(seat))), seat, names, paper);
                    assertThat(paper.lines()).hasSizeBetween(10, 120);
                    assertThat(paper.lines())
                            .allSatisfy(line -> assertThat(line.columnLength()).isLessThanOrEqualTo(80));
                }
            referee.answer(seat, luck.below(referee.options(seat).size()));
        }
    }

    @Test
    void aGameNobodyHasLaidOutIsAnOutline() {
        var paper = new Paper(60, Speaker.in(Language.of("fr")));
        var view = Map.of("round", 3, "name", Map.of("say", "help"), "seats", List.of(Map.of("gold", 7)));
        Layout.of("unknown").draw(Tree.of("view", view), 0, List.of("Ann"), paper);
        assertThat(paper.lines().stream().map(AttributedString::toString)).contains("round 3", "name aide", "  gold 7");
    }

    @Test
    void longLinesAreBrokenBetweenWords() {
        var paper = new Paper(20, Speaker.in(Language.ENGLISH)).entry(6, "label", "one two three four five six");
        assertThat(paper.lines().stream().map(AttributedString::toString))
                .containsExactly("label one two three", "      four five six");
    }
}
