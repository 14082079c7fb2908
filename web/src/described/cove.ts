// Written from what the program says of itself by `npm run types`; a test compares.

export { merchants } from "./cove/merchants";
export { adventurers } from "./cove/adventurers";
export { goods } from "./cove/goods";
export { piers } from "./cove/piers";
export { townsfolk } from "./cove/townsfolk";
export { decks } from "./cove/decks";
export { rogues } from "./cove/rogues";
export { corruption } from "./cove/corruption";
export { hours } from "./cove/hours";
export { tiles } from "./cove/tiles";
export { songs } from "./cove/songs";

export const decisions = {
    crew: {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    slot: {
        meaning: {
            say: "The place under which somebody joins is the skill you unlock. Whoever stood there before leaves.",
        },
        combining: "one",
    },
    recruit: {
        meaning: {
            say: "Townsfolk help at once, unlock a skill of your team, and their clan icons bring gold at the end of the game.",
        },
        combining: "one",
    },
    "place-adventurer": {
        meaning: {
            say: "Your hourglass passed a mark: an adventurer comes aboard. Choose the boat – you decide which crowd lands on which pier.",
        },
        combining: "one",
    },
    dock: {
        meaning: {
            say: "A full boat lands its passengers: outside at a pier that buys large goods, inside at the Town Square, which buys small ones. The Black Market buys both but corrupts.",
        },
        combining: "one",
    },
    hand: {
        meaning: { say: "Stepping onto the free clock hand is an hour won, at the price of one corruption card." },
        combining: "one",
    },
    "discard-corruption": {
        meaning: {
            say: "Corruption icons cost gold at the end, for every rogue in the Lair; clan icons on these cards bring gold. Get rid of the worst.",
        },
        combining: "one",
    },
    "pick-aboard": {
        meaning: {
            say: "Sailors move people about: towards the pier or hall where you want them, or away from where a rival does.",
        },
        combining: "one",
    },
    "pick-boat": {
        meaning: {
            say: "Sailors move people about: towards the pier or hall where you want them, or away from where a rival does.",
        },
        combining: "one",
    },
    "pick-pier": {
        meaning: {
            say: "Sailors move people about: towards the pier or hall where you want them, or away from where a rival does.",
        },
        combining: "one",
    },
    sell: {
        meaning: {
            say: "Sell goods at this pier: each earns its price for every customer of its colour standing there. Customers stay, so the next good earns the same.",
        },
        combining: "one",
    },
    thieves: {
        meaning: { say: "A corruption card buys a swap of places: one customer of this boat changes to another." },
        combining: "one",
    },
    cultists: {
        meaning: { say: "Each cultist you count is a customer of every colour at this pier, for one corruption card." },
        combining: "one",
    },
    "move-figure": {
        meaning: {
            say: "Walk one of your two figures clockwise. The space where it stops is the work you do; its hours move your hourglass.",
        },
        combining: "one",
    },
    relic: {
        meaning: {
            say: "Goods go onto your stall and are sold at the end of the day: look at the piers and boats for customers of their colour.",
        },
        combining: "one",
    },
    "relic-or-patronage": {
        meaning: {
            say: "Goods go onto your stall and are sold at the end of the day: look at the piers and boats for customers of their colour.",
        },
        combining: "one",
    },
    shift: {
        meaning: {
            say: "A tile of the time stream replaces one of your portals. Look at what it offers and what each half costs.",
        },
        combining: "one",
    },
    "take-frozen-hour": {
        meaning: {
            say: "A frozen hour is saved time. The clan’s icon beneath it is laid open and pays while it stays open.",
        },
        combining: "one",
    },
    "spend-frozen-hour": {
        meaning: {
            say: "Each frozen hour you spend makes this action one hour shorter; it covers a clan’s icon again.",
        },
        combining: "several",
    },
    "swap-relic": {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    enlarge: {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    break: {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    "play-skill": {
        meaning: {
            say: "Play one skill into your song; a second one is then put aside, and its hourglasses turn the dial. When the dial has gone round, you sing.",
        },
        combining: "one",
    },
    "discard-skill": {
        meaning: {
            say: "The card you put aside pays for the other: its hourglasses turn your dial and move the clock, and it raises the volume.",
        },
        combining: "one",
    },
    "turn-dial": {
        meaning: {
            say: "One quarter more or less, for a corruption card: where the dial comes to rest says how many places your bard visits.",
        },
        combining: "one",
    },
    sing: {
        meaning: {
            say: "Your bard goes where the crowds are. At a pier, icons of one colour earn their number times the customers of that colour; halls take runes, the square gives fans.",
        },
        combining: "one",
    },
    "sing-for-another": {
        meaning: {
            say: "Your bard goes where the crowds are. At a pier, icons of one colour earn their number times the customers of that colour; halls take runes, the square gives fans.",
        },
        combining: "one",
    },
    "lay-sources": {
        meaning: {
            say: "Choose the icons you spend here; all icons of one source go together. The gold they would earn is shown beside them.",
        },
        combining: "several",
    },
    "buy-card": {
        meaning: {
            say: "A new card lies on top of your deck, so you soon draw it. Cards become dearer with every rune and most crests you have placed.",
        },
        combining: "one",
    },
    "choose-hall": {
        meaning: { say: "A hall pays as much gold as there are adventurers in it: take the fullest." },
        combining: "one",
    },
    boast: {
        meaning: { say: "Creatures wait in your boast area until a boast lets all of them take effect." },
        combining: "one",
    },
    "take-creature": {
        meaning: { say: "Creatures wait in your boast area until a boast lets all of them take effect." },
        combining: "one",
    },
    "smith-work": {
        meaning: {
            say: "Go to another space and do its work; its hours move your hourglass. Stoking fills furnaces, forging empties all that are hot for the same two hours: so fill several first.",
        },
        combining: "one",
    },
    "place-dice": {
        meaning: {
            say: "An alloy die gives a furnace its colour, coal gives it heat. The heat decides between a weapon and armour.",
        },
        combining: "one",
    },
    forge: {
        meaning: {
            say: "Weapons sell at the Town Square, armour at the Bazaar. A corruption card keeps the alloy die and its colour in the furnace.",
        },
        combining: "one",
    },
    unlock: {
        meaning: { say: "Another die fills furnaces faster, and the patron beneath it pays at every market." },
        combining: "one",
    },
    "fan-flames": {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    enamel: {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
    "call-patron": {
        meaning: {
            say: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
        },
        combining: "one",
    },
} as const;

export type EventKind =
    | "set-up"
    | "merchant"
    | "rogue-card"
    | "hourglasses"
    | "day"
    | "arrived"
    | "turn"
    | "clock"
    | "hand"
    | "mark"
    | "drew"
    | "placed"
    | "docked"
    | "all-docked"
    | "removed"
    | "sent"
    | "lured"
    | "cultists"
    | "corruption"
    | "corruption-discarded"
    | "corruption-reshuffled"
    | "townsfolk"
    | "townsfolk-left"
    | "townsfolk-none"
    | "recruited"
    | "joined"
    | "crew"
    | "patronage"
    | "good"
    | "market-opens"
    | "sold"
    | "clean-up"
    | "final-scoring"
    | "final"
    | "winner"
    | "scenario"
    | "medal"
    | "swapped"
    | "portals"
    | "moved"
    | "shifted"
    | "frozen-taken"
    | "frozen-spent"
    | "bard"
    | "stage"
    | "composed"
    | "dial"
    | "volume"
    | "rest"
    | "sang"
    | "fan"
    | "fan-kept"
    | "rune"
    | "creature"
    | "boast"
    | "creature-acts"
    | "improv"
    | "bought"
    | "card-drawn"
    | "reshuffled"
    | "song-over"
    | "peddler-joins"
    | "peddler-card"
    | "peddler-turn"
    | "peddler-turn-ends"
    | "peddler-shuffled"
    | "peddler-reshuffled"
    | "peddler-chooses"
    | "peddler-dock"
    | "peddler-full"
    | "peddler-hand"
    | "peddler-no-good"
    | "peddler-patronage"
    | "peddler-reserve"
    | "peddler-slides"
    | "worked"
    | "raked"
    | "dice-rolled"
    | "die-placed"
    | "furnace-emptied"
    | "unlocked"
    | "enamelled";
