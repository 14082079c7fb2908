package comptoir.cove;

import static comptoir.cove.CoveTable.start;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.cove.step.DrawMerchants;
import comptoir.engine.BadInput;
import comptoir.engine.Tree;
import comptoir.kit.Shows;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

    @Test
    @Shows({
        "cove.setup.boats",
        "cove.setup.halls",
        "cove.setup.bag",
        "cove.setup.gold",
        "cove.setup.corruption",
        "cove.boat.seats",
        "cove.dock.piers",
        "cove.term.adventurers"
    })
    @DisplayName("Rulebook p. 3: the main board before the first turn")
    void theBoardBeforeTheFirstTurn() {
        var cove = new CoveGame().beginning(new CoveGame().setup(4, Tree.of("options", null)));
        assertThat(cove.board().boats()).hasSize(6).allMatch(boat -> boat.seats() == 4);
        assertThat(cove.harbour().atSea()).isEqualTo(0b111111);
        assertThat(cove.board().docks().stream().map(dock -> dock.pier().word()))
                .containsExactly("bazaar", "town-square", "town-square", "black-market");
        assertThat(Crowd.byName(cove.harbour().halls()).values()).containsExactly(1, 1, 1, 1, 4);
        assertThat(Crowd.byName(cove.harbour().bag()).values()).containsExactly(12, 12, 8, 8, 4);
        assertThat(cove.corruption().sum()).isEqualTo(60);
        for (int seat = 0; seat < 4; seat++)
            assertThat(cove.player(seat).gold()).isZero();
    }

    @Test
    @Shows({"cove.setup.rogue-card", "cove.term.limited"})
    @DisplayName("Rulebook p. 3: the card's number of rogues in the Lair and in the bag, the others leave the game")
    void theRogueCardSaysHowManyRoguesPlay() {
        var thieves = start(2, "{'rogues': 'thieves'}");
        assertThat(thieves.hall(Kind.ROGUE)).isEqualTo(4);
        assertThat(thieves.inventory()).containsEntry("rogue", 8);
        assertThat(start(2, "{'rogues': 'cultists', 'components': 'balanced'}").inventory())
                .containsEntry("rogue", 6);
        var chance = start(2, "{'rogues': 'random'}", "cultists");
        assertThat(chance.cove().terms().rogueCard().id()).isEqualTo("cultists");
    }

    @Test
    @Shows("cove.setup.townsfolk-decks")
    @DisplayName("Rulebook p. 3: at least two decks of townsfolk; four of them in the Town Square")
    void twoOrThreeDecksAreMixed() {
        var two = start(2, "{'townsfolk': ['locals', 'sailors']}", "L07", "S02", "S11", "L01");
        assertThat(two.square()).containsExactly("L01", "S11", "S02", "L07");
        assertThat(two.cove().town().deckSize()).isEqualTo(24 - 4);
        assertThat(start(2, "{'townsfolk': ['locals', 'mercenaries', 'sailors']}")
                        .cove()
                        .town()
                        .deckSize())
                .isEqualTo(36 - 4);
        assertThat(start(2, "{}").square()).as("first game").allMatch(card -> card.matches("[LM].*"));
        assertThatThrownBy(() -> start(2, "{'townsfolk': ['locals']}")).hasMessageContaining("needs 2 to 3 values");
    }

    @Test
    @Shows({"cove.setup.clock", "cove.setup.clock-players", "cove.clock.marks"})
    @DisplayName("Rulebook p. 3: marker on 12, hourglasses in random order on 1, tokens by the number of players")
    void theClockByNumberOfPlayers() {
        var game = start(3, "{}", 0, 0, 0, 0, List.of("seat 2", "seat 0", "seat 1"));
        assertThat(game.cove().clock().stack().list()).containsExactly(2, 0, 1);
        assertThat(game.cove().clock().market()).isEqualTo(24);
        assertThat(game.hour(0)).isEqualTo("1");
        assertThat(game.seen(0, "clock.hands.place")).startsWith(7);
        assertThat(game.seen(0, "clock.hands.hour")).startsWith("3:30");
        assertThat(game.seen(0, "clock.hands.free")).startsWith(false);
        assertThat(loads(2)).containsExactly(1, 2, 2);
        assertThat(loads(3)).containsExactly(1, 1, 2);
        assertThat(loads(4)).containsExactly(1, 1, 1);
        assertThat(loads(5)).containsExactly(0, 1, 1);
    }

    /** At 3:30, 9:30 and 11:30. */
    private static List<Integer> loads(int seats) {
        var loads = start(seats, "{}").cove().terms().loads();
        return List.of(loads[7], loads[19], loads[23]);
    }

    @Test
    @Shows({"cove.setup.players", "cove.setup.merchants", "cove.game.rounds"})
    @DisplayName("Rulebook p. 3: a table for every number of players, with merchants chosen, by chance or mirrored")
    void everyNumberOfSeatsHasATableWithoutOptions() {
        for (int seats : new CoveGame().seats()) {
            var game = start(seats, "{'merchants': null}");
            assertThat(game.asked()).hasSize(1);
            assertThat(game.cove().terms().seats()).isEqualTo(seats);
            assertThat(game.view(0).get("rounds")).isEqualTo(3);
        }
        var named = start(2, "{'merchants': ['chronomancer', 'random']}");
        assertThat(named.cove().shop(0).merchant().id()).isEqualTo("chronomancer");
        assertThat(start(2, "{'merchants': ['chronomancer', 'chronomancer'], 'mirror': true}")
                        .asked())
                .hasSize(1);
        assertThat(start(3, "{'merchants': ['chronomancer', 'chronomancer', 'entertainer']}")
                        .asked())
                .as("as tables of three were made when there were two merchants")
                .hasSize(1);
        assertThatThrownBy(() -> start(7, "{}")).hasMessageContaining("seats must be one of");
    }

    @ParameterizedTest
    @Shows("cove.setup.merchants")
    @DisplayName("Rulebook p. 3: each merchant is played once, unless the table chose to mirror")
    @ValueSource(strings = {"", ", 'mirror': false"})
    void twoOfAMerchantAreRefusedUnlessChosen(String mirror) {
        assertThatThrownBy(() -> start(2, "{'merchants': ['chronomancer', 'chronomancer']" + mirror + "}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("options.merchants names a value twice: Without the mirror");
    }

    @Test
    @Shows("cove.setup.merchants")
    @DisplayName("Where chance has too few merchants a table cannot refuse the mirror")
    void withTooFewMerchantsTheMirrorCannotBeRefused() {
        assertThatThrownBy(() -> start(3, "{'merchants': null, 'mirror': false}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("chance has 2 values for 3 seats");
        assertThatThrownBy(() -> start(3, "{'merchants': ['chronomancer', 'entertainer', 'random'], 'mirror': false}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("chance has 0 values for 1 seat:");
        assertThat(start(3, "{'merchants': ['random', 'blacksmith', 'random'], 'mirror': false}")
                        .asked())
                .hasSize(1);
    }

    @Test
    @Shows({"cove.setup.merchants", "smith.own-version"})
    @DisplayName("Chance deals the merchants of the rulebooks; one of our own is played by who names it")
    void chanceKeepsToTheRulebooks() {
        var cove = new CoveGame().beginning(new CoveGame().setup(2, Tree.of("options", null)));
        var draw = new DrawMerchants(Row.upTo(2));
        assertThat(IntStream.range(0, draw.outcomes(cove)).mapToObj(each -> draw.outcome(cove, each)))
                .containsExactly("chronomancer", "entertainer");
        var named = start(2, "{'merchants': ['blacksmith', 'random']}", "entertainer");
        assertThat(named.cove().shop(0).merchant().id()).isEqualTo("blacksmith");
        assertThat(named.cove().shop(1).merchant().id()).isEqualTo("entertainer");
    }
}
