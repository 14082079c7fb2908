package comptoir.cove;

import comptoir.cove.table.Merchants;
import comptoir.cove.view.CoveView;
import comptoir.engine.Description;
import comptoir.engine.Description.Combining;
import comptoir.engine.Text;

/** What somebody who shows the cove must know of it: components, decisions, events and sources of fate. */
final class CoveDescription {

    private CoveDescription() {}

    static final Description COVE = withMerchants(Description.of(CoveView.class)
            .components("merchants", CoveComponents.merchants())
            .components("adventurers", CoveComponents.adventurers())
            .components("goods", CoveComponents.goods())
            .components("piers", CoveComponents.piers())
            .components("townsfolk", CoveComponents.townsfolk())
            .components("decks", CoveComponents.decks())
            .components("rogues", CoveComponents.rogues())
            .components("corruption", CoveComponents.corruption())
            .components("hours", CoveComponents.hours())
            .decision(
                    "crew",
                    Text.say("Townsfolk in your team each unlock one skill, and each works once. Finish when you have"
                            + " what you want."),
                    Combining.ONE,
                    "crew: number",
                    "done: flag")
            .decision(
                    "slot",
                    Text.say("The place under which somebody joins is the skill you unlock. Whoever stood there before"
                            + " leaves."),
                    Combining.ONE,
                    "slot: number")
            .decision(
                    "recruit",
                    Text.say("Townsfolk help at once, unlock a skill of your team, and their clan icons bring gold at"
                            + " the end of the game."),
                    Combining.ONE,
                    "townsfolk: text")
            .decision(
                    "place-adventurer",
                    Text.say("Your hourglass passed a mark: an adventurer comes aboard. Choose the boat – you decide"
                            + " which crowd lands on which pier."),
                    Combining.ONE,
                    "boat: number")
            .decision(
                    "dock",
                    Text.say("A full boat lands its passengers: outside at a pier that buys large goods, inside at the"
                            + " Town Square, which buys small ones. The Black Market buys both but corrupts."),
                    Combining.ONE,
                    "dock: number")
            .decision(
                    "hand",
                    Text.say("Stepping onto the free clock hand is an hour won, at the price of one corruption card."),
                    Combining.ONE,
                    "hand: flag")
            .decision(
                    "discard-corruption",
                    Text.say("Corruption icons cost gold at the end, for every rogue in the Lair; clan icons on these"
                            + " cards bring gold. Get rid of the worst."),
                    Combining.ONE,
                    "discard: text",
                    "done: flag")
            .decision(
                    "pick-aboard",
                    Text.say("Sailors move people about: towards the pier or hall where you want them, or away from"
                            + " where a rival does."),
                    Combining.ONE,
                    "boat: number, adventurer: adventurers")
            .decision(
                    "pick-boat",
                    Text.say("Sailors move people about: towards the pier or hall where you want them, or away from"
                            + " where a rival does."),
                    Combining.ONE,
                    "boat: number")
            .decision(
                    "pick-pier",
                    Text.say("Sailors move people about: towards the pier or hall where you want them, or away from"
                            + " where a rival does."),
                    Combining.ONE,
                    "pier: piers")
            .decision(
                    "sell",
                    Text.say("Sell goods at this pier: each earns its price for every customer of its colour standing"
                            + " there. Customers stay, so the next good earns the same."),
                    Combining.ONE,
                    "sell: goods",
                    "done: flag")
            .decision(
                    "thieves",
                    Text.say("A corruption card buys a swap of places: one customer of this boat changes to another."),
                    Combining.ONE,
                    "lure: adventurers, boat: number",
                    "done: flag")
            .decision(
                    "cultists",
                    Text.say("Each cultist you count is a customer of every colour at this pier, for one corruption"
                            + " card."),
                    Combining.ONE,
                    "cultists: number",
                    "done: flag")
            .event("set-up", Text.say("The table is set up."))
            .event("merchant", Text.say("A merchant goes to a seat."), "merchant: merchants")
            .event("rogue-card", Text.say("The rogue card of this game is drawn."), "card: text")
            .event("hourglasses", Text.say("The hourglasses are stacked, the top one first."), "stack: seat[]")
            .event("day", Text.say("A day begins."), "round: number")
            .event("arrived", Text.say("Boats come in sight with adventurers aboard."), "boats: adventurers[][]")
            .event("turn", Text.say("Whoever is furthest back on the clock takes a turn."))
            .event("clock", Text.say("An hourglass moves on."), "hour: text", "place: number")
            .event("hand", Text.say("An hourglass steps onto the free clock hand."), "place: number")
            .event("mark", Text.say("An hourglass passes a mark: boats are loaded."), "loads: number", "place: number")
            .event("drew", Text.say("An adventurer is drawn from the bag."), "adventurer: adventurers")
            .event("placed", Text.say("An adventurer comes aboard a boat."), "adventurer: adventurers", "boat: number")
            .event(
                    "docked",
                    Text.say("A full boat docks and its people come ashore."),
                    "adventurers: adventurers[]",
                    "boat: number",
                    "dock: number",
                    "pier: piers")
            .event("all-docked", Text.say("All docks are taken: the hour of the market is fixed."), "market: number")
            .event(
                    "removed",
                    Text.say("A boat that did not dock is taken away."),
                    "adventurers: adventurers[]",
                    "boat: number")
            .event(
                    "sent",
                    Text.say("A sailor moves somebody."),
                    "adventurer: adventurers",
                    "from: number",
                    "to: text|number")
            .event(
                    "lured",
                    Text.say("Thieves lure a customer to another boat."),
                    "adventurer: adventurers",
                    "from: number",
                    "boat: number")
            .event("cultists", Text.say("Cultists at a pier are counted as customers."), "count: number", "pier: piers")
            .event("corruption", Text.say("Somebody draws a corruption card."), "card?: text")
            .event("corruption-discarded", Text.say("A corruption card is discarded face down."))
            .event("corruption-reshuffled", Text.say("The corruption deck is made anew."))
            .event("townsfolk", Text.say("Somebody comes to the Town Square."), "townsfolk: text")
            .event("townsfolk-left", Text.say("Somebody leaves the Town Square."), "townsfolk: text")
            .event("townsfolk-none", Text.say("The townsfolk deck is empty."))
            .event("recruited", Text.say("A townsfolk is recruited."), "place: number", "townsfolk: text")
            .event("joined", Text.say("A townsfolk joins a team."), "slot: number", "townsfolk: text")
            .event("crew", Text.say("A member of a team is put to work."), "slot: number")
            .event("patronage", Text.say("Patrons pay gold."), "gold: number", "icons: adventurers[]")
            .event("good", Text.say("A good goes onto a stall."), "good: goods", "space?: number")
            .event("market-opens", Text.say("Production is over; the order at the market."), "order: seat[]")
            .event(
                    "sold",
                    Text.say("A good is sold at a pier."),
                    "customers: number",
                    "gold: number",
                    "good: goods",
                    "pier: piers")
            .event("clean-up", Text.say("The day is cleaned up."), "mice: number")
            .event("final-scoring", Text.say("The last day is over."))
            .event(
                    "final",
                    Text.say("A player’s icons are scored."),
                    "clans: {number}",
                    "corruption: number",
                    "gain: number",
                    "loss: number")
            .event("winner", Text.say("Somebody wins."), "gold: number")
            .event("scenario", Text.say("A scenario begins."), "scenario: text")
            .event(
                    "medal",
                    Text.say("A scenario ends, perhaps with a medal."),
                    "medal: text",
                    "points: number",
                    "scenario: text")
            .fate("merchants", Text.say("Who plays which merchant."))
            .fate("rogue cards", Text.say("The rogue card of the game."))
            .fate("hourglasses", Text.say("The order of the hourglasses."))
            .fate("bag", Text.say("An adventurer from the bag."))
            .fate("corruption", Text.say("A card of the corruption deck."))
            .fate("townsfolk", Text.say("A card of the townsfolk deck.")));

    private static Description withMerchants(Description description) {
        for (var merchant : Merchants.all()) description = description.and(merchant.description());
        return description;
    }
}
