package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.step.LoadFromBag;
import comptoir.cove.step.Recruit;
import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions put together by hand. */
class SceneTest {

    @Test
    @DisplayName("A scene that says nothing is a plausible first day")
    void anEmptySceneCanBePlayed() {
        var game = scene("{}");
        assertThat(game.asked()).containsExactly(0);
        assertThat(game.square()).containsExactly("L04", "L03", "L02", "L01");
        assertThat(game.inventory()).containsEntry("warrior", 13).containsEntry("corruption C", 36);
    }

    @ParameterizedTest
    @DisplayName("What contradicts the components is an error that names it")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"piers\": {\"bazaar\": {\"wizard\": 9}}}|10 wizards, and there are 9",
                "{\"bag\": {\"warrior\": 3}}|bag has 3 warriors, and those that are nowhere else are",
                "{\"boats\": [[\"bard\", \"bard\", \"bard\", \"bard\"]]}|has no free seat",
                "{\"docks\": [4]}|belongs to the other side",
                "{\"boats\": [\"docked\"]}|is docked, and none of the docks has boat 0",
                "{\"square\": [\"L01\", \"L01\"]}|townsfolk L01 in 2 places",
                "{\"square\": [\"L99\"]}|is no townsfolk of the components",
                "{\"townsfolk\": [\"locals\", \"sailors\"], \"square\": [\"M01\"]}|whose deck is not in play",
                "{\"players\": [{\"goods\": {\"large-red\": 3}}, {}]}|3 × large-red, and there are 2",
                "{\"players\": [{\"corruption\": [\"C+R\", \"C+R\", \"C+R\"]}, {}]}|3 corruption cards C+R, and there"
                        + " are 2",
                "{\"players\": [{\"shop\": {\"tiles\": {\"upper-left\": \"S1\", \"lower-left\": \"S1\"}}}, {}]}|has"
                        + " tile S1 twice",
                "{\"players\": [{\"shop\": {\"chronomancer\": \"upper-1\", \"assistant\": \"upper-1\"}}, {}]}|both"
                        + " figures on upper-1",
                "{\"clock\": {\"hours\": [\"5:30\"]}}|where no free hand is",
                "{\"round\": 4}|round must be from 1 to 3, and is 4",
                "{\"phase\": \"arrival\", \"boats\": [[\"bard\"]]}|boats has people aboard, and at arrival the boats"
                        + " are empty",
                "{\"phase\": \"arrival\", \"piers\": {\"bazaar\": [\"bard\"]}}|piers has people ashore, and at arrival"
                        + " the piers are empty",
                "{\"phase\": \"arrival\", \"docks\": [1]}|a boat away from sea, and at arrival all are there",
                "{\"clock\": {\"market\": \"7:30\"}}|market is 7:30; the marker stands on a full hour up to 12",
                "{\"clock\": {\"market\": 14}}|market is 14; the marker stands on a full hour up to 12",
                "{\"round\": 3, \"clock\": {\"hours\": [2, 5]}}|on 2, and with 2 mice out the day begins at 3",
                "{\"players\": [{\"shop\": {\"chronomancer\": \"upper-3\", \"assistant\": \"upper-1\"}}, {}]}|the"
                        + " Assistant goes ahead, and no further than the next machine",
                "{\"players\": [{\"shop\": {\"chronomancer\": \"upper-1\", \"assistant\": \"lower-3\"}}, {}]}|the"
                        + " Assistant goes ahead, and no further than the next machine",
                "{\"players\": [{\"merchant\": \"entertainer\", \"shop\": {\"hand\": [\"hum-warrior\", \"hum-bard\","
                        + " \"hum-wizard\", \"hum-noble\"]}}, {}]}|hand has 4 cards, and the limit is",
                "{\"weather\": \"fine\"}|has no field \"weather\"",
            })
    void whatContradictsTheComponentsIsRefused(String scene, String reason) {
        assertThatThrownBy(() -> scene(scene))
                .hasMessageContaining(reason)
                .isInstanceOfSatisfying(BadInput.class, SceneTest::isSaidInFrench);
    }

    private static void isSaidInFrench(BadInput wrong) {
        assertThat(Language.of("fr").missing(wrong.text())).isEmpty();
        assertThat(wrong.text().in("fr")).isNotEqualTo(wrong.text().en());
    }

    @Test
    @DisplayName("A scene is for as many people as its players are; one that plays by itself has no seat")
    @Shows({"peddler.use.solo", "peddler.use.third"})
    void theNumberOfSeats() {
        assertThat(seats(List.of(Map.of()))).isEqualTo(1);
        assertThat(seats(List.of(Map.of(), Map.of(), Map.of()))).isEqualTo(3);
        assertThat(seats(List.of(Map.of(), Map.of("merchant", "peddler")))).isEqualTo(1);
        assertThat(seats(List.of(Map.of(), Map.of(), Map.of("merchant", "peddler"))))
                .isEqualTo(2);
        assertThat(seats(List.of())).isEqualTo(2);
        assertThatThrownBy(() -> seats(List.of(Map.of("merchant", "peddler"))))
                .hasMessage("scene.players has nobody whom the game could ask");
    }

    private static int seats(List<Map<String, String>> players) {
        return new CoveGame().seatsOf(Tree.of("scene", Map.of("players", players)));
    }

    @Test
    @DisplayName("A loose scene may contradict the components")
    void aLooseSceneIsTaken() {
        var game = scene("{'loose': true, 'piers': {'bazaar': {'wizard': 12}}}");
        assertThat(game.inventory()).containsEntry("wizard", 13);
    }

    @Test
    @DisplayName("Undo is offered until chance has spoken or somebody else has decided")
    void undoEndsWithChance() {
        var game = scene("{'clock': {'hours': [1, 9]}, 'players': [{'shop': {'tiles': {'upper-left': 'PR'}}}, {}]}");
        game.says(0, "{'figure': 'assistant', 'space': 'upper-1'}").says(0, "{'take': 'relic'}");
        assertThat(game.referee().undo(0)).isInstanceOf(Undo.Fair.class);
        game.referee().takeBack(0);
        game.referee().takeBack(0);
        assertThat(game.stall(0)).isEmpty();

        var chance = scene("{'square': ['L09', 'L10', 'L11', 'L12']}", LoadFromBag.of(0), "bard");
        chance.says(0, "{'boat': 0}");
        assertThat(chance.referee().undo(0)).as("placing is open to all").isInstanceOf(Undo.Fair.class);
        chance.says(0, "{'figure': 'assistant', 'space': 'upper-3'}").says(0, "{'townsfolk': 'L12'}");
        assertThat(chance.referee().undo(0)).isInstanceOf(Undo.Fair.class);
        chance.says(0, "{'slot': 0}");
        assertThat(chance.referee().undo(0)).as("a new townsfolk was revealed").isInstanceOf(Undo.Unfair.class);
    }

    @Test
    @DisplayName("A sailor's half-made move is nobody's business yet")
    void aHalfMadeMoveIsADraft() {
        var game = scene("{'square': ['S11', 'L10', 'L11', 'L12'], 'boats': [['bard']]}", new Recruit(0, false));
        game.says(0, "{'townsfolk': 'S11'}").says(0, "{'boat': 0, 'adventurer': 'bard'}");
        assertThat(game.referee().moment().drafter()).isZero();
        assertThat(game.referee().latest()).isEmpty();
    }
}
