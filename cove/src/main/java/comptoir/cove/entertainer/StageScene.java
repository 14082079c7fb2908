package comptoir.cove.entertainer;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;

/** The Entertainer's board as a scene has it. */
final class StageScene {

    private static final List<String> QUARTERS = List.of("upper-right", "lower-right", "lower-left", "upper-left");
    private static final List<String> PILES = List.of("skill", "improv");

    private final Tree tree;
    private final Repertoire repertoire;
    private final boolean loose;
    private int named;

    private StageScene(Tree tree, Repertoire repertoire, boolean loose) {
        this.tree = tree;
        this.repertoire = repertoire;
        this.loose = loose;
    }

    static Stage read(Tree tree, Repertoire repertoire, Components pack, boolean loose) {
        if (tree.isNull()) tree = Tree.of(tree.path(), java.util.Map.of());
        tree.onlyKnows(
                "hand",
                "deck",
                "bought",
                "discard",
                "song",
                "boast",
                "skills",
                "improvs",
                "creatures",
                "dial",
                "volume",
                "stones",
                "runes",
                "fans",
                "beside",
                "singing");
        var reader = new StageScene(tree, repertoire, loose);
        var cards = reader.cards();
        int halls = 0;
        for (var each : tree.list("runes")) {
            var kind = each.oneOf(Kind.class);
            if (!kind.isCustomer()) throw each.wrong(Text.say("is no clan; runes lie on clan halls"));
            halls |= 1 << kind.number();
        }
        var fans = townsfolk(tree, "fans", pack);
        if (fans.size() > repertoire.crests())
            throw tree.at("fans").wrong(Text.say("has more than the {0} crests there are", repertoire.crests()));
        var beside = townsfolk(tree, "beside", pack);
        for (int card : beside.list())
            if (!fans.has(card))
                throw tree.at("beside")
                        .wrong(Text.say(
                                "has {0}, which is not among the fans",
                                pack.townsfolk(card).id()));
        int dial = reader.dial();
        var stage = new Stage(
                cards,
                dial,
                tree.has("volume") ? tree.at("volume").number(0, repertoire.mostVolume()) : repertoire.startVolume(),
                tree.has("stones") ? tree.at("stones").number(0, repertoire.stones()) : 0,
                halls,
                fans,
                beside,
                tree.flag("singing", false) ? reader.song(cards, dial) : null);
        if (!loose && Integer.bitCount(cards.hand()) > stage.handLimit(repertoire))
            throw tree.at("hand")
                    .wrong(Text.say(
                            "has {0} cards, and the limit is {1}",
                            Integer.bitCount(cards.hand()), stage.handLimit(repertoire)));
        return stage;
    }

    /** The song of this turn is about to be sung; the card that was discarded before it lies on the discard pile. */
    private Song song(Cards cards, int dial) {
        boolean skill = cards.last() != Cards.NONE && (repertoire.skills() & (1 << cards.last())) != 0;
        if (!skill)
            throw tree.at("singing").wrong(Text.say("needs the skill discarded in this turn first in \"discard\""));
        return Song.beginning(repertoire.moves(dial), false);
    }

    /** Cards that are not named lie where they lay at the start; a hand that is left out has the first two skills. */
    private Cards cards() {
        int hand = group("hand");
        int song = group("song");
        int boast = group("boast");
        int discard = group("discard");
        int deck = group("deck");
        int skills = group("skills");
        int improvs = group("improvs");
        int creatures = group("creatures");
        check("hand", hand & ~repertoire.skills(), Text.say("has {0}, and a hand holds skills only"));
        check("song", song & repertoire.creatures(), Text.say("has {0}, and creatures wait in the boast area"));
        check("boast", boast & ~repertoire.creatures(), Text.say("has {0}, and only creatures are boasted with"));
        int free = ~named & ((1 << repertoire.size()) - 1);
        if (!tree.has("hand")) {
            int first = Integer.lowestOneBit(free & repertoire.deck() & repertoire.skills());
            int second = Integer.lowestOneBit(free & repertoire.deck() & repertoire.skills() & ~first);
            hand = first | second;
            free &= ~hand;
        }
        if (!tree.has("skills")) skills = free & repertoire.skillPile();
        if (!tree.has("improvs")) improvs = free & repertoire.improvPile();
        if (!tree.has("creatures")) creatures = free & repertoire.creaturePile();
        free &= ~(skills | improvs | creatures);
        if (!tree.has("deck")) deck = free;
        else if (free != 0 && !loose)
            throw tree.at("deck")
                    .wrong(Text.say(
                            "leaves out {0}, which is nowhere",
                            repertoire.card(Integer.numberOfTrailingZeros(free)).id()));
        var top = Row.EMPTY;
        for (var each : tree.list("bought")) {
            int pile = PILES.indexOf(each.text());
            if (pile < 0) throw each.wrong(Text.say("is \"{0}\", not one of {1}", each.text(), PILES));
            top = top.and(pile);
        }
        int last = discard == 0 ? Cards.NONE : number(tree.list("discard").getFirst());
        int fresh = hand & repertoire.skillPile();
        var cards = new Cards(hand, deck, top, discard, last, song, boast, skills, improvs, creatures, 0, fresh);
        if (cards.left(Cards.SKILL) < 0 || cards.left(Cards.IMPROV) < 0)
            throw tree.at("bought").wrong(Text.say("has more cards than the piles"));
        return cards;
    }

    private void check(String field, int wrong, Text reason) {
        if (wrong != 0)
            throw tree.at(field)
                    .wrong(reason.with(repertoire
                            .card(Integer.numberOfTrailingZeros(wrong))
                            .id()));
    }

    private int group(String field) {
        int group = 0;
        for (var each : tree.list(field)) {
            int bit = 1 << number(each);
            if ((named & bit) != 0)
                throw each.wrong(Text.say("is {0}, which is named twice; there is one", each.text()));
            named |= bit;
            group |= bit;
        }
        return group;
    }

    private int number(Tree each) {
        int card = repertoire.number(each.text());
        if (card < 0) throw each.wrong(Text.say("is \"{0}\", which is no card of the Entertainer", each.text()));
        return card;
    }

    private int dial() {
        if (!tree.has("dial")) return 0;
        int quarter = QUARTERS.indexOf(tree.at("dial").text());
        if (quarter < 0)
            throw tree.at("dial")
                    .wrong(Text.say(
                            "is \"{0}\", not one of {1}", tree.at("dial").text(), QUARTERS));
        return quarter;
    }

    static String quarter(int dial) {
        return QUARTERS.get(dial);
    }

    private static Row townsfolk(Tree tree, String field, Components pack) {
        var cards = Row.EMPTY;
        for (var each : tree.list(field)) {
            int found = pack.townsfolk(each);
            if (cards.has(found)) throw each.wrong(Text.say("is {0}, which is named twice; there is one", each.text()));
            cards = cards.and(found);
        }
        return cards;
    }
}
