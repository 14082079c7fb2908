package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.CoveTable.start;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.step.UseCrew;
import comptoir.engine.BadInput;
import comptoir.kit.Shows;
import comptoir.protocol.Json;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Scenes are laid with the standard components: a weapon needs heat 4, armour 7. */
class BlacksmithTest {

    private static final String RIVAL = "{'merchant': 'chronomancer'}";

    /** It is the smith's turn at 1 o'clock, with this in the shop. */
    private static CoveTable smithy(String shop, Object... fate) {
        return scene(
                "{'clock': {'hours': [1, 9]}, 'players': [{'merchant': 'blacksmith', 'shop': " + shop + "}, " + RIVAL
                        + "]}",
                fate);
    }

    private static Object shop(CoveTable game) {
        return Json.plain(game.cove().shop(0).view(game.cove(), 0, 0));
    }

    private static CoveTable atCrew(String shop, String slot) {
        return scene(
                "{'clock': {'hours': [1, 9]}, 'players': [{'merchant': 'blacksmith', 'team': {'" + slot
                        + "': 'L05'}, 'shop': " + shop + "}, " + RIVAL + "]}",
                new UseCrew(0, 0));
    }

    @Test
    @Shows({"smith.own-version", "smith.setup.components", "smith.setup.dice"})
    @DisplayName("At the start: 2 alloy and 4 coal dice in the tray, 4 locked, empty furnaces, no patron")
    void theBoardAtTheStart() {
        var game = start(2, "{'merchants': ['blacksmith', 'chronomancer']}");
        assertThat(seen(shop(game), "alloy.colour")).containsExactly("blank", "blank");
        assertThat(seen(shop(game), "coal.heat")).containsExactly(0, 0, 0, 0);
        assertThat(seen(shop(game), "locks.locked")).containsExactly(true, true, true, true);
        assertThat(seen(shop(game), "locks.clan")).containsExactly("warrior", "bard", "wizard", "noble");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(0, 0, 0);
        assertThat(game.inventory()).containsEntry("alloy dice", 4).containsEntry("coal dice", 6);
        assertThat(game.cove().shop(0).patronage()).isEqualTo(Crowd.NOBODY);
        var smith = game.cove().player(0);
        assertThat(smith.supply(game.cove().pack(), Good.SMALL_RED.number())).isEqualTo(3);
        assertThat(smith.supply(game.cove().pack(), Good.LARGE_BLUE.number())).isEqualTo(2);
        assertThat(smith.team().size()).isEqualTo(4);
    }

    @Test
    @Shows({"smith.stoke", "smith.place.alloy", "smith.place.coal"})
    @DisplayName("Stoke: all dice of the tray are rolled, up to 3 are placed; coal only to an alloy die")
    void stoking() {
        var game = smithy("{}", "red", "blue", "1", "4", "3", "2").says(0, "{'work': 'stoke'}");
        assertThat(game.fateLeft()).isEmpty();
        assertThat(seen(shop(game), "alloy.colour")).containsExactly("red", "blue");
        assertThat(seen(shop(game), "coal.heat")).containsExactly(1, 2, 3, 4);
        assertThat(game.options()).containsExactly("die=red, furnace=0", "die=blue, furnace=0", "done=true");
        assertThat(game.refusal(0, "{'die': 'coal-4', 'furnace': 0}").rule().id())
                .isEqualTo("smith.place.coal");
        game.says(0, "{'die': 'blue', 'furnace': 0}");
        assertThat(game.options())
                .as("one furnace burns, another can be kindled")
                .containsExactly(
                        "die=red, furnace=1",
                        "die=coal-1, furnace=0",
                        "die=coal-2, furnace=0",
                        "die=coal-3, furnace=0",
                        "die=coal-4, furnace=0",
                        "done=true");
        game.says(0, "{'die': 'coal-4', 'furnace': 0}").says(0, "{'die': 'coal-3', 'furnace': 0}");
        assertThat(game.hour(0)).as("three dice are placed: the turn is over").isEqualTo("2");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(7, 0, 0);
        assertThat(seen(shop(game), "furnaces.ready")).startsWith("armour");
        assertThat(seen(shop(game), "alloy.colour"))
                .as("the others stay in the tray")
                .containsExactly("red");
    }

    @Test
    @Shows({"smith.stoke.rake", "smith.blast"})
    @DisplayName("Full Blast: 6 dice for a corruption card; a furnace raked out gives its dice back to be rolled")
    void fullBlast() {
        var game = smithy("{'furnaces': [{'alloy': 'yellow', 'coal': [1]}]}", "red", "green", "2", "2", "3", "3", "C");
        assertThat(game.options())
                .containsExactly(
                        "work=stoke",
                        "rake=0, work=stoke",
                        "work=blast",
                        "rake=0, work=blast",
                        "work=unlock",
                        "work=recruit");
        game.says(0, "{'work': 'blast', 'rake': 0}");
        assertThat(seen(shop(game), "coal.heat")).containsExactly(2, 2, 3, 3);
        for (var put : List.of("'red', 'furnace': 0", "'green', 'furnace': 1", "'coal-2', 'furnace': 0"))
            game.says(0, "{'die': " + put + "}");
        game.says(0, "{'die': 'coal-2', 'furnace': 0}").says(0, "{'die': 'coal-3', 'furnace': 1}");
        game.says(0, "{'die': 'coal-3', 'furnace': 1}");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(4, 6, 0);
        assertThat(game.corruption(0)).hasSize(1);
        assertThat(game.hour(0)).isEqualTo("2");
    }

    @Test
    @Shows({"smith.forge", "smith.forge.size", "smith.forge.keep"})
    @DisplayName("Forge: hot furnaces become goods; armour heat leaves the choice; a card keeps the colour")
    void forging() {
        var game = smithy("{'furnaces': [{'alloy': 'red', 'coal': [4, 3]}, {'alloy': 'blue', 'coal': [3]}]}")
                .says(0, "{'work': 'forge'}");
        assertThat(game.options())
                .as("heat 7: either size; heat 3: neither")
                .containsExactly(
                        "furnace=0, keep=false, make=weapon",
                        "furnace=0, keep=true, make=weapon",
                        "furnace=0, keep=false, make=armour",
                        "furnace=0, keep=true, make=armour");
        game.says(0, "{'furnace': 0, 'make': 'armour', 'keep': true}");
        assertThat(game.stall(0)).containsExactly("large-red");
        assertThat(game.corruption(0)).hasSize(1);
        assertThat(seen(shop(game), "furnaces.colour")).containsExactly("red", "blue");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(0, 3, 0);
        assertThat(seen(shop(game), "coal.heat")).containsExactly(0, 0, 0);
        assertThat(game.hour(0)).isEqualTo("3");
    }

    @Test
    @Shows({"smith.forge", "smith.forge.keep"})
    @DisplayName("Forge: of several hot furnaces any may be left; a die not kept goes back to the tray")
    void forgingSome() {
        var game = smithy("{'furnaces': [{'alloy': 'red', 'coal': [4]}, {'alloy': 'blue', 'coal': [2, 2]}]}")
                .says(0, "{'work': 'forge'}");
        assertThat(game.options()).as("at least one").doesNotContain("done=true");
        game.says(0, "{'furnace': 1, 'make': 'weapon', 'keep': false}");
        assertThat(game.options()).contains("done=true");
        game.says(0, "{'done': true}");
        assertThat(game.stall(0)).containsExactly("small-blue");
        assertThat(seen(shop(game), "alloy.colour")).containsExactly("blank");
        assertThat(game.corruption(0)).isEmpty();
    }

    @Test
    @Shows({"smith.unlock", "smith.unlock.patron"})
    @DisplayName("Unlock a Die: the die goes to the tray, and its patron is active")
    void unlocking() {
        var game = smithy("{'unlocked': [0]}").says(0, "{'work': 'unlock'}");
        assertThat(game.options()).containsExactly("unlock=1", "unlock=2", "unlock=3");
        game.says(0, "{'unlock': 3}");
        assertThat(seen(shop(game), "coal.heat")).hasSize(5);
        assertThat(Crowd.names(game.cove().shop(0).patronage())).containsExactly("warrior", "noble");
        assertThat(game.hour(0)).isEqualTo("2");
    }

    @Test
    @Shows({"smith.work.move", "cove.action.move"})
    @DisplayName("A space is not used twice in a row, nor where there is nothing to do")
    void spacesThatCannotBeChosen() {
        var game = smithy("{'at': 'stoke', 'unlocked': [0, 1, 2, 3]}");
        assertThat(game.options()).containsExactly("work=blast", "work=recruit");
        assertThat(game.refusal(0, "{'work': 'stoke'}").rule().id()).isEqualTo("cove.action.move");
        assertThat(game.refusal(0, "{'work': 'forge'}").rule().id()).isEqualTo("smith.forge.size");
        assertThat(game.refusal(0, "{'work': 'unlock'}").rule().id()).isEqualTo("smith.unlock");
        assertThat(game.refusal(0, "{'work': 'crew'}").rule().id()).isEqualTo("cove.crew.use");
    }

    @Test
    @Shows({"smith.recruit", "smith.crew"})
    @DisplayName("Recruit costs what the Town Square says; the crew costs 2 hours")
    void recruitingAndCrew() {
        var game = smithy("{'unlocked': [0]}, 'team': {'herald': 'L06'}").says(0, "{'work': 'recruit'}");
        var first = game.square().getLast();
        game.says(0, "{'townsfolk': '" + first + "'}").says(0, "{'slot': 0}");
        assertThat(game.hour(0)).as("the rightmost place costs 1 hour").isEqualTo("2");
        game.says(0, "{'work': 'crew'}").says(0, "{'crew': 3}").says(0, "{'patron': 'warrior'}");
        assertThat(game.gold(0)).isEqualTo(1);
        assertThat(game.hour(0)).isEqualTo("4");
    }

    @Test
    @Shows("smith.crew.striker")
    @DisplayName("Striker: one hot furnace is forged, and no more")
    void striker() {
        var game =
                atCrew("{'furnaces': [{'alloy': 'red', 'coal': [4]}, {'alloy': 'green', 'coal': [2, 2]}]}", "striker");
        game.says(0, "{'crew': 0}").says(0, "{'furnace': 0, 'make': 'weapon', 'keep': false}");
        assertThat(game.stall(0)).containsExactly("small-red");
        assertThat(game.prompt()).isEqualTo("smith-work");
    }

    @Test
    @Shows("smith.crew.bellows")
    @DisplayName("Bellows: a coal die on its hottest face joins an alloy die")
    void bellows() {
        var game = atCrew("{'furnaces': [{'alloy': 'red', 'coal': [1]}]}", "bellows");
        game.says(0, "{'crew': 1}").says(0, "{'fan': 0}");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(5, 0, 0);
        assertThat(seen(shop(game), "coal.heat")).hasSize(2);
    }

    @Test
    @Shows("smith.crew.enameller")
    @DisplayName("Enameller: an alloy die in a furnace changes its colour, the coal stays")
    void enameller() {
        var game = atCrew("{'furnaces': [{'alloy': 'red', 'coal': [3]}]}", "enameller");
        game.says(0, "{'crew': 2}").says(0, "{'furnace': 0, 'colour': 'yellow'}");
        assertThat(seen(shop(game), "furnaces.colour")).containsExactly("yellow");
        assertThat(seen(shop(game), "furnaces.heat")).containsExactly(3, 0, 0);
    }

    @Test
    @Shows("smith.crew.herald")
    @DisplayName("Herald: an active patron pays at once what its hall holds")
    void herald() {
        var game = atCrew("{'unlocked': [1, 2]}", "herald");
        game.says(0, "{'crew': 3}");
        assertThat(game.options()).containsExactly("patron=bard", "patron=wizard");
        game.says(0, "{'patron': 'bard'}");
        assertThat(game.gold(0)).isEqualTo(1);
    }

    @Test
    @DisplayName("A scene with more dice than there are is an error that names it")
    void scenesAreChecked() {
        assertThatThrownBy(() -> smithy("{'furnaces': [{'alloy': 'red', 'coal': [4, 4, 4, 4, 4]}]}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("more dice than are unlocked");
        assertThatThrownBy(() -> smithy("{'furnaces': [{'alloy': 'pink'}]}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("pink");
        assertThatThrownBy(() -> smithy("{'unlocked': [0, 0]}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("twice");
    }
}
