package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.steps.Uses;
import comptoir.dale.table.Use;
import comptoir.dale.view.DaleView;
import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Adapting Veiled Chameleons")
class ChameleonTest {

    private static final Map<String, Object> BUILD = Map.of("do", "build");

    /** What a card of the red hand can be used as. */
    private static List<String> guises(DaleScene game, String card) {
        return game.view(RED).players().get(RED).hand().cards().stream()
                .filter(each -> each.card().equals(card))
                .findFirst()
                .orElseThrow()
                .as();
    }

    @Test
    @DisplayName("Flexible Shopkeeper is a copy of a card of the owner's choice in the last stack")
    @Shows("dale.card.flexible-shopkeeper")
    void theShopkeeperCopiesTheLastStack() {
        var game = dale(2).red(hand("flexible-shopkeeper", "junk"), stall("glue", "steady-achiever,tireless-tinkerer"));
        assertThat(guises(game, "flexible-shopkeeper")).containsExactly("steady-achiever", "tireless-tinkerer");
        assertThat(game.offered("play")).containsExactly("flexible-shopkeeper", "flexible-shopkeeper");
        assertThat(game.options(RED))
                .contains(Map.of("play", "flexible-shopkeeper", "as", "steady-achiever"))
                .doesNotContain(Map.of("play", "flexible-shopkeeper", "as", "glue"));
    }

    @Test
    @DisplayName("Flexible Shopkeeper without a stack is itself: passive, worth 1, a chameleon")
    @Shows("dale.card.flexible-shopkeeper")
    void theShopkeeperWithoutAStack() {
        var game = dale(2).red(hand("flexible-shopkeeper", "junk"));
        assertThat(guises(game, "flexible-shopkeeper")).containsExactly("flexible-shopkeeper");
        assertThat(game.offered("play")).isEmpty();
        game.builds("flexible-shopkeeper");
        assertThat(game.stall(RED)).containsExactly(List.of("flexible-shopkeeper"));
    }

    @Test
    @DisplayName("A chameleon must copy where it can: value, set and type are those of the copy")
    @Shows({"dale.card.flexible-shopkeeper", "dale.card.reflection"})
    void aChameleonMustCopy() {
        var game = dale(2).red(hand("flexible-shopkeeper", "reflection"), stall("steady-achiever"))
                .blue(discard("magnet"));
        // The second stack needs 2: the Shopkeeper counts 1, of the sloths, and Reflection counts 4, of the platypuses.
        assertThat(game.options(RED)).doesNotContain(BUILD);

        var built = dale(2).red(
                        hand("reflection", "magnet"), stall("junk", "junk", "junk", "junk", "junk", "junk", "junk"))
                .blue(discard("magnet"));
        built.builds("magnet", "reflection");
        assertThat(built.referee().over()).isTrue();
        assertThat(built.stall(RED).getLast()).containsExactly("magnet", "reflection");
    }

    @Test
    @DisplayName("A copied technique is played with its plus; the physical card goes to the discard pile")
    @Shows({"dale.card.reflection", "dale.card.magnet", "dale.turn.bonus-action"})
    void aCopiedTechnique() {
        var game = dale(2).red(hand("reflection"), deck("glue", "junk"), discard())
                .blue(discard("magnet", "siesta"))
                .shuffles("junk");
        game.answers(Map.of("play", "reflection", "as", "magnet"));
        assertThat(game.told(BLUE)).contains("Player 1 uses Reflection as Magnet.", "Player 1 plays Reflection.");
        assertThat(game.view(BLUE).players().get(RED).schedule())
                .containsExactly(new DaleView.Scheduled("reflection", "magnet", false, true));
        game.picks("glue").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.discard(RED)).containsExactly("reflection");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Reflection copies the top card of another player's discard pile; which player's, its owner chooses")
    @Shows("dale.card.reflection")
    void reflectionChoosesThePile() {
        var game = dale(3).red(hand("reflection"), discard("ironing"))
                .blue(discard("magnet", "siesta"))
                .green(discard("glue"));
        assertThat(guises(game, "reflection")).containsExactly("magnet", "glue");
        var partner = teams().red(hand("reflection"), discard("ironing")).green(discard("glue"));
        assertThat(guises(partner, "reflection")).containsExactly("glue");
    }

    @Test
    @DisplayName("Reflection changes with the pile; with all other piles empty it is itself")
    @Shows("dale.card.reflection")
    void reflectionChangesWithThePile() {
        var game = dale(2).red(hand("reflection", "little-villain"))
                .blue(discard("magnet"), deck("calculations", "glue", "junk"));
        assertThat(guises(game, "reflection")).containsExactly("magnet");
        game.plays("little-villain");
        assertThat(guises(game, "reflection")).containsExactly("glue");
        var alone = dale(2).red(hand("reflection"), discard("magnet"));
        assertThat(guises(alone, "reflection")).containsExactly("reflection");
    }

    @Test
    @DisplayName(
            "A copied passive serves in a purchase: Reflection as Glue stays in hand, as Calculations it rearranges")
    @Shows({"dale.card.reflection", "dale.card.glue", "dale.card.calculations"})
    void copiedPassivesInAPurchase() {
        var game = dale(2).red(hand("reflection"), discard())
                .blue(discard("glue"))
                .market("magnet", "magnet", "siesta", "siesta", "ironing");
        game.buys("ironing").answers(Map.of("card", "reflection", "as", "glue")).says("yes");
        assertThat(game.hand(RED)).contains("reflection", "ironing");
        assertThat(game.told(BLUE)).contains("Player 1 uses Reflection as Glue.");

        var calculations = dale(2).red(hand("reflection", "junk"))
                .blue(discard("calculations"))
                .market("magnet", "siesta", "siesta", "siesta", "shopping-journey");
        assertThat(calculations.options(RED)).contains(Map.of("do", "rearrange"));
    }

    @Test
    @DisplayName("The copied value pays: one card can count as different cards, one at a time")
    @Shows({"dale.card.trendsetting", "dale.market.pay", "dale.market.overpay"})
    void trendsettingPays() {
        var game =
                dale(2).red(hand("trendsetting")).market("-", "-", "shopping-journey", "siesta", "safety-precaution");
        assertThat(guises(game, "trendsetting")).containsExactly("shopping-journey", "siesta", "safety-precaution");
        // 3 for Safety Precaution; with 2 it cannot be paid.
        game.buys("safety-precaution");
        assertThat(game.offered("as")).containsExactly("siesta", "safety-precaution");
        game.answers(Map.of("as", "siesta"));
        assertThat(game.hand(RED)).contains("safety-precaution");
        assertThat(game.discard(RED)).containsExactly("trendsetting");
    }

    @Test
    @DisplayName("Trendsetting with an empty market is itself")
    @Shows("dale.card.trendsetting")
    void trendsettingWithoutAMarket() {
        var game = dale(2).red(hand("trendsetting"), stall("junk", "junk", "junk", "junk"))
                .emptyMarket();
        assertThat(guises(game, "trendsetting")).containsExactly("trendsetting");
        game.builds("trendsetting");
        assertThat(game.stall(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Good Old Times copies the top card of the market's discard pile; with none it is itself")
    @Shows("dale.card.good-old-times")
    void goodOldTimesCopies() {
        var game = dale(2).red(hand("good-old-times")).marketDiscard("magnet", "glue");
        assertThat(guises(game, "good-old-times")).containsExactly("magnet");
        assertThat(guises(dale(2).red(hand("good-old-times")), "good-old-times"))
                .containsExactly("good-old-times");
    }

    @Test
    @DisplayName(
            "Good Old Times: once in the own turn the top card of the market deck may be thrown away, then it is the"
                    + " copy")
    @Shows("dale.card.good-old-times")
    void goodOldTimesThrowsAway() {
        var game = dale(2).red(hand("good-old-times", "junk"))
                .marketDeck("magnet", "siesta")
                .marketDiscard("glue");
        assertThat(guises(game, "good-old-times")).containsExactly("glue");
        game.shows("good-old-times");
        assertThat(game.told(BLUE))
                .containsExactly("Player 1 shows Good Old Times.", "Player 1 throws away Magnet from the market deck.");
        assertThat(game.marketDiscard()).containsExactly("magnet", "glue");
        assertThat(guises(game, "good-old-times")).containsExactly("magnet");
        assertThat(game.offered("show")).isEmpty();
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
        assertThat(game.options(RED))
                .contains(Map.of("play", "good-old-times", "as", "magnet", "used", true))
                .doesNotContain(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Good Old Times: each copy throws once; an empty market deck is made anew first")
    @Shows({"dale.card.good-old-times", "dale.cleanup.market-reshuffle"})
    void goodOldTimesTwice() {
        var game = dale(2).red(hand("good-old-times", "good-old-times"))
                .marketDeck("magnet")
                .shuffles("magnet");
        game.shows("good-old-times").shows("good-old-times").fateIsSpent();
        assertThat(game.marketDiscard()).containsExactly("magnet");
        assertThat(game.offered("show")).isEmpty();
        var nothing = dale(2).red(hand("good-old-times")).emptyMarketDeck();
        nothing.shows("good-old-times");
        assertThat(nothing.marketDiscard()).isEmpty();
    }

    @Test
    @DisplayName("Good Old Times: having thrown a card away, it may still be used as the card it copies then, once too")
    @Shows({"dale.card.good-old-times", "dale.card.bold-haggler"})
    void goodOldTimesAsTheHaggler() {
        var game = dale(2).red(hand("good-old-times", "junk"))
                .marketDeck("bold-haggler", "magnet")
                .fate(3);
        game.shows("good-old-times");
        assertThat(game.options(RED)).contains(Map.of("show", "good-old-times", "as", "bold-haggler", "used", true));
        game.answers(Map.of("show", "good-old-times", "as", "bold-haggler")).fateIsSpent();
        assertThat(game.offered("show")).isEmpty();
        // 1 and 3 more, as long as it is the Haggler.
        assertThat(Use.value(Uses.ofHand(game.dale(), RED)[0])).isEqualTo(4);
    }

    @Test
    @DisplayName(
            "Good Old Times on top of Market Discovery: it throws away, and as the copy it buys the discarded card")
    @Shows({"dale.card.good-old-times", "dale.card.market-discovery"})
    void goodOldTimesAsMarketDiscovery() {
        var game = dale(2).red(hand("good-old-times", "junk"))
                .market("-", "-", "-", "-", "magnet")
                .marketDeck("glue", "magnet")
                .marketDiscard("market-discovery", "calculations");
        assertThat(game.options(RED))
                .contains(Map.of("show", "good-old-times"), Map.of("show", "good-old-times", "as", "market-discovery"))
                .contains(Map.of("buy", "market-discovery", "from", "market-discard"));
        game.answers(Map.of("buy", "market-discovery", "from", "market-discard"));
        game.answers(Map.of("card", "good-old-times", "as", "market-discovery"));
        assertThat(game.hand(RED)).contains("market-discovery");
        assertThat(game.marketDiscard()).containsExactly("calculations");
    }

    @Test
    @DisplayName("Copying is for using a card: a chameleon that lies in hand is no Cookies")
    @Shows({"dale.card.reflection", "dale.card.cookies"})
    void aChameleonInHandIsNoCookies() {
        var game = dale(2).red(hand("reflection"), deck("junk", "junk", "junk", "junk", "junk", "junk"))
                .blue(discard("cookies"))
                .at("clean-up");
        assertThat(game.hand(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Nor is a chameleon that enters the hand Quality Inspection, which can be copied to pay and build")
    @Shows({"dale.card.reflection", "dale.card.quality-inspection", "dale.card.passive"})
    void aChameleonEnteringTheHandIsNoQualityInspection() {
        var game = dale(2).red(hand("lunch-break", "quality-inspection"), deck("reflection", "junk"))
                .blue(discard("quality-inspection"))
                .market("quality-inspection");
        game.plays("lunch-break");
        assertThat(game.kind()).isEqualTo("react");
        assertThat(game.offered("show")).isEmpty();
        game.passesUntilAction();
        game.buys("quality-inspection").answers(Map.of("card", "reflection", "as", "quality-inspection"));
        assertThat(game.discard(RED)).contains("reflection");
    }

    @Test
    @DisplayName("A copy of Good Old Times has its ability too")
    @Shows({"dale.card.good-old-times", "dale.card.trendsetting"})
    void trendsettingAsGoodOldTimes() {
        var game = dale(2).red(hand("trendsetting"))
                .market("good-old-times")
                .marketDeck("magnet", "siesta")
                .marketDiscard("glue");
        // It counts as what Good Old Times copies.
        assertThat(guises(game, "trendsetting")).containsExactly("glue");
        game.answers(Map.of("show", "trendsetting", "as", "good-old-times"));
        assertThat(game.marketDiscard()).containsExactly("magnet", "glue");
        assertThat(guises(game, "trendsetting")).containsExactly("magnet");
    }

    @Test
    @DisplayName("Gift Voucher takes the slot of a market card, which goes to the hand; it can be bought there")
    @Shows("dale.card.gift-voucher")
    void giftVoucherSwaps() {
        var game = dale(2).red(hand("gift-voucher", "junk"), discard())
                .market("magnet", "siesta", "siesta", "siesta", "glue");
        game.plays("gift-voucher");
        assertThat(game.offered("slot")).containsExactly(0, 1, 2, 3, 4);
        game.picks("glue");
        assertThat(game.hand(RED)).containsExactly("glue", "junk");
        assertThat(game.market()).containsExactly("magnet", "siesta", "siesta", "siesta", "gift-voucher");
        assertThat(game.discard(RED)).isEmpty();
        assertThat(game.told(BLUE))
                .contains("Player 1 takes Glue from the market.", "Player 1 puts Gift Voucher into the market.");
        game.answers(Map.of("buy", "gift-voucher", "slot", 4)).pays("glue").says("no");
        assertThat(game.hand(RED)).contains("gift-voucher");
    }

    @Test
    @DisplayName("Gift Voucher with an empty market is discarded and still gives its action")
    @Shows({"dale.card.gift-voucher", "dale.technique.no-effect"})
    void giftVoucherWithoutAMarket() {
        var game = dale(2).red(hand("gift-voucher", "junk"), discard()).emptyMarket();
        game.plays("gift-voucher");
        assertThat(game.discard(RED)).containsExactly("gift-voucher");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("A copy of Gift Voucher or of Acorn puts the physical card in the other's place")
    @Shows({"dale.card.gift-voucher", "dale.card.acorn", "dale.card.reflection"})
    void aCopySwapsThePhysicalCard() {
        var game = dale(2).red(hand("reflection")).blue(discard("gift-voucher")).market("glue");
        game.answers(Map.of("play", "reflection", "as", "gift-voucher")).picks("glue");
        assertThat(game.market()).containsExactly("-", "-", "-", "-", "reflection");
        var acorn =
                dale(2).red(hand("reflection"), stall("empty-chest")).blue(discard("acorn"), stall("steady-achiever"));
        acorn.answers(Map.of("play", "reflection", "as", "acorn")).picks("steady-achiever");
        assertThat(acorn.stall(BLUE)).containsExactly(List.of("reflection"));
    }

    @Test
    @DisplayName("Seeing Doubles is a copy of another card of the hand, which is shown with it")
    @Shows("dale.card.seeing-doubles")
    void seeingDoublesShowsTheOther() {
        var game = dale(2).red(hand("seeing-doubles", "magnet", "junk"), deck("glue"), discard())
                .shufflesNothing();
        assertThat(guises(game, "seeing-doubles")).containsExactly("magnet", "junk");
        game.answers(Map.of("play", "seeing-doubles", "as", "magnet"));
        assertThat(game.told(BLUE)).contains("Player 1 uses Seeing Doubles as Magnet.", "Player 1 shows Magnet.");
        assertThat(game.view(BLUE).players().get(RED).hand().remembered()).contains("magnet");
        game.picks("glue");
        assertThat(game.hand(RED)).contains("magnet");
        assertThat(game.discard(RED)).containsExactly("seeing-doubles");
    }

    @Test
    @DisplayName("Seeing Doubles may copy Junk, for which it then pays 1; alone it is itself")
    @Shows({"dale.card.seeing-doubles", "dale.card.rubbish"})
    void seeingDoublesAsJunk() {
        var game = dale(2).red(hand("seeing-doubles", "junk")).market("-", "-", "-", "-", "shopping-journey");
        game.buys("shopping-journey");
        assertThat(game.options(RED))
                .containsExactly(Map.of("card", "seeing-doubles", "as", "junk"), Map.of("card", "junk"));
        game.answers(Map.of("card", "seeing-doubles")).picks("junk");
        assertThat(game.discard(RED)).containsExactly("junk", "seeing-doubles");
        assertThat(guises(dale(2).red(hand("seeing-doubles")), "seeing-doubles"))
                .containsExactly("seeing-doubles");
    }

    @Test
    @DisplayName("Seeing Doubles beside the card it copies: both in one stack, and Junk only beside a Vendor")
    @Shows({"dale.card.seeing-doubles", "dale.card.stashing-vendor", "dale.stall.one-set"})
    void seeingDoublesInAStack() {
        var game = dale(2).red(hand("seeing-doubles", "shopping-journey"), stall("junk", "junk", "junk"));
        game.builds("shopping-journey", "seeing-doubles");
        assertThat(game.stall(RED).getLast()).containsExactly("shopping-journey", "seeing-doubles");
        var junk = dale(2).red(hand("seeing-doubles", "junk"));
        assertThat(junk.options(RED)).doesNotContain(BUILD);
        var vendor = dale(2).red(hand("seeing-doubles", "junk", "stashing-vendor"), stall("junk", "junk"));
        vendor.says("build").picks("stashing-vendor").answers(Map.of("card", "seeing-doubles", "as", "junk"));
        vendor.picks("junk");
        assertThat(vendor.stall(RED)).hasSize(3);
    }

    @Test
    @DisplayName("Chains: a copy of a copying card is what that one copies")
    @Shows({
        "dale.card.seeing-doubles",
        "dale.card.flexible-shopkeeper",
        "dale.card.trendsetting",
        "dale.card.reflection"
    })
    void chains() {
        var game = dale(2).red(hand("seeing-doubles", "flexible-shopkeeper"), stall("siesta"));
        assertThat(guises(game, "seeing-doubles")).containsExactly("siesta");
        game.answers(Map.of("play", "seeing-doubles", "as", "siesta"));
        assertThat(game.told(BLUE)).contains("Player 1 shows Flexible Shopkeeper.");

        var longer = dale(2).red(hand("trendsetting"), stall("magnet"))
                .blue(discard("flexible-shopkeeper"))
                .market("reflection");
        assertThat(guises(longer, "trendsetting")).containsExactly("magnet");
    }

    @Test
    @DisplayName("Chains that lead back to themselves end: the card is what it copied last")
    @Shows({"dale.card.reflection", "dale.card.seeing-doubles", "dale.card.trendsetting"})
    void circles() {
        var game = dale(2).red(hand("reflection")).blue(discard("reflection"));
        assertThat(guises(game, "reflection")).containsExactly("reflection");
        var doubles = dale(2).red(hand("trendsetting")).market("seeing-doubles");
        assertThat(guises(doubles, "trendsetting")).containsExactly("seeing-doubles");
        var out = dale(3).red(hand("reflection")).blue(discard("reflection")).green(discard("glue"));
        assertThat(guises(out, "reflection")).containsExactly("glue");
        var three = dale(2).red(hand("good-old-times", "seeing-doubles"))
                .marketDiscard("seeing-doubles")
                .loose();
        assertThat(guises(three, "good-old-times")).isNotEmpty();
        assertThat(guises(three, "seeing-doubles")).isNotEmpty();
    }

    @Test
    @DisplayName("A hand of copying cards alone is no riddle without end")
    @Shows("dale.card.seeing-doubles")
    void manyDoubles() {
        var doubles = new String[12];
        Arrays.fill(doubles, "seeing-doubles");
        var alone = dale(2).red(hand(doubles)).loose();
        assertThat(guises(alone, "seeing-doubles")).containsExactly("seeing-doubles");
        doubles[0] = "reflection";
        var out = dale(2).red(hand(doubles)).blue(discard("glue")).loose();
        assertThat(guises(out, "seeing-doubles")).containsExactly("glue");
        assertThat(guises(out, "reflection")).containsExactly("glue");
        out.buys(out.market().getLast());
        assertThat(out.kind()).isEqualTo("pay");
    }

    @Test
    @DisplayName("Thrown away goes by the physical card: Seeing Doubles that copies Junk is an animalfolk card")
    @Shows({"dale.card.throw-away", "dale.card.seeing-doubles", "dale.card.swank"})
    void throwAwayGoesByThePhysicalCard() {
        var game = dale(2).red(hand("swank", "seeing-doubles", "junk")).marketDeck("glue", "magnet");
        game.plays("swank").answers(Map.of("card", "seeing-doubles"));
        assertThat(game.marketDiscard()).containsExactly("seeing-doubles");
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("glue", "junk");
        var season = dale(2).red(hand("new-season"), discard("reflection")).marketDeck("glue");
        season.plays("new-season").picks("reflection");
        assertThat(season.marketDiscard()).containsExactly("reflection");
    }

    @Test
    @DisplayName("Cards in a stall, a market or a discard pile copy nothing there: a built chameleon stays one")
    @Shows({"dale.card.flexible-shopkeeper", "dale.stall.out-of-play"})
    void chameleonsElsewhereAreThemselves() {
        var game = dale(2).red(hand("nostalgic-item"), discard("reflection"), stall("junk", "junk", "junk", "junk"))
                .blue(discard("glue"));
        // In the discard pile Reflection is worth 2.
        game.builds("nostalgic-item", "reflection");
        assertThat(game.stall(RED)).hasSize(5);
        var price = dale(2).red(hand("junk")).blue(discard("glue")).market("reflection");
        assertThat(price.prices(RED).getLast()).isEqualTo(2);
    }

    @Test
    @DisplayName("A copied lasting technique lasts: Flexible Shopkeeper as Gunfight raises prices until the next turn")
    @Shows({"dale.card.flexible-shopkeeper", "dale.card.scary-gunfight"})
    void aCopiedThreat() {
        var game = dale(2).red(hand("flexible-shopkeeper"), stall("scary-gunfight"), discard())
                .market("-", "-", "siesta", "siesta", "siesta");
        game.answers(Map.of("play", "flexible-shopkeeper", "as", "scary-gunfight"));
        assertThat(game.schedule(RED)).containsExactly("flexible-shopkeeper");
        assertThat(game.prices(BLUE).getLast()).isEqualTo(6);
        assertThat(game.prices(RED).getLast()).isEqualTo(4);
    }

    @Test
    @DisplayName("A copied squirrel serves in a stack: value, set and ability")
    @Shows({"dale.card.reflection", "dale.card.empty-chest", "dale.card.winter-is-coming"})
    void copiedSquirrels() {
        var chest = dale(2).red(hand("reflection", "magnet", "tireless-tinkerer"), stall("junk", "junk"))
                .blue(discard("empty-chest"));
        chest.builds("tireless-tinkerer", "reflection");
        assertThat(chest.stall(RED)).hasSize(3);

        var winter = dale(2).red(hand("reflection", "magnet", "calculations"), stall("junk", "junk", "junk", "junk"))
                .blue(discard("winter-is-coming"));
        winter.builds("reflection");
        assertThat(winter.kind()).isEqualTo("build-again");
        winter.builds("calculations", "magnet");
        assertThat(winter.stall(RED)).hasSize(6);
    }

    @Test
    @DisplayName("Modifiers hold for the physical card, whatever it counts as")
    @Shows({"dale.card.modifiers", "dale.card.reflection", "dale.card.blindfold", "dale.card.ironing"})
    void modifiersAndCopies() {
        var game = dale(2).red(hand("reflection", "blindfold", "junk"), stall("junk", "junk"))
                .blue(discard("magnet"));
        game.plays("blindfold").picks("reflection");
        // It is not used, so it copies nothing: its value is 2.
        game.names(4).names(3);
        game.answers(BUILD).answers(Map.of("card", "reflection", "as", "magnet", "value", 3));
        assertThat(game.stall(RED).getLast()).containsExactly("reflection");

        var ironing = dale(2).red(hand("reflection"), schedule("ironing"), stall("junk", "junk", "junk", "junk"))
                .blue(discard("magnet"))
                .at("start");
        ironing.builds("reflection");
        assertThat(ironing.stall(RED)).hasSize(5);
    }

    @Test
    @DisplayName("A chameleon may react as the owl it copies, also in another player's turn")
    @Shows({"dale.card.reflection", "dale.card.ancient-knowledge"})
    void aChameleonReacts() {
        var game = dale(3).red(hand("gift-voucher", "junk"))
                .blue(hand("reflection"), deck("glue", "junk"))
                .green(discard("ancient-knowledge"))
                .market("magnet")
                .shuffles("junk");
        game.plays("gift-voucher").picks("magnet");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.answers(Map.of("show", "reflection", "as", "ancient-knowledge")).picks("glue");
        assertThat(game.discard(BLUE)).containsExactly("glue");
        assertThat(game.hand(BLUE)).containsExactly("reflection");
    }

    @Test
    @DisplayName(
            "Whoever copies a card that is discarded meanwhile copies the next one; the view shows what each can be")
    @Shows({"dale.card.reflection", "dale.card.passive"})
    void theViewShowsTheGuises() {
        var game = dale(2).red(hand("reflection", "junk")).blue(discard("magnet"));
        assertThat(game.view(RED).players().get(RED).hand().cards().getFirst())
                .isEqualTo(new DaleView.HandCard("reflection", 2, false, List.of("magnet")));
        assertThat(game.view(BLUE).players().get(RED).hand().cards()).isEmpty();
        assertThat(game.view(GREEN).players().get(RED).hand().cards()).isEmpty();
    }
}
