package comptoir.cove.peddler;

import comptoir.engine.Description;
import comptoir.engine.Text;

/** What somebody who shows the Peddler must know of it. */
final class PeddlerDescription {

    private PeddlerDescription() {}

    static final Description PART = Description.of(PeddlerView.class)
            .event("peddler-joins", Text.say("The Peddler joins the game."))
            .event("peddler-card", Text.say("The Peddler lays a card on the right action space."), "card: text")
            .event(
                    "peddler-turn",
                    Text.say("The Peddler lays a card; the facing halves say what it does."),
                    "action: text",
                    "corruption: number",
                    "hours: number",
                    "left: text",
                    "place: text",
                    "right: text",
                    "side: text",
                    "times: number")
            .event(
                    "peddler-turn-ends",
                    Text.say("The Peddler’s turn ends and its cards move on."),
                    "discarded: text",
                    "right: text")
            .event("peddler-shuffled", Text.say("The Peddler’s cards are shuffled for a new day."))
            .event("peddler-reshuffled", Text.say("The Peddler’s deck is made anew."))
            .event(
                    "peddler-chooses",
                    Text.say("The Peddler chooses whom to load."),
                    "adventurer: adventurers",
                    "good?: text",
                    "space?: number")
            .event(
                    "peddler-dock",
                    Text.say("The Peddler chooses a dock or a boat."),
                    "adventurer?: adventurers",
                    "boat: number",
                    "dock?: number")
            .event("peddler-full", Text.say("The Peddler’s reserve is full."), "missed: number")
            .event(
                    "peddler-hand",
                    Text.say("Whether the Peddler takes the clock hand."),
                    "goods: number",
                    "takes: flag")
            .event("peddler-no-good", Text.say("The Peddler’s stall is full."), "good: text")
            .event("peddler-patronage", Text.say("Patrons pay the Peddler."), "clan: text", "gold: number")
            .event(
                    "peddler-reserve",
                    Text.say("An adventurer comes to the Peddler’s reserve."),
                    "adventurer: adventurers",
                    "space: number")
            .event("peddler-slides", Text.say("The Peddler’s reserve closes up."), "space: number")
            .fate("Peddler cards", Text.say("A card of the Peddler’s deck."))
            .fate("the Peddler's corruption cards", Text.say("Which of them it discards."));
}
