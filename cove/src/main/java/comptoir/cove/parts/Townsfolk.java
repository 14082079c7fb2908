package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;

/**
 * A townsfolk card.
 *
 * @param deck the number of its deck
 * @param clans its clan icons, as a crowd
 * @param corruption its corruption icons
 */
public record Townsfolk(String id, Text name, int deck, Ability ability, int clans, int corruption) {

    /** What happens when the card is recruited. */
    public sealed interface Ability {

        Text text();

        /** Discard corruption cards of your choice. */
        record Discard(int count, boolean optional) implements Ability {
            @Override
            public Text text() {
                return Text.say(
                        optional && count > 1
                                ? "Discard up to {0} of your corruption cards."
                                : "Discard {0} of your corruption cards.",
                        count);
            }
        }

        /** Take a good onto the stall. */
        record Take(Good good) implements Ability {
            @Override
            public Text text() {
                return Text.say("Take a {0} onto your stall.").with(good.text());
            }
        }

        /** Move an adventurer. */
        record Sail(Sailor sailor) implements Ability {
            @Override
            public Text text() {
                return sailor.text();
            }
        }
    }

    /** The five ways of sailors with adventurers. */
    public enum Sailor {
        BAG_TO_BOAT(Text.say("Draw an adventurer from the bag onto a boat at sea.")),
        BOAT_TO_PIER(Text.say("Move an adventurer from a boat at sea to a pier.")),
        BOAT_TO_HALL(Text.say("Move a customer from a boat at sea to its hall.")),
        BOAT_TO_BAG(Text.say("Move an adventurer from a boat at sea to the bag.")),
        BOAT_TO_BOAT(Text.say("Move an adventurer from a boat at sea to another boat at sea."));

        private final Text text;

        Sailor(Text text) {
            this.text = text;
        }

        Text text() {
            return text;
        }
    }

    static Townsfolk read(Tree node, int deck) {
        node.onlyKnows("id", "name", "ability", "clans", "corruption");
        return new Townsfolk(
                node.at("id").text(),
                node.at("name").words().naming("townsfolk", node.at("id").text()),
                deck,
                ability(node.at("ability")),
                clans(node.at("clans").list()),
                node.number("corruption", 0, 6, 0));
    }

    private static Ability ability(Tree node) {
        node.onlyKnows("discard", "optional", "good", "sailor");
        if (node.has("discard"))
            return new Ability.Discard(node.at("discard").number(1, 10), node.flag("optional", false));
        if (node.has("good")) return new Ability.Take(node.at("good").oneOf(Good.class));
        if (node.has("sailor")) return new Ability.Sail(node.at("sailor").oneOf(Sailor.class));
        throw node.wrong(Text.say("an ability is one of \"discard\", \"good\" and \"sailor\""));
    }

    static int clans(List<Tree> icons) {
        int clans = 0;
        for (var icon : icons) {
            var kind = icon.oneOf(Kind.class);
            if (!kind.isCustomer())
                throw icon.wrong(Text.say("a rogue is no clan; corruption icons have a field of their own"));
            clans = Crowd.plus(clans, kind.number());
        }
        return clans;
    }
}
