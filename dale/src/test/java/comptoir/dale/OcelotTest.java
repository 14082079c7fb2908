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

import comptoir.dale.table.Die;
import comptoir.dale.view.DaleView;
import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Lucky Ocelots")
class OcelotTest {

    private static final Map<String, Object> BUILD = Map.of("do", "build");

    private static List<Integer> values(DaleScene game) {
        return game.view(RED).players().get(RED).hand().cards().stream()
                .map(DaleView.HandCard::value)
                .toList();
    }

    @Test
    @DisplayName("The ocelot die has the faces 0, 1, 1, 2, 2 and 3")
    @Shows("dale.die.ocelot")
    void theOcelotDie() {
        var faces = new java.util.ArrayList<Integer>();
        for (int side = 0; side < Die.OCELOT.sides(); side++) faces.add(Die.OCELOT.face(side));
        assertThat(faces).containsExactly(0, 1, 1, 2, 2, 3);
    }

    @Test
    @DisplayName("Bold Haggler: once in the own turn roll the die; this card is worth that much more")
    @Shows({"dale.card.bold-haggler", "dale.die.ocelot"})
    void theHagglerIsWorthMore() {
        var game = dale(2).red(hand("bold-haggler", "junk"))
                .market("magnet", "magnet", "siesta", "siesta", "siesta")
                .fate(3);
        assertThat(game.offered("buy")).isEmpty();
        game.shows("bold-haggler").fateIsSpent();
        assertThat(game.refusal(Map.of("play", "bold-haggler")).text().en())
                .isEqualTo("Bold Haggler has been used this turn.");
        assertThat(game.told(BLUE)).containsExactly("Player 1 shows Bold Haggler.", "Player 1 rolls 3.");
        assertThat(game.offered("show")).isEmpty();
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "end"));
        game.answers(Map.of("buy", "siesta", "slot", 4)).answers(Map.of("card", "bold-haggler", "value", 4));
        assertThat(game.hand(RED)).contains("siesta", "junk");
    }

    @Test
    @DisplayName("Bold Haggler may be used in a stack, also after rolling 0, and need not be used at all")
    @Shows("dale.card.bold-haggler")
    void theHagglerInAStack() {
        var game = dale(2).red(hand("bold-haggler"), stall("steady-achiever", "shopping-journey"))
                .fate(2);
        assertThat(game.options(RED)).doesNotContain(BUILD);
        game.shows("bold-haggler").builds("bold-haggler");
        assertThat(game.stall(RED)).hasSize(3);

        var nothing = dale(2).red(hand("bold-haggler")).fate(0);
        nothing.shows("bold-haggler").builds("bold-haggler");
        assertThat(nothing.stall(RED)).hasSize(1);
        assertThat(dale(2).red(hand("bold-haggler")).builds("bold-haggler").stall(RED))
                .hasSize(1);
    }

    @Test
    @DisplayName("Bold Haggler counts by card: two of them roll twice, each for itself")
    @Shows("dale.card.bold-haggler")
    void twoHagglers() {
        var game = dale(2).red(hand("bold-haggler", "bold-haggler")).fate(3).fate(1);
        game.shows("bold-haggler");
        assertThat(values(game)).containsExactly(4, 1);
        game.answers(Map.of("show", "bold-haggler"));
        assertThat(values(game)).containsExactly(4, 2);
        assertThat(game.offered("show")).isEmpty();
    }

    @Test
    @DisplayName("Bold Haggler loses its bonus when it leaves the hand, and at the end of the turn; back in hand it may"
            + " roll again")
    @Shows({"dale.card.bold-haggler", "dale.card.modifiers"})
    void theBonusIsLost() {
        var game = dale(2).red(
                        hand("bold-haggler", "dangerous-test"), deck("junk", "junk", "junk", "tireless-tinkerer"))
                .fate(3);
        game.shows("bold-haggler");
        assertThat(values(game)).containsExactly(5, 4);
        game.plays("dangerous-test").answers(Map.of("card", "bold-haggler")).picks("junk", "junk");
        assertThat(game.dale().turn().hasUsedCard(0)).isFalse();
        assertThat(values(game)).containsExactly(1);

        var back = dale(2).red(hand("bold-haggler", "whirligig"), deck())
                .blue(hand())
                .fate(3)
                .shufflesNothing()
                .shufflesNothing()
                .fate(2);
        back.shows("bold-haggler").plays("whirligig").answers(Map.of("card", "bold-haggler"));
        assertThat(values(back)).containsExactly(1);
        back.shows("bold-haggler").fateIsSpent();
        assertThat(values(back)).containsExactly(3);
    }

    @Test
    @DisplayName("Bold Haggler may still be rolled after the last action, before the clean-up")
    @Shows("dale.card.bold-haggler")
    void afterTheLastAction() {
        var game = dale(2).red(hand("bold-haggler", "junk"), deck("junk", "junk", "junk", "junk"))
                .fate(2);
        game.says("inventory").picks("junk").says("done");
        assertThat(game.kind()).isEqualTo("before-clean-up");
        game.shows("bold-haggler").says("done");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(values(game)).doesNotContain(3);
    }

    @Test
    @DisplayName(
            "Modifiers apply in the order in which they were made: Ironing, Bold Haggler, Rare Artefact, Blindfold")
    @Shows({"dale.card.modifiers", "dale.card.ironing", "dale.card.bold-haggler", "dale.card.rare-artefact"})
    void modifiersInTheirOrder() {
        var game = dale(2).red(hand("bold-haggler", "rare-artefact", "junk"), schedule("ironing"))
                .at("start")
                .fate(2)
                .fate(3);
        game.shows("bold-haggler");
        game.plays("rare-artefact").answers(Map.of("card", "bold-haggler")).fateIsSpent();
        // ((1 + 1) + 2) x 3, and Junk 1 + 1.
        assertThat(values(game)).containsExactly(12, 2);

        var later = dale(2).red(hand("bold-haggler", "rare-artefact"), schedule("ironing"))
                .at("start")
                .fate(3)
                .fate(2);
        later.plays("rare-artefact").answers(Map.of("card", "bold-haggler"));
        later.shows("bold-haggler");
        // ((1 + 1) x 3) + 2.
        assertThat(values(later)).containsExactly(8);
    }

    @Test
    @DisplayName(
            "Modifiers one after the other: Bold Haggler, Flashy Show, Rare Artefact, Blindfold, and Flashy Show again")
    @Shows({
        "dale.card.modifiers",
        "dale.card.flashy-show",
        "dale.card.blindfold",
        "dale.card.bold-haggler",
        "dale.card.rare-artefact"
    })
    void aLongRowOfModifiers() {
        var game = dale(2).red(hand("bold-haggler", "flashy-show", "flashy-show", "rare-artefact", "blindfold"))
                .loose()
                .fate(2)
                .fate(3);
        game.shows("bold-haggler").plays("flashy-show");
        assertThat(values(game)).contains(1 + 2 + 1);
        game.plays("rare-artefact").answers(Map.of("card", "bold-haggler"));
        assertThat(values(game)).contains((1 + 2 + 1) * 3);
        game.plays("blindfold")
                .answers(Map.of("card", "bold-haggler"))
                .names(11)
                .names(5);
        assertThat(values(game)).contains(5);
        game.plays("flashy-show").fateIsSpent();
        assertThat(values(game)).containsExactly(5 + 1);
    }

    @Test
    @DisplayName("New Season: throw away an animalfolk card of the discard pile, then draw from the market deck")
    @Shows("dale.card.new-season")
    void newSeason() {
        var game = dale(2).red(hand("new-season"), discard("junk", "magnet", "junk", "siesta"))
                .marketDeck("glue", "siesta")
                .marketDiscard("siesta");
        game.plays("new-season");
        assertThat(game.options(RED))
                .containsExactly(Map.of("card", "magnet", "depth", 1), Map.of("card", "siesta", "depth", 3));
        game.picks("magnet");
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.marketDiscard()).containsExactly("magnet", "siesta");
        assertThat(game.discard(RED)).containsExactly("new-season", "junk", "junk", "siesta");
        assertThat(game.told(BLUE))
                .contains("Player 1 throws away Magnet.", "Player 1 draws a card from the market deck.");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("New Season: with only Junk in the discard pile nothing happens; the plus remains")
    @Shows({"dale.card.new-season", "dale.technique.no-effect"})
    void newSeasonWithoutAnimalfolk() {
        var game = dale(2).red(hand("new-season"), discard("junk")).marketDeck("glue");
        game.plays("new-season");
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("New Season: the card is thrown first, so an empty market deck can give it back")
    @Shows({"dale.card.new-season", "dale.cleanup.market-reshuffle"})
    void newSeasonGivesTheSameCardBack() {
        var game = dale(2).red(hand("new-season"), discard("magnet"))
                .emptyMarketDeck()
                .shuffles("magnet");
        game.plays("new-season").picks("magnet").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("magnet");
    }

    @Test
    @DisplayName("Whirligig: discard the hand, draw as many, shuffle them with another hand, deal both back at random")
    @Shows({"dale.card.whirligig", "dale.card.discard-order"})
    void whirligigMixesTwoHands() {
        var game = dale(2).red(hand("whirligig", "magnet", "siesta"), deck("glue", "charm", "junk"), discard("ironing"))
                .blue(hand("junk", "junk", "gamble"))
                .shuffles("gamble", "glue", "junk", "charm", "junk");
        game.plays("whirligig").picks("siesta", "magnet").fateIsSpent();
        assertThat(game.discard(RED)).containsExactly("whirligig", "magnet", "siesta", "ironing");
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("gamble", "glue");
        assertThat(game.hand(BLUE)).containsExactlyInAnyOrder("junk", "junk", "charm");
        assertThat(game.told(BLUE))
                .contains(
                        "Player 1 draws 2 cards.",
                        "Player 1 shuffles the cards drawn together with the hand of Player 2.",
                        "Player 1 receives 2 cards.",
                        "Player 2 receives Junk, Charm and Junk.");
        assertThat(game.view(RED).players().get(BLUE).hand().remembered()).containsExactly("charm");
        assertThat(game.view(BLUE).players().get(RED).hand().remembered()).containsExactly("gamble");
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName(
            "Whirligig: the cards drawn may be looked at before the other player is chosen; the partner may be chosen")
    @Shows({"dale.card.whirligig", "dale.team.another-player"})
    void whirligigChoosesAfterTheDraw() {
        var game = teams().red(hand("whirligig", "magnet"), deck("glue", "junk"));
        game.plays("whirligig").picks("magnet");
        assertThat(game.view(RED).aside().cards()).containsExactly("glue");
        assertThat(game.view(BLUE).aside().cards()).isEmpty();
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
        game.shufflesNothing().chooses(GREEN);
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.hand(GREEN)).hasSize(5);
    }

    @Test
    @DisplayName("Whirligig: the discarded hand can be drawn again, and Junk comes where no cards are left")
    @Shows({"dale.card.whirligig", "dale.deck.reshuffle"})
    void whirligigWithAnEmptyDeck() {
        var game = dale(2).red(hand("whirligig", "magnet", "siesta"), deck())
                .blue(hand())
                .shuffles("magnet", "siesta")
                .shufflesNothing();
        game.plays("whirligig").picks("magnet", "siesta").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("magnet", "siesta");
        assertThat(game.discard(RED)).containsExactly("whirligig");
    }

    @Test
    @DisplayName("Whirligig with nothing else in hand does nothing")
    @Shows({"dale.card.whirligig", "dale.technique.no-effect"})
    void whirligigAlone() {
        var game = dale(3).red(hand("whirligig"), deck("junk"));
        game.plays("whirligig").fateIsSpent();
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.deck(RED)).containsExactly("junk");
    }

    @Test
    @DisplayName("Charm: a card that is the next stack by itself must be built")
    @Shows("dale.card.charm")
    void charmBuilds() {
        var game = dale(2).red(hand("charm", "junk"), discard(), stall("junk", "junk"))
                .marketDeck("whirligig", "glue");
        game.plays("charm");
        assertThat(game.stall(RED).getLast()).containsExactly("whirligig");
        assertThat(game.told(BLUE)).contains("Player 1 turns up Whirligig.", "Player 1 builds stack 3: Whirligig.");
        assertThat(game.discard(RED)).containsExactly("charm");
        assertThat(game.marketDeck()).containsExactly("glue");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Charm: any other card is thrown away")
    @Shows({"dale.card.charm", "dale.card.throw-away"})
    void charmThrowsAway() {
        var game = dale(2).red(hand("charm", "junk"), stall("junk")).marketDeck("whirligig", "glue");
        game.plays("charm");
        assertThat(game.stall(RED)).hasSize(1);
        assertThat(game.marketDiscard()).containsExactly("whirligig");
    }

    @Test
    @DisplayName("Charm: an empty market deck is made anew; with no card at all nothing happens")
    @Shows({"dale.card.charm", "dale.cleanup.market-reshuffle"})
    void charmWithAnEmptyDeck() {
        var game = dale(2).red(hand("charm", "junk"))
                .emptyMarketDeck()
                .marketDiscard("glue", "magnet")
                .shuffles("magnet", "glue");
        game.plays("charm").fateIsSpent();
        assertThat(game.marketDiscard()).containsExactly("magnet");

        var nothing = dale(2).red(hand("charm", "junk")).emptyMarketDeck();
        nothing.plays("charm");
        assertThat(nothing.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Charm: modifiers of the turn and threats count")
    @Shows({"dale.card.charm", "dale.card.nasty-threat", "dale.card.ironing"})
    void charmWithModifiersAndThreats() {
        var game = dale(2).red(hand("charm", "junk"), stall("junk", "junk"), schedule("ironing"))
                .blue(schedule("nasty-threat"))
                .marketDeck("whirligig")
                .at("start");
        // Stack 3 needs 4, and Whirligig is worth 3 + 1.
        game.plays("charm");
        assertThat(game.stall(RED)).hasSize(3);

        var threat = dale(2).red(hand("charm", "junk"), stall("junk", "junk"))
                .blue(schedule("nasty-threat"))
                .marketDeck("whirligig");
        threat.plays("charm");
        assertThat(threat.stall(RED)).hasSize(2);
    }

    @Test
    @DisplayName("Charm can win the game")
    @Shows({"dale.card.charm", "dale.end.win"})
    void charmWins() {
        var game = dale(2).red(
                        hand("charm", "junk"),
                        stall("junk", "junk", "junk", "junk", "junk", "junk", "junk"),
                        schedule("ironing", "ironing", "ironing"))
                .loose()
                .marketDeck("gamble")
                .at("start");
        game.plays("charm");
        assertThat(game.referee().over()).isTrue();
        assertThat(game.stall(RED)).hasSize(8);
    }

    @Test
    @DisplayName("Charm is a real build: Extra Remarks may react, once Charm is finished")
    @Shows({"dale.card.charm", "dale.card.extra-remarks"})
    void charmIsReactedTo() {
        var game = dale(2).red(hand("charm", "junk"), discard(), stall("junk", "junk"))
                .blue(hand("extra-remarks"), discard("glue"))
                .marketDeck("whirligig");
        game.plays("charm");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.discard(RED)).containsExactly("charm");
        game.shows("extra-remarks").picks("glue");
        assertThat(game.deck(BLUE).getFirst()).isEqualTo("glue");
        assertThat(game.passesUntilAction().asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName(
            "Charm with Accordion: it bends by one; with Winter is Coming the next stack may follow, then the plus")
    @Shows({"dale.card.charm", "dale.card.accordion", "dale.card.winter-is-coming"})
    void charmWithSquirrels() {
        var game = dale(2).red(hand("charm", "junk"), stall("junk", "junk", "junk"))
                .marketDeck("accordion");
        game.plays("charm");
        assertThat(game.stall(RED).getLast()).containsExactly("accordion");

        var winter = dale(2).red(
                        hand("charm", "acorn", "empty-chest"), discard(), stall("junk", "junk", "junk", "junk"))
                .marketDeck("winter-is-coming", "glue");
        winter.plays("charm");
        assertThat(winter.kind()).isEqualTo("build-again");
        winter.builds("empty-chest", "acorn");
        assertThat(winter.stall(RED)).hasSize(6);
        assertThat(winter.discard(RED)).containsExactly("charm");
        assertThat(winter.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Charm with a chameleon: it counts as what it copies; where several fit, its player says which")
    @Shows({"dale.card.charm", "dale.card.trendsetting", "dale.card.reflection"})
    void charmWithChameleons() {
        var game = dale(3).red(hand("charm", "junk"), stall("junk", "junk"))
                .blue(discard("whirligig"))
                .green(discard("nostalgic-item"))
                .marketDeck("reflection", "glue");
        game.plays("charm");
        assertThat(game.kind()).isEqualTo("build-as");
        assertThat(game.offered("as")).containsExactly("whirligig", "nostalgic-item");
        game.answers(Map.of("as", "nostalgic-item"));
        assertThat(game.stall(RED).getLast()).containsExactly("reflection");
        assertThat(game.told(BLUE)).contains("Player 1 uses Reflection as Nostalgic Item.");

        var must = dale(2).red(hand("charm", "junk"), stall("junk"))
                .blue(discard("whirligig"))
                .marketDeck("reflection", "glue");
        // Its own value would do, yet it must copy.
        must.plays("charm");
        assertThat(must.stall(RED)).hasSize(1);
        assertThat(must.marketDiscard()).containsExactly("reflection");
    }

    @Test
    @DisplayName("Gamble: choose another player, roll, exchange that many random cards; only the two see them")
    @Shows("dale.card.gamble")
    void gambleExchangesCards() {
        var game = dale(3).red(hand("gamble", "magnet", "siesta", "junk"))
                .blue(hand("glue", "charm", "ironing"))
                .fate(2)
                .fate("magnet")
                .fate("glue")
                .fate("junk")
                .fate("charm");
        game.plays("gamble");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN);
        game.chooses(BLUE).fateIsSpent();
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("siesta", "glue", "charm");
        assertThat(game.hand(BLUE)).containsExactlyInAnyOrder("ironing", "magnet", "junk");
        assertThat(game.told(BLUE))
                .contains("Player 1 gives Magnet and Junk to Player 2.", "Player 2 gives Glue and Charm to Player 1.");
        assertThat(game.told(GREEN))
                .contains("Player 1 gives 2 cards to Player 2.", "Player 2 gives 2 cards to Player 1.");
        assertThat(game.view(BLUE).players().get(RED).hand().remembered()).containsExactly("charm", "glue");
        assertThat(game.view(RED).players().get(BLUE).hand().remembered()).containsExactly("junk", "magnet");
    }

    @Test
    @DisplayName("Gamble: the number is limited by the smaller hand; a card just received is not passed back")
    @Shows({"dale.card.gamble", "dale.card.as-much-as-possible"})
    void gambleWithSmallHands() {
        var game = dale(2).red(hand("gamble", "magnet", "siesta"))
                .blue(hand("glue"))
                .fate(3)
                .fate("magnet")
                .fate("glue");
        game.plays("gamble").fateIsSpent();
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("siesta", "glue");
        assertThat(game.hand(BLUE)).containsExactly("magnet");

        var nothing = dale(2).red(hand("gamble", "magnet")).blue(hand()).fate(3);
        nothing.plays("gamble").fateIsSpent();
        assertThat(nothing.hand(RED)).containsExactly("magnet");
    }

    @Test
    @DisplayName("Gamble with a roll of 0 exchanges nothing; the partner may be chosen")
    @Shows({"dale.card.gamble", "dale.team.another-player"})
    void gambleWithZero() {
        var game = teams().red(hand("gamble", "magnet")).fate(0);
        game.plays("gamble");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
        game.chooses(GREEN).fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("magnet");
    }

    @Test
    @DisplayName("Blindfold: a card is chosen secretly, an opponent guesses; a right guess discards it")
    @Shows("dale.card.blindfold")
    void aRightGuess() {
        var game = dale(2).red(hand("blindfold", "magnet", "junk"), discard());
        game.plays("blindfold").picks("magnet");
        assertThat(game.told(BLUE)).containsExactly("Player 1 secretly chooses a card of the hand.");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.offered("number")).containsExactly(1, 2, 3, 4, 5);
        game.names(4);
        assertThat(game.told(BLUE))
                .containsSequence("Player 2 says 4.", "Player 1 shows Magnet.", "Player 1 discards Magnet.");
        assertThat(game.discard(RED)).containsExactly("blindfold", "magnet");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Blindfold: after a wrong guess its player sets the value from 1 to 5 for the rest of the turn")
    @Shows({"dale.card.blindfold", "dale.card.modifiers"})
    void aWrongGuess() {
        var game = dale(2).red(hand("blindfold", "junk"), stall("junk", "junk"))
                .market("magnet", "magnet", "siesta", "siesta", "glue");
        game.plays("blindfold").picks("junk").names(4);
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.told(BLUE)).contains("Player 1 shows Junk.");
        assertThat(game.offered("number")).containsExactly(1, 2, 3, 4, 5);
        game.names(5);
        assertThat(values(game)).containsExactly(5);
        game.buys("glue").answers(Map.of("card", "junk", "value", 5));
        assertThat(game.hand(RED)).contains("glue");
    }

    @Test
    @DisplayName("Blindfold: the value now counts, with all modifiers, and what can be guessed reaches as far")
    @Shows({"dale.card.blindfold", "dale.card.modifiers"})
    void theValueNowIsGuessed() {
        var game = dale(2).red(hand("blindfold", "bold-haggler"), schedule("ironing"))
                .at("start")
                .fate(3);
        game.shows("bold-haggler").plays("blindfold").answers(Map.of("card", "bold-haggler"));
        assertThat(game.offered("number")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        game.names(5);
        assertThat(game.hand(RED)).isEmpty();
    }

    @Test
    @DisplayName("Blindfold: what can be guessed does not tell whether a card that was raised has left the hand unseen")
    @Shows({"dale.card.blindfold", "dale.card.ruthless-competition"})
    void theGuessesTellNothing() {
        for (var given : List.of("bold-haggler", "junk")) {
            var game = dale(2).red(hand("bold-haggler", "ruthless-competition", "blindfold", "junk"))
                    .fate(3);
            game.shows("bold-haggler").plays("ruthless-competition").answers(Map.of("card", given));
            game.plays("blindfold").picks("junk");
            assertThat(game.offered("number")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        }
    }

    @Test
    @DisplayName("Blindfold sets the value; what is made later changes it again")
    @Shows({"dale.card.blindfold", "dale.card.bold-haggler", "dale.card.modifiers"})
    void blindfoldThenHaggler() {
        var game = dale(2).red(hand("blindfold", "bold-haggler")).fate(2);
        game.plays("blindfold").picks("bold-haggler").names(4).names(5).shows("bold-haggler");
        assertThat(values(game)).containsExactly(7);

        var before = dale(2).red(hand("blindfold", "bold-haggler")).fate(2);
        before.shows("bold-haggler").plays("blindfold").answers(Map.of("card", "bold-haggler"));
        before.names(1).names(5);
        assertThat(values(before)).containsExactly(5);
    }

    @Test
    @DisplayName("Blindfold without another card in hand does nothing; the plus remains")
    @Shows({"dale.card.blindfold", "dale.technique.no-effect"})
    void blindfoldAlone() {
        var game = dale(3).red(hand("blindfold"));
        game.plays("blindfold");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.discard(RED)).containsExactly("blindfold");
    }

    @Test
    @DisplayName("Blindfold: the partner cannot be chosen")
    @Shows({"dale.card.blindfold", "dale.team.special"})
    void blindfoldInATeam() {
        var game = teams().red(hand("blindfold", "junk"));
        game.plays("blindfold").picks("junk");
        assertThat(game.offered("player")).containsExactly(BLUE, YELLOW);
        game.chooses(YELLOW);
        assertThat(game.asked()).isEqualTo(YELLOW);
    }

    @Test
    @DisplayName("Blindfold: until the guess is made the choice may be taken back; the guess shows the card")
    @Shows("dale.card.blindfold")
    void theChoiceMayBeTakenBack() {
        var game = dale(2).red(hand("blindfold", "magnet", "junk"));
        game.plays("blindfold").picks("magnet");
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Fair.class);
        game.names(1);
        assertThat(game.referee().undo(BLUE)).isInstanceOf(Undo.Unfair.class);
    }
}
