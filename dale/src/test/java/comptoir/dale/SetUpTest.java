package comptoir.dale;

import static comptoir.dale.DaleScene.dale;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.dale.cards.FennecCards;
import comptoir.dale.cards.OwlCards;
import comptoir.dale.cards.SlothCards;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Referee;
import comptoir.engine.ScriptedFate;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Set-up")
class SetUpTest {

    private static Referee<Dale> start(int seats, Map<String, Object> options) {
        var game = new DaleGame();
        return Referee.start(game, game.setup(seats, Tree.of("options", options)), new SeededFate("set-up"));
    }

    private static Dale dealt(int seats, Map<String, Object> options) {
        return start(seats, options).moment().now();
    }

    private static long count(Dale dale, Pile cards, String id) {
        return java.util.Arrays.stream(cards.toArray())
                .filter(card -> dale.card(card).id().equals(id))
                .count();
    }

    @Test
    @DisplayName(
            "2, 3 or 4 players; players + 1 sets; 10 cards each, one value-1 card of every set and Junk; 5 in hand")
    @Shows({
        "dale.setup.players",
        "dale.setup.sets",
        "dale.setup.deck",
        "dale.setup.leftover-ones",
        "dale.setup.market-deck",
        "dale.setup.market",
        "dale.setup.hand",
        "dale.setup.junk-pile",
        "dale.card.value"
    })
    void theTableIsLaid() {
        for (int seats = 2; seats <= 4; seats++) {
            var dale = dealt(seats, Map.of());
            assertThat(dale.box().sets()).hasSize(seats + 1).doesNotHaveDuplicates();
            for (int seat = 0; seat < seats; seat++) {
                var all = dale.player(seat).deck().with(dale.hand(seat));
                assertThat(all.size()).isEqualTo(10);
                assertThat(dale.hand(seat).size()).isEqualTo(5);
                assertThat(count(dale, all, "junk")).isEqualTo(9 - seats);
                for (var set : dale.box().sets())
                    assertThat(count(dale, all, Cards.of(set).getFirst().id())).isEqualTo(1);
            }
            assertThat(dale.market().cards()).isEqualTo(5);
            assertThat(dale.market().deck().size()).isEqualTo(11 * (seats + 1) - 5);
            for (int i = 0; i < dale.market().deck().size(); i++)
                assertThat(dale.card(dale.market().deck().get(i)).value()).isGreaterThan(1);
            assertThat(dale.table().junk().size()).isEqualTo(20 - seats * (9 - seats));
        }
        assertThat(new DaleGame().seats()).containsExactly(2, 3, 4);
    }

    @Test
    @DisplayName("Sets at random are drawn by fate and told to all")
    @Shows("dale.setup.random-sets")
    void randomSetsArePublic() {
        var game = new DaleGame();
        var fate = new ScriptedFate(List.of(List.of("owls", "sloths", "fennecs")));
        for (int i = 0; i < 3; i++) fate.then(ScriptedFate.AS_IT_LIES);
        fate.then("player 2");
        var referee = Referee.start(game, game.setup(2, Tree.of("options", Map.of())), fate);
        assertThat(referee.moment().now().box().sets())
                .containsExactly(SlothCards.SLOTHS, FennecCards.FENNECS, OwlCards.OWLS);
        var told = referee.latest().getFirst().toldTo(Seats.SPECTATOR);
        assertThat(told.kind()).isEqualTo("sets-chosen");
        assertThat(told.text().en()).contains("Observant Snowy Owls");
        assertThat(referee.moment().now().active()).isEqualTo(1);
    }

    @Test
    @DisplayName("The first player is drawn, or named by the table")
    @Shows("dale.setup.first-player")
    void theFirstPlayer() {
        assertThat(dealt(3, Map.of("first", "3")).active()).isEqualTo(2);
        assertThatThrownBy(() -> dealt(2, Map.of("first", "3")))
                .hasMessageContaining("options.first cannot be \"3\" here: There is no such seat");
    }

    @Test
    @DisplayName("The number of sets must fit, and teams need four players")
    @Shows({"dale.setup.sets", "dale.team.sets"})
    void wrongOptionsAreNamed() {
        assertThatThrownBy(() -> dealt(3, Map.of("sets", List.of("owls", "sloths", "fennecs"))))
                .hasMessageContaining("sets needs 4 values, and there are 3");
        assertThatThrownBy(() -> dealt(3, Map.of("teams", true))).hasMessageContaining("Teams need four seats.");
        assertThatThrownBy(() -> dealt(2, Map.of("sets", List.of("owls", "sloths", "dogs"))))
                .hasMessageContaining("dogs");
    }

    @Test
    @DisplayName("Team game: 4 sets, 4 + 6 cards each, so 24 Junk are dealt")
    @Shows({"dale.team.sets", "dale.team.junk", "dale.team.seating", "dale.junk.unlimited"})
    void theTeamTable() {
        var dale = dealt(4, Map.of("teams", true));
        assertThat(dale.box().sets()).hasSize(4);
        for (int seat = 0; seat < 4; seat++)
            assertThat(count(dale, dale.player(seat).deck().with(dale.hand(seat)), "junk"))
                    .isEqualTo(6);
        assertThat(dale.market().deck().size()).isEqualTo(44 - 5);
        assertThat(dale.table().junk().size()).isZero();
        assertThat(dale.box().partner(0)).isEqualTo(2);
        assertThat(dale.box().partner(3)).isEqualTo(1);
        assertThat(dale.box().opposed(0, 1)).isTrue();
        assertThat(dale.box().opposed(0, 2)).isFalse();
        assertThat(dale.box().goal()).isEqualTo(10);
    }

    @Test
    @DisplayName("What each seat is told of the deal: its own cards by name, the others’ by number")
    @Shows("dale.setup.hand")
    void theDealIsTold() {
        var referee = start(2, Map.of("first", "1"));
        var deals = referee.latest().stream()
                .filter(event -> event.toldToAll().kind().equals("dealt"))
                .toList();
        assertThat(deals).hasSize(2);
        assertThat(deals.getFirst().toldTo(0).facts()).containsKey("cards");
        assertThat(deals.getFirst().toldTo(1).facts())
                .doesNotContainKey("cards")
                .containsEntry("count", 5);
        assertThat(deals.getFirst().toldTo(Seats.SPECTATOR).facts()).doesNotContainKey("cards");
    }
}
