package comptoir.cove.blacksmith;

import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Text;

/** What somebody who shows the Blacksmith must know of it. */
final class BlacksmithDescription {

    private BlacksmithDescription() {}

    private static final Text TEAM = Text.say(
            "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.");

    static final Description PART = Description.of(SmithyView.class)
            .decision(
                    "smith-work",
                    Text.say("Go to another space and do its work; its hours move your hourglass. Stoking fills"
                            + " furnaces, forging empties all that are hot for the same two hours: so fill several"
                            + " first."),
                    Combining.ONE,
                    "work: text",
                    "work: text, rake: number")
            .decision(
                    "place-dice",
                    Text.say("An alloy die gives a furnace its colour, coal gives it heat. The heat decides between a"
                            + " weapon and armour."),
                    Combining.ONE,
                    "die: text, furnace: number",
                    "done: flag")
            .decision(
                    "forge",
                    Text.say("Weapons sell at the Town Square, armour at the Bazaar. A corruption card keeps the alloy"
                            + " die and its colour in the furnace."),
                    Combining.ONE,
                    "furnace: number, make: 'weapon'|'armour', keep: flag",
                    "done: flag")
            .decision(
                    "unlock",
                    Text.say("Another die fills furnaces faster, and the patron beneath it pays at every market."),
                    Combining.ONE,
                    "unlock: number")
            .decision("fan-flames", TEAM, Combining.ONE, "fan: number")
            .decision("enamel", TEAM, Combining.ONE, "furnace: number, colour: text")
            .decision("call-patron", TEAM, Combining.ONE, "patron: adventurers")
            .event("worked", Text.say("The Blacksmith goes to work."), "space: text")
            .event("raked", Text.say("A furnace is raked out."), "furnace: number")
            .event("dice-rolled", Text.say("The Blacksmith rolls dice."), "dice: text[]")
            .event("die-placed", Text.say("A die goes into a furnace."), "die: text", "furnace: number")
            .event("furnace-emptied", Text.say("A furnace is emptied."), "furnace: number", "kept: flag")
            .event("unlocked", Text.say("A die is unlocked."), "die: 'alloy'|'coal'", "lock: number")
            .event("enamelled", Text.say("An alloy die changes its colour."), "colour: text", "furnace: number")
            .fate("alloy dice of player {seat}", Text.say("The Blacksmith’s alloy dice."))
            .fate("coal dice of player {seat}", Text.say("The Blacksmith’s coal dice."));
}
