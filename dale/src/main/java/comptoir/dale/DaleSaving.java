package comptoir.dale;

import comptoir.dale.moves.Decks;
import comptoir.dale.setup.SceneReader;
import comptoir.dale.setup.SetUp;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.ChooseOrder;
import comptoir.dale.steps.Discard;
import comptoir.dale.steps.DiscardWholeHand;
import comptoir.dale.steps.DrawAside;
import comptoir.dale.steps.DrawFromMarketDeck;
import comptoir.dale.steps.EveryCardCountsMore;
import comptoir.dale.steps.ExchangeWithDiscard;
import comptoir.dale.steps.HandOut;
import comptoir.dale.steps.LayAsideBackOnDeck;
import comptoir.dale.steps.LayOnThatDeck;
import comptoir.dale.steps.MayTakeFromDiscard;
import comptoir.dale.steps.MayThrowAwayOneCard;
import comptoir.dale.steps.RandomCards;
import comptoir.dale.steps.Roll;
import comptoir.dale.steps.SearchDeck;
import comptoir.dale.steps.SearchTogether;
import comptoir.dale.steps.ShuffleSearchedDeck;
import comptoir.dale.steps.TakeMarketCard;
import comptoir.dale.steps.TakeOneFromDeck;
import comptoir.dale.steps.TakeOneOfThem;
import comptoir.dale.steps.ThrowAwayOneCard;
import comptoir.dale.steps.ThrowAwayTopOfMarketDeck;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Faces;
import comptoir.dale.table.Modifier;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Use;
import comptoir.dale.turn.Abilities;
import comptoir.dale.turn.Acting;
import comptoir.dale.turn.Building;
import comptoir.dale.turn.Helping;
import comptoir.dale.turn.Purchase;
import comptoir.dale.turn.Reactions;
import comptoir.dale.turn.Rearranging;
import comptoir.dale.turn.Turns;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * How positions are written. Numbers that the program packs for itself are written by what they mean, so that cards may be
 * numbered anew: a card in use as card, kind and value, a change of value, something that happened.
 */
final class DaleSaving {

    /** Records and steps that may stand where a declared type leaves it open. */
    private static final List<Class<?>> VOCABULARY = vocabulary();

    static final Saving<Dale> SAVING = new Saving<>(Dale.class, Vocabulary.of(VOCABULARY))
            .word(Pile.class, DaleSaving::written, DaleSaving::pile)
            .word(Faces.class, DaleSaving::written, DaleSaving::faces)
            .word(Animalfolk.class, Animalfolk::id, Cards::folk)
            .word(Traits.class, DaleSaving::written, DaleSaving::traits)
            .way("use", DaleSaving::use, DaleSaving::use)
            .way("uses", pile -> each(pile, DaleSaving::use), tree -> pile(tree, DaleSaving::use))
            .way("modifiers", pile -> each(pile, DaleSaving::modifier), tree -> pile(tree, DaleSaving::modifier))
            .way("triggers", pile -> each(pile, DaleSaving::trigger), tree -> pile(tree, DaleSaving::trigger));

    private DaleSaving() {}

    private static List<Class<?>> vocabulary() {
        var vocabulary = new ArrayList<Class<?>>(List.of(
                Abilities.class,
                Acting.class,
                Building.class,
                Helping.class,
                Decks.class,
                Purchase.class,
                Reactions.class,
                Rearranging.class,
                SetUp.class,
                Turns.class,
                Discard.class,
                DiscardWholeHand.class,
                DrawAside.class,
                DrawFromMarketDeck.class,
                EveryCardCountsMore.class,
                ExchangeWithDiscard.class,
                HandOut.class,
                LayAsideBackOnDeck.class,
                LayOnThatDeck.class,
                ChooseAnotherPlayer.class,
                ChooseOrder.class,
                MayTakeFromDiscard.class,
                MayThrowAwayOneCard.class,
                RandomCards.class,
                Roll.class,
                SearchDeck.class,
                SearchTogether.class,
                ShuffleSearchedDeck.class,
                TakeMarketCard.class,
                ThrowAwayOneCard.class,
                TakeOneFromDeck.class,
                TakeOneOfThem.class,
                ThrowAwayTopOfMarketDeck.class));
        for (var set : Cards.inBox()) vocabulary.add(set.getClass());
        return List.copyOf(vocabulary);
    }

    private static Object written(Pile pile) {
        return Arrays.stream(pile.toArray()).boxed().toList();
    }

    private static Pile pile(Tree tree) {
        return pile(tree, Tree::number);
    }

    private static List<Object> each(Pile pile, Function<Integer, Object> write) {
        return Arrays.stream(pile.toArray()).boxed().map(write).toList();
    }

    private static Pile pile(Tree tree, ToIntFunction<Tree> read) {
        return Pile.of(tree.list().stream().mapToInt(read).toArray());
    }

    private static Object written(Faces faces) {
        var ids = new ArrayList<String>();
        for (int card = 0; card < faces.size(); card++) ids.add(faces.of(card).id());
        return ids;
    }

    private static Faces faces(Tree tree) {
        return Faces.of(tree.list().stream()
                .mapToInt(item -> SceneReader.card(item).number())
                .toArray());
    }

    private static Object written(Traits traits) {
        return traits.list().stream().map(Saving::word).toList();
    }

    private static Traits traits(Tree tree) {
        return Traits.named(
                tree.list().stream().map(item -> item.oneOf(Trait.class)).toList());
    }

    private static final String NONE = "none";

    private static Object use(Integer use) {
        if (use == Use.NONE) return NONE;
        var written = new LinkedHashMap<String, Object>();
        written.put("card", Use.card(use));
        written.put("as", Use.as(use).id());
        written.put("value", Use.value(use));
        return written;
    }

    private static int use(Tree tree) {
        if (tree.value() instanceof Number) return packed(tree.number());
        if (NONE.equals(tree.value())) return Use.NONE;
        return Use.of(
                tree.at("card").number(),
                SceneReader.card(tree.at("as")).number(),
                tree.at("value").number());
    }

    /** The first saves have the packed number: of the cards of twelve sets, and of Junk after them. */
    private static int packed(int use) {
        return use != Use.NONE && Use.kind(use) == 72
                ? Use.of(Use.card(use), Cards.JUNK.number(), Use.value(use))
                : use;
    }

    private static Object modifier(Integer modifier) {
        var written = new LinkedHashMap<String, Object>();
        written.put(
                "card",
                Modifier.isForAll(modifier) ? "every" : Modifier.isForNone(modifier) ? NONE : Modifier.card(modifier));
        written.put(Modifier.change(modifier), Modifier.number(modifier));
        return written;
    }

    private static int modifier(Tree tree) {
        if (tree.value() instanceof Number) return tree.number();
        var card = tree.at("card");
        for (var change : Modifier.CHANGES)
            if (tree.has(change)) {
                int number = tree.at(change).number();
                return "every".equals(card.value())
                        ? Modifier.forAll(change, number)
                        : NONE.equals(card.value())
                                ? Modifier.forNone(change, number)
                                : Modifier.of(card.number(), change, number);
            }
        throw tree.wrong(Text.say("changes no value"));
    }

    private static Object trigger(Integer packed) {
        return Map.of(
                "what", Saving.word(Trigger.of(packed)), "by", Trigger.causer(packed), "card", Trigger.card(packed));
    }

    private static int trigger(Tree tree) {
        if (tree.value() instanceof Number) return tree.number();
        return tree.at("what")
                .oneOf(Trigger.class)
                .by(tree.at("by").number(), tree.at("card").number());
    }
}
