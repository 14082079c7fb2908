package comptoir.cove;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.parts.Components;
import comptoir.cove.parts.CorruptionFace;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.parts.Townsfolk;
import comptoir.cove.parts.TownsfolkDeck;
import comptoir.cove.step.Townsfolks;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Packs;
import comptoir.engine.Description.Component;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The components of the description: what all tables have, and what the standard pack prints. */
final class CoveComponents {

    private CoveComponents() {}

    private static final Components PACK = Packs.usual();

    /**
     * A merchant as its box presents it.
     *
     * @param aim what its player is after, in one sentence
     * @param complexity from 1 (easy) to 4
     * @param playable whether people can play it; otherwise it runs itself
     * @param ofOurOwn whether it was made for Comptoir: chance deals only those of the rulebooks
     * @param colours the main colour of its things and the one beside it
     */
    record MerchantCard(
            String id,
            Text name,
            Text help,
            Text aim,
            int complexity,
            boolean playable,
            boolean ofOurOwn,
            List<String> colours,
            List<SlotCard> crew)
            implements Component {

        static MerchantCard of(Merchant merchant) {
            return new MerchantCard(
                    merchant.id(),
                    merchant.name(),
                    merchant.help(),
                    merchant.aim(),
                    merchant.complexity(),
                    !merchant.runsItself(),
                    merchant.ofOurOwn(),
                    merchant.colours(),
                    merchant.crew().stream()
                            .map(slot -> new SlotCard(slot.id(), slot.name(), slot.text()))
                            .toList());
        }
    }

    /** A place of a team board. */
    record SlotCard(String id, Text name, Text text) {}

    static List<MerchantCard> merchants() {
        return Merchants.all().stream().map(MerchantCard::of).toList();
    }

    /** A kind of adventurer and the colour of its goods. */
    record AdventurerCard(String id, Text name, String colour, boolean customer) implements Component {

        static AdventurerCard of(Kind kind) {
            return new AdventurerCard(kind.word(), kind.one(), kind.colour(), kind.isCustomer());
        }
    }

    static List<AdventurerCard> adventurers() {
        return Arrays.stream(Kind.values()).map(AdventurerCard::of).toList();
    }

    /** A kind of good, who buys it and what each of them pays. */
    record GoodCard(String id, Text name, String colour, boolean large, String buyer, int price) implements Component {

        static GoodCard of(Good good) {
            return new GoodCard(
                    good.word(),
                    good.text(),
                    good.clan().colour(),
                    good.isLarge(),
                    good.clan().word(),
                    PACK.board().price(good.number()));
        }
    }

    static List<GoodCard> goods() {
        return Arrays.stream(Good.values()).map(GoodCard::of).toList();
    }

    /** A pier and the goods that are sold there. */
    record PierCard(String id, Text name, boolean small, boolean large) implements Component {

        static PierCard of(Pier pier) {
            return new PierCard(pier.word(), pier.text(), pier.takes(false), pier.takes(true));
        }
    }

    static List<PierCard> piers() {
        return Arrays.stream(Pier.values()).map(PierCard::of).toList();
    }

    /**
     * A townsfolk card.
     *
     * @param rules those that tell of its ability
     */
    record TownsfolkCard(
            String id, Text name, String deck, Text ability, List<String> clans, int corruption, List<Rule> rules)
            implements Component {

        static TownsfolkCard of(Townsfolk card) {
            return new TownsfolkCard(
                    card.id(),
                    card.name(),
                    PACK.decks().get(card.deck()).id(),
                    card.ability().text(),
                    Crowd.names(card.clans()),
                    card.corruption(),
                    Townsfolks.rules(card.ability()));
        }
    }

    static List<TownsfolkCard> townsfolk() {
        var cards = new ArrayList<TownsfolkCard>();
        for (int card = 0; card < PACK.townsfolkCount(); card++) cards.add(TownsfolkCard.of(PACK.townsfolk(card)));
        return cards;
    }

    record DeckCard(String id, Text name, Text help) implements Component {

        static DeckCard of(TownsfolkDeck deck) {
            return new DeckCard(deck.id(), deck.name(), deck.help());
        }
    }

    static List<DeckCard> decks() {
        return PACK.decks().stream().map(DeckCard::of).toList();
    }

    record RogueCardFace(String id, Text name, Text text, int lair, int bag, boolean boardAtArrival)
            implements Component {

        static RogueCardFace of(RogueCard card) {
            return new RogueCardFace(
                    card.id(), card.name(), card.effect().text(), card.lair(), card.bag(), card.boards());
        }
    }

    static List<RogueCardFace> rogues() {
        return PACK.rogues().stream().map(RogueCardFace::of).toList();
    }

    record CorruptionCard(
            String id, Text text, Text help, int corruption, List<String> clans, int copies, List<Rule> rules)
            implements Component {

        private static final List<Rule> RULES = List.of(
                CoveRule.CORRUPTION_DRAW,
                CoveRule.CORRUPTION_SECRET,
                CoveRule.CORRUPTION_EMPTY,
                CoveRule.FINAL_CORRUPTION);

        static CorruptionCard of(CorruptionFace face) {
            return new CorruptionCard(
                    face.id(),
                    face.text(),
                    Text.say("{0#There is {0} such card|There are {0} such cards} in the deck.", face.copies()),
                    face.corruption(),
                    Crowd.names(face.clans()),
                    face.copies(),
                    RULES);
        }
    }

    static List<CorruptionCard> corruption() {
        var cards = new ArrayList<CorruptionCard>();
        for (int face = 0; face < PACK.corruptionFaces(); face++) cards.add(CorruptionCard.of(PACK.corruption(face)));
        return cards;
    }

    /**
     * A place of the clock, counted in half hours; hourglasses stand on full hours and on free hands.
     *
     * @param loads how many adventurers are loaded on passing it, with two players
     * @param hand whether a clock hand lies there
     */
    record HourCard(String id, int place, int loads, boolean hand) implements Component {}

    static List<HourCard> hours() {
        var clock = PACK.clock();
        var hours = new ArrayList<HourCard>();
        for (int place = 2; place <= clock.market(); place++)
            hours.add(new HourCard(
                    ClockFace.name(place),
                    place,
                    PACK.loads(2)[place],
                    clock.hands().contains(place)));
        return hours;
    }
}
