package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.YELLOW;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.DaleRule;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Hoarding Flying Squirrels")
class SquirrelTest {

    private static final Map<String, Object> BUILD = Map.of("do", "build");

    @Test
    @DisplayName("Stashing Vendor: its stack may also hold any number of Junk of the hand")
    @Shows("dale.card.stashing-vendor")
    void junkBesideTheVendor() {
        var game = dale(2).red(
                        hand("stashing-vendor", "junk", "junk", "junk"), stall("steady-achiever", "shopping-journey"));
        game.builds("stashing-vendor", "junk", "junk");
        assertThat(game.stall(RED).getLast()).containsExactly("stashing-vendor", "junk", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 builds stack 3: Stashing Vendor, Junk and Junk.");
    }

    @Test
    @DisplayName("Stashing Vendor: without it Junk stays out, and the animalfolk cards beside it are still of one set")
    @Shows({"dale.card.stashing-vendor", "dale.card.rubbish", "dale.stall.one-set"})
    void theVendorAllowsJunkOnly() {
        var game = dale(2).red(hand("stashing-vendor", "steady-achiever", "junk"), stall("steady-achiever"));
        game.says("build");
        assertThat(game.offered("card")).containsExactly("stashing-vendor", "junk");
        assertThat(game.refusal(Map.of("card", "steady-achiever")).rule()).isEqualTo(DaleRule.STALL_STACK);
        game.picks("stashing-vendor");
        assertThat(game.offered("card")).containsExactly("junk");
        assertThat(game.refusal(Map.of("card", "steady-achiever")).rule()).isEqualTo(DaleRule.STALL_ONE_SET);

        var without = dale(2).red(hand("empty-chest", "junk"), stall("steady-achiever", "shopping-journey"));
        assertThat(without.options(RED)).doesNotContain(BUILD);
    }

    @Test
    @DisplayName("Empty Chest: its stack may mix cards of any sets")
    @Shows("dale.card.empty-chest")
    void anySetsBesideTheChest() {
        var game = dale(2).red(
                        hand("empty-chest", "steady-achiever", "tireless-tinkerer"),
                        stall("steady-achiever", "shopping-journey", "housecleaning"));
        game.builds("tireless-tinkerer", "steady-achiever", "empty-chest");
        assertThat(game.stall(RED).getLast())
                .containsExactlyInAnyOrder("empty-chest", "steady-achiever", "tireless-tinkerer");
    }

    @Test
    @DisplayName("Empty Chest does not allow Junk; with a Stashing Vendor both are allowed")
    @Shows({"dale.card.empty-chest", "dale.card.stashing-vendor"})
    void theChestAndTheVendor() {
        var chest = dale(2).red(
                        hand("empty-chest", "junk", "steady-achiever"),
                        stall("steady-achiever", "shopping-journey", "housecleaning"));
        assertThat(chest.options(RED)).doesNotContain(BUILD);

        var both = dale(2).red(
                        hand("empty-chest", "stashing-vendor", "junk", "steady-achiever"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        both.builds("steady-achiever", "stashing-vendor", "empty-chest", "junk");
        assertThat(both.stall(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Nostalgic Item: a card of the own discard pile may be added, Junk or of any set")
    @Shows("dale.card.nostalgic-item")
    void oneCardOfTheDiscardPile() {
        var game = dale(2).red(
                        hand("nostalgic-item", "junk"),
                        discard("junk", "magnet", "junk"),
                        stall("steady-achiever", "shopping-journey", "housecleaning"));
        game.builds("nostalgic-item");
        assertThat(game.options(RED))
                .containsExactly(Map.of("card", "junk", "depth", 0), Map.of("card", "junk", "depth", 2));
        game.answers(Map.of("card", "junk", "depth", 2));
        assertThat(game.stall(RED).getLast()).containsExactly("nostalgic-item", "junk");
        assertThat(game.discard(RED)).containsExactly("junk", "magnet");
        assertThat(game.told(BLUE))
                .contains(
                        "Player 1 takes Junk from the discard pile for the stack.",
                        "Player 1 builds stack 4: Nostalgic Item.");

        var other = dale(2).red(
                        hand("nostalgic-item"),
                        discard("magnet"),
                        stall(
                                "steady-achiever",
                                "shopping-journey",
                                "housecleaning",
                                "siesta",
                                "glue",
                                "dangerous-test"));
        other.builds("nostalgic-item").answers(Map.of("card", "magnet", "depth", 0));
        assertThat(other.stall(RED)).hasSize(7);
    }

    @Test
    @DisplayName("Nostalgic Item: nothing need be added, and only one card for each of them")
    @Shows("dale.card.nostalgic-item")
    void nothingNeedBeAdded() {
        var alone = dale(2).red(hand("nostalgic-item"), discard("junk"), stall("steady-achiever", "shopping-journey"));
        alone.builds("nostalgic-item");
        assertThat(alone.stall(RED).getLast()).containsExactly("nostalgic-item");

        var two = dale(2).red(
                        hand("nostalgic-item"),
                        discard("junk", "junk"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        assertThat(two.options(RED)).doesNotContain(BUILD);
    }

    @Test
    @DisplayName("Nostalgic Item: one taken from the discard pile allows one card more; the first comes from the hand")
    @Shows("dale.card.nostalgic-item")
    void nostalgiaInAChain() {
        var game = dale(2).red(
                        hand("nostalgic-item"),
                        discard("tireless-tinkerer", "nostalgic-item"),
                        stall(
                                "steady-achiever",
                                "shopping-journey",
                                "housecleaning",
                                "siesta",
                                "glue",
                                "dangerous-test"));
        game.builds("nostalgic-item", "tireless-tinkerer", "nostalgic-item");
        assertThat(game.stall(RED).getLast()).containsExactly("nostalgic-item", "tireless-tinkerer", "nostalgic-item");
        assertThat(game.discard(RED)).isEmpty();

        var none = dale(2).red(
                        hand("acorn"),
                        discard("nostalgic-item"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta", "glue", "ironing"));
        assertThat(none.options(RED)).doesNotContain(BUILD);
    }

    @Test
    @DisplayName("Nostalgic Item: a Vendor or a Chest of the discard pile loosens the rest of the stack too")
    @Shows({"dale.card.nostalgic-item", "dale.card.empty-chest", "dale.card.stashing-vendor"})
    void theCardsOfTheDiscardPileHaveTheirEffects() {
        var chest = dale(2).red(
                        hand("nostalgic-item", "steady-achiever"),
                        discard("empty-chest"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta", "glue"));
        chest.builds("steady-achiever", "nostalgic-item", "empty-chest");
        assertThat(chest.stall(RED)).hasSize(6);

        var vendor = dale(2).red(
                        hand("nostalgic-item", "junk"),
                        discard("stashing-vendor"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        vendor.builds("nostalgic-item", "junk", "stashing-vendor");
        assertThat(vendor.stall(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Nostalgic Item: what holds for all cards this turn holds for the card of the discard pile")
    @Shows({"dale.card.nostalgic-item", "dale.card.modifiers", "dale.card.ironing"})
    void modifiersCountForTheCardOfTheDiscardPile() {
        var game = dale(2).red(
                        hand("nostalgic-item"),
                        discard("junk"),
                        schedule("ironing"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta", "glue"))
                .at("start");
        // 3 + 1 and 1 + 1 with Ironing.
        game.builds("nostalgic-item", "junk");
        assertThat(game.stall(RED)).hasSize(6);
    }

    @Test
    @DisplayName("Acorn takes the place of a card in an opponent's stall, which goes to the hand; the stack stays")
    @Shows({"dale.card.acorn", "dale.stall.value-after"})
    void acornSwapsWithAnOpponent() {
        var game = dale(3).red(hand("acorn", "junk"), discard(), stall("steady-achiever"))
                .blue(stall("tireless-tinkerer", "steady-achiever,steady-achiever"))
                .green(stall("tireless-tinkerer"));
        game.plays("acorn");
        assertThat(game.options(RED))
                .containsExactly(
                        Map.of("card", "tireless-tinkerer", "player", BLUE, "stack", 1),
                        Map.of("card", "steady-achiever", "player", BLUE, "stack", 2),
                        Map.of("card", "tireless-tinkerer", "player", GREEN, "stack", 1));
        game.answers(Map.of("card", "steady-achiever", "player", BLUE));
        assertThat(game.hand(RED)).containsExactly("steady-achiever", "junk");
        assertThat(game.stall(BLUE).get(1)).containsExactlyInAnyOrder("acorn", "steady-achiever");
        assertThat(game.dale().nextStack(BLUE)).isEqualTo(3);
        assertThat(game.discard(RED)).isEmpty();
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Acorn where no opponent has a stack: it is discarded and still gives its action")
    @Shows({"dale.card.acorn", "dale.technique.no-effect"})
    void acornWithoutAStack() {
        var game = dale(2).red(hand("acorn", "junk"), discard(), stall("steady-achiever"));
        game.plays("acorn");
        assertThat(game.discard(RED)).containsExactly("acorn");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Acorn in a team: the shared stall is one's own")
    @Shows({"dale.card.acorn", "dale.team.special"})
    void acornLeavesTheSharedStall() {
        var game = teams().red(hand("acorn", "junk"), stall("steady-achiever")).blue(stall("tireless-tinkerer"));
        game.plays("acorn");
        assertThat(game.offered("card")).containsExactly("tireless-tinkerer");

        var none = teams().red(hand("acorn", "junk"), stall("steady-achiever"));
        none.plays("acorn");
        assertThat(none.discard(RED)).containsExactly("acorn");
    }

    @Test
    @DisplayName("Accordion: in a stack it may be worth one more or one less, or be kept as it is")
    @Shows("dale.card.accordion")
    void theAccordionBends() {
        for (int target = 3; target <= 7; target++) {
            var stacks = new String[target - 1];
            java.util.Arrays.fill(stacks, "junk");
            var game = dale(2).red(hand("accordion", "junk"), stall(stacks));
            if (target < 4 || target > 6) {
                assertThat(game.options(RED)).doesNotContain(BUILD);
                continue;
            }
            game.builds("accordion");
            assertThat(game.stall(RED)).hasSize(target);
        }
    }

    @Test
    @DisplayName("Accordion: where a smaller card still fits beside it, one may add it or be done")
    @Shows("dale.card.accordion")
    void addingToTheAccordionOrNot() {
        var game = dale(2).red(
                        hand("accordion", "stashing-vendor"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        game.builds("stashing-vendor");
        assertThat(game.offered("card")).containsExactly("accordion");
        game.picks("accordion");
        // 1 and 5 - 1.
        assertThat(game.stall(RED).getLast()).containsExactly("stashing-vendor", "accordion");

        // 1 and 5 are 6; with Junk too it is 1, 5 - 1 and 1.
        for (boolean more : new boolean[] {false, true}) {
            var six = dale(2).red(
                            hand("accordion", "stashing-vendor", "junk"),
                            stall("junk", "junk", "junk", "junk", "junk"));
            six.builds("stashing-vendor", "accordion");
            assertThat(six.options(RED)).containsExactly(Map.of("card", "junk"), Map.of("do", "done"));
            if (more) six.picks("junk");
            else six.says("done");
            assertThat(six.stall(RED).getLast()).hasSize(more ? 3 : 2);
        }
    }

    @Test
    @DisplayName("Accordion: several of them bend each by one")
    @Shows("dale.card.accordion")
    void severalAccordions() {
        var game = dale(2).red(
                        hand("accordion", "accordion"), stall("junk", "junk", "junk", "junk", "junk", "junk", "junk"))
                .loose();
        game.builds("accordion", "accordion");
        assertThat(game.referee().over()).isTrue();
        assertThat(game.stall(RED).getLast()).containsExactly("accordion", "accordion");
    }

    @Test
    @DisplayName("Winter is Coming: after a stack with it the next one may be built at once")
    @Shows("dale.card.winter-is-coming")
    void winterBuildsAgain() {
        var game = dale(2).red(
                        hand("winter-is-coming", "siesta", "shopping-journey", "junk"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        game.builds("winter-is-coming");
        assertThat(game.kind()).isEqualTo("build-again");
        game.builds("shopping-journey", "siesta");
        assertThat(game.stall(RED)).hasSize(6);
        // No bonus action: the turn is over.
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Winter is Coming: one need not build again, and is asked even without fitting cards")
    @Shows("dale.card.winter-is-coming")
    void winterMayBePassed() {
        var game = dale(2).red(
                        hand("winter-is-coming", "junk"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        game.builds("winter-is-coming");
        assertThat(game.options(RED)).containsExactly(Map.of("do", "pass"));
        game.passes();
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Winter is Coming repeats where the next stack holds one too")
    @Shows("dale.card.winter-is-coming")
    void winterAgainAndAgain() {
        var game = dale(2).red(
                        hand("winter-is-coming", "winter-is-coming", "stashing-vendor", "empty-chest"),
                        stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"))
                .loose();
        game.builds("winter-is-coming");
        game.builds("stashing-vendor", "winter-is-coming");
        assertThat(game.kind()).isEqualTo("build-again");
        game.passes();
        assertThat(game.stall(RED)).hasSize(6);
    }

    @Test
    @DisplayName("Winter is Coming: the winning stack ends the game at once")
    @Shows({"dale.card.winter-is-coming", "dale.end.win"})
    void winterInTheLastStack() {
        var game = dale(2).red(
                        hand("winter-is-coming", "nostalgic-item", "junk"),
                        stall("junk", "junk", "junk", "junk", "junk", "junk", "junk"));
        game.builds("nostalgic-item", "winter-is-coming");
        assertThat(game.referee().over()).isTrue();
    }

    @Test
    @DisplayName(
            "Nasty Threat: a stack with squirrels must be worth one more too, the stack of Winter is Coming as well")
    @Shows({"dale.card.nasty-threat", "dale.card.winter-is-coming", "dale.card.stashing-vendor", "dale.card.accordion"})
    void squirrelsUnderAThreat() {
        var game = dale(2).red(
                        hand("stashing-vendor", "junk", "junk", "junk"), stall("steady-achiever", "shopping-journey"))
                .blue(schedule("nasty-threat"));
        game.builds("stashing-vendor", "junk", "junk", "junk");
        assertThat(game.stall(RED).getLast()).hasSize(4);

        var winter = dale(2).red(
                        hand("winter-is-coming", "accordion", "junk"),
                        stall("steady-achiever", "shopping-journey", "housecleaning"))
                .blue(schedule("nasty-threat"));
        // The fourth stack needs 5, the fifth 6: Accordion bends to it.
        winter.builds("winter-is-coming").builds("accordion");
        assertThat(winter.stall(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Nasty Threat, squirrels and modifiers: every card of the stack counts one more with Ironing")
    @Shows({"dale.card.nasty-threat", "dale.card.nostalgic-item", "dale.card.ironing", "dale.card.accordion"})
    void squirrelsThreatsAndModifiers() {
        var game = dale(2).red(
                        hand("accordion", "nostalgic-item"),
                        discard("junk"),
                        schedule("ironing"),
                        stall("junk", "junk", "junk", "junk", "junk", "junk"))
                .blue(schedule("nasty-threat", "nasty-threat"))
                .loose()
                .at("start");
        // 7 + 2: Accordion 6 - 1 and Nostalgic Item 4. With Junk (2) on top it would be 6 - 1 + 4 + 2 = 11.
        game.builds("nostalgic-item", "accordion");
        assertThat(game.stall(RED)).hasSize(7);
        assertThat(game.discard(RED)).contains("junk", "ironing");
    }

    @Test
    @DisplayName("Extra Remarks may be shown for each of the two stacks of Winter is Coming")
    @Shows({"dale.card.winter-is-coming", "dale.card.extra-remarks"})
    void winterTriggersReactionsTwice() {
        var game = dale(2).red(hand("winter-is-coming", "acorn", "empty-chest"), stall("junk", "junk", "junk", "junk"))
                .blue(hand("extra-remarks"), deck("junk"), discard("glue", "magnet"))
                .sets("squirrels", "owls", "platypuses");
        game.builds("winter-is-coming").builds("empty-chest", "acorn");
        game.shows("extra-remarks").picks("magnet");
        game.shows("extra-remarks").picks("glue");
        assertThat(game.deck(BLUE)).containsExactly("glue", "magnet", "junk");
    }

    @Test
    @DisplayName("Nostalgic Item: the card of the discard pile may be named before it")
    @Shows({"dale.card.nostalgic-item", "dale.stall.stack"})
    void theDiscardedCardFirst() {
        var game = dale(2).red(
                        hand("nostalgic-item", "acorn"),
                        discard("steady-achiever", "magnet"),
                        stall("junk", "junk", "junk"));
        game.says("build");
        assertThat(game.offered("card")).containsExactly("nostalgic-item", "acorn", "steady-achiever");
        game.picks("steady-achiever");
        assertThat(game.offered("card")).containsExactly("nostalgic-item");
        game.picks("nostalgic-item");
        assertThat(game.stall(RED).getLast()).containsExactly("nostalgic-item", "steady-achiever");
        assertThat(game.discard(RED)).contains("magnet").doesNotContain("steady-achiever");
    }

    @Test
    @DisplayName(
            "Teams: the partner's Vendor, Chest or Nostalgic Item serve the whole stack, with the partner's discards")
    @Shows({"dale.team.help", "dale.card.stashing-vendor", "dale.card.nostalgic-item"})
    void thePartnersSquirrels() {
        var vendor = teams().red(hand("junk", "junk"), stall("junk", "junk")).green(hand("stashing-vendor"));
        vendor.builds("junk", "junk").says("ask-partner");
        assertThat(vendor.asked()).isEqualTo(GREEN);
        vendor.picks("stashing-vendor").says("done").says("build");
        assertThat(vendor.stall(RED).getLast()).containsExactly("junk", "junk", "stashing-vendor");

        var nostalgic = teams().red(
                        hand("empty-chest", "junk"), discard("junk"), stall("junk", "junk", "junk", "junk", "junk"))
                .green(hand("nostalgic-item"), discard("steady-achiever"));
        nostalgic.builds("empty-chest").says("ask-partner");
        nostalgic.picks("nostalgic-item", "steady-achiever").says("done").says("build");
        assertThat(nostalgic.stall(RED).getLast()).containsExactly("empty-chest", "nostalgic-item", "steady-achiever");
        assertThat(nostalgic.discard(GREEN)).isEmpty();
        assertThat(nostalgic.discard(RED)).containsExactly("junk");
    }

    @Test
    @DisplayName(
            "Teams: after a stack built with help, the partner may be asked again for the stack of Winter is Coming")
    @Shows({"dale.team.help", "dale.card.winter-is-coming"})
    void helpForBothStacks() {
        var game = teams().red(hand("winter-is-coming", "acorn"), stall("junk", "junk", "junk", "junk", "junk"))
                .green(hand("stashing-vendor", "nostalgic-item"));
        game.builds("winter-is-coming").says("ask-partner").picks("stashing-vendor");
        game.says("done").says("build");
        assertThat(game.kind()).isEqualTo("build-again");
        game.builds("acorn").says("ask-partner").picks("nostalgic-item");
        game.says("done").says("build");
        assertThat(game.stall(RED)).hasSize(7);
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Teams: where the partner does not help, one goes back to the choice to build again")
    @Shows({"dale.team.help", "dale.card.winter-is-coming"})
    void noHelpForTheSecondStack() {
        var game = teams().red(hand("winter-is-coming", "acorn"), stall("junk", "junk", "junk", "junk"))
                .green(hand("stashing-vendor", "empty-chest"))
                .yellow(hand("junk"));
        game.builds("winter-is-coming");
        game.builds("acorn").says("ask-partner");
        game.passes();
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.kind()).isEqualTo("build-again");
        game.passes();
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.hand(YELLOW)).isEqualTo(List.of("junk"));
    }
}
