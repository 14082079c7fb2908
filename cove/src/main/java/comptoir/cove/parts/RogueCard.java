package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;

/**
 * A rogue card.
 *
 * @param lair how many rogues start in the Lair
 * @param bag how many go into the bag
 * @param boards whether rogues board at Arrival
 */
public record RogueCard(String id, Text name, int lair, int bag, boolean boards, Effect effect) {

    public enum Effect {
        NONE(Text.say("No effect.")),
        CULTISTS(Text.say(
                "At a pier you may draw a corruption card for each rogue there that you count as a customer of every"
                        + " colour.")),
        THIEVES(Text.say(
                "After placing a rogue you may draw a corruption card to move a customer from that boat to another"
                        + " one."));

        private final Text text;

        Effect(Text text) {
            this.text = text;
        }

        public Text text() {
            return text;
        }
    }

    static RogueCard read(Tree node) {
        node.onlyKnows("id", "name", "lair", "bag", "boardAtArrival", "effect");
        return new RogueCard(
                node.at("id").text(),
                node.at("name").words().naming("rogue", node.at("id").text()),
                node.at("lair").number(0, 20),
                node.at("bag").number(0, 20),
                node.flag("boardAtArrival", false),
                node.at("effect").oneOf(Effect.class));
    }
}
