// Written from what the program says of itself by `npm run types`; a test compares.

export { cards } from "./dale/cards";
export { sets } from "./dale/sets";

export const decisions = {
    action: {
        meaning: {
            say: "Each turn you take one action: buy a card, play a technique, build a stack or sort out your hand. What glows can be chosen.",
        },
        combining: "one",
    },
    buy: {
        meaning: { say: "The market lies as you want it. Now buy a card; Calculations must be in the payment." },
        combining: "one",
    },
    pay: {
        meaning: {
            say: "Mark cards of your hand until they reach the price, then confirm. You may not add a card that is not needed.",
        },
        combining: "cover",
    },
    keep: { meaning: { say: "This card need not be given away: it may stay in your hand." }, combining: "one" },
    "throw-away-junk": {
        meaning: {
            say: "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
        },
        combining: "one",
    },
    build: {
        meaning: {
            say: "A stack is made of cards of one animalfolk whose values add up to exactly the number asked. Stacks must be built in order.",
        },
        combining: "sum",
    },
    "build-again": {
        meaning: { say: "A card lets you build the next stack in the same turn. You may also leave it at that." },
        combining: "one",
    },
    "build-as": {
        meaning: { say: "The card turned up is your stack, and it copies another: say what it counts as." },
        combining: "one",
    },
    help: {
        meaning: { say: "You play as a team: your own cards may go into your partner’s stack." },
        combining: "sum",
    },
    "take-help": {
        meaning: { say: "Your partner has shown cards. Build with them, or leave it: nothing is lost by asking." },
        combining: "sum",
    },
    discard: {
        meaning: {
            say: "Mark the cards you want to put on your discard pile. They come back when your deck is shuffled anew.",
        },
        combining: "several",
    },
    react: {
        meaning: { say: "Something happened that one of your cards can answer. You may also let it pass." },
        combining: "one",
    },
    "before-clean-up": {
        meaning: {
            say: "Your turn is over and your hand is about to be filled up: some cards can still be used just before.",
        },
        combining: "one",
    },
    resolve: {
        meaning: {
            say: "Your schedule holds cards that take effect later. Several are due now: say which comes first.",
        },
        combining: "one",
    },
    order: {
        meaning: { say: "You decide the order. The card that lies on top of a deck is the next one drawn." },
        combining: "order",
    },
    rearrange: {
        meaning: { say: "You decide the order. The card that lies on top of a deck is the next one drawn." },
        combining: "order",
    },
    "hand-out": {
        meaning: { say: "Each player gets one of these cards: you say who gets which." },
        combining: "order",
    },
    "lay-on-deck": {
        meaning: { say: "You decide the order. The card that lies on top of a deck is the next one drawn." },
        combining: "order",
    },
    "lay-from-discard": {
        meaning: { say: "You decide the order. The card that lies on top of a deck is the next one drawn." },
        combining: "one",
    },
    "put-into-deck": {
        meaning: { say: "You decide the order. The card that lies on top of a deck is the next one drawn." },
        combining: "one",
    },
    "choose-card": {
        meaning: {
            say: "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
        },
        combining: "one",
    },
    "take-one": {
        meaning: { say: "Of the cards you look at, one goes to your hand; choose the one you miss most." },
        combining: "one",
    },
    "take-from-deck": {
        meaning: {
            say: "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
        },
        combining: "one",
    },
    "take-from-discard": {
        meaning: {
            say: "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
        },
        combining: "one",
    },
    "take-from-market": {
        meaning: {
            say: "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
        },
        combining: "one",
    },
    give: {
        meaning: {
            say: "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily spared.",
        },
        combining: "one",
    },
    swap: {
        meaning: {
            say: "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily spared.",
        },
        combining: "one",
    },
    "discard-from-deck": {
        meaning: {
            say: "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily spared.",
        },
        combining: "one",
    },
    "throw-away": {
        meaning: {
            say: "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
        },
        combining: "one",
    },
    "throw-away-one": {
        meaning: {
            say: "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
        },
        combining: "one",
    },
    "throw-away-discarded": {
        meaning: {
            say: "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
        },
        combining: "one",
    },
    "throw-away-market": {
        meaning: {
            say: "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
        },
        combining: "several",
    },
    "guess-value": {
        meaning: { say: "Name a number: it decides what the card is worth or whether its effect comes true." },
        combining: "one",
    },
    "name-value": {
        meaning: { say: "Name a number: it decides what the card is worth or whether its effect comes true." },
        combining: "one",
    },
    "set-value": {
        meaning: { say: "Name a number: it decides what the card is worth or whether its effect comes true." },
        combining: "one",
    },
    player: { meaning: { say: "Choose whom the effect strikes; who is ahead deserves it most." }, combining: "one" },
    players: {
        meaning: { say: "Choose whom the effect strikes; who is ahead deserves it most." },
        combining: "several",
    },
    side: { meaning: { say: "Cards go round the table: you say which way." }, combining: "one" },
} as const;

export type EventKind =
    | "dealt"
    | "drew"
    | "drew-by-effect"
    | "drew-junk"
    | "drew-from-market-deck"
    | "drew-others"
    | "laid-aside"
    | "searched"
    | "looked-at-hand"
    | "took"
    | "took-from"
    | "picked-at-random"
    | "took-from-discard"
    | "took-from-market"
    | "took-from-stall"
    | "gave"
    | "laid-on-deck"
    | "laid-on-others-deck"
    | "put-into-deck"
    | "discarded"
    | "discarded-from-deck"
    | "swapped-piles"
    | "turned-deck-over"
    | "threw-away-market-deck"
    | "threw-away"
    | "threw-away-market"
    | "revealed"
    | "revealed-top"
    | "used-as"
    | "widened-hand"
    | "paid"
    | "paid-and-threw-away"
    | "kept"
    | "bought"
    | "bought-from-discard"
    | "rearranged"
    | "played"
    | "resolved"
    | "finished"
    | "built"
    | "added-from-discard"
    | "offered"
    | "helped"
    | "swapped-into-stall"
    | "swapped-into-market"
    | "market-filled"
    | "sets-chosen"
    | "first-player"
    | "turn-began"
    | "inventory"
    | "ended-actions"
    | "shuffled"
    | "reshuffled"
    | "market-reshuffled"
    | "chose-player"
    | "chose-left"
    | "chose-right"
    | "named"
    | "rolled"
    | "rolled-ocelot"
    | "chose-secretly"
    | "set-value"
    | "mixed-hands"
    | "received"
    | "declined-help"
    | "offered-help"
    | "left-help"
    | "did-nothing"
    | "won";
