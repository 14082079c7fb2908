/** What a kind of decision is about, told the first time it comes up. */
export const hints = {
    action: "Each turn you take one action: buy a card, play a technique, build a stack or sort out your hand. What glows can be chosen.",
    pay: "Mark cards of your hand until they reach the price, then confirm. You may not add a card that is not needed.",
    build: "A stack is made of cards of one animalfolk whose values add up to exactly the number asked. Stacks must be built in order.",
    buildAgain: "A card lets you build the next stack in the same turn. You may also leave it at that.",
    help: "You play as a team: your own cards may go into your partner’s stack.",
    discard: "Mark the cards you want to put on your discard pile. They come back when your deck is shuffled anew.",
    react: "Something happened that one of your cards can answer. You may also let it pass.",
    beforeCleanUp:
        "Your turn is over and your hand is about to be filled up: some cards can still be used just before.",
    takeCard: "A card’s effect lets you take one of these cards. What goes to your hand can be used from now on.",
    giveCard:
        "A card’s effect asks for one of these cards. Junk and whatever your next stack does not need are easily spared.",
    order: "You decide the order. The card that lies on top of a deck is the next one drawn.",
    throwAway:
        "What is thrown away leaves a deck for good. A small deck without junk brings the good cards round more often.",
    value: "Name a number: it decides what the card is worth or whether its effect comes true.",
    players: "Choose whom the effect strikes; who is ahead deserves it most.",
    resolve: "Your schedule holds cards that take effect later. Several are due now: say which comes first.",
    keep: "This card need not be given away: it may stay in your hand.",

    move: "Walk one of your two figures clockwise. The space where it stops is the work you do; its hours move your hourglass.",
    relic: "Goods go onto your stall and are sold at the end of the day: look at the piers and boats for customers of their colour.",
    shift: "A tile of the time stream replaces one of your portals. Look at what it offers and what each half costs.",
    freeze: "A frozen hour is saved time. The clan’s icon beneath it is laid open and pays while it stays open.",
    spend: "Each frozen hour you spend makes this action one hour shorter; it covers a clan’s icon again.",
    crew: "Townsfolk in your team each unlock one skill, and each works once. Finish when you have what you want.",
    slot: "The place under which somebody joins is the skill you unlock. Whoever stood there before leaves.",
    recruit:
        "Townsfolk help at once, unlock a skill of your team, and their clan icons bring gold at the end of the game.",
    load: "Your hourglass passed a mark: an adventurer comes aboard. Choose the boat – you decide which crowd lands on which pier.",
    dock: "A full boat lands its passengers: outside at a pier that buys large goods, inside at the Town Square, which buys small ones. The Black Market buys both but corrupts.",
    hand: "Stepping onto the free clock hand is an hour won, at the price of one corruption card.",
    corruption:
        "Corruption icons cost gold at the end, for every rogue in the Lair; clan icons on these cards bring gold. Get rid of the worst.",
    sailor: "Sailors move people about: towards the pier or hall where you want them, or away from where a rival does.",
    sell: "Sell goods at this pier: each earns its price for every customer of its colour standing there. Customers stay, so the next good earns the same.",
    thieves: "A corruption card buys a swap of places: one customer of this boat changes to another.",
    song: "Play one skill into your song; a second one is then put aside, and its hourglasses turn the dial. When the dial has gone round, you sing.",
    dial: "The card you put aside pays for the other: its hourglasses turn your dial and move the clock, and it raises the volume.",
    turn: "One quarter more or less, for a corruption card: where the dial comes to rest says how many places your bard visits.",
    sing: "Your bard goes where the crowds are. At a pier, icons of one colour earn their number times the customers of that colour; halls take runes, the square gives fans.",
    lay: "Choose the icons you spend here; all icons of one source go together. The gold they would earn is shown beside them.",
    buyCard:
        "A new card lies on top of your deck, so you soon draw it. Cards become dearer with every rune and most crests you have placed.",
    hall: "A hall pays as much gold as there are adventurers in it: take the fullest.",
    creature: "Creatures wait in your boast area until a boast lets all of them take effect.",
    cultists: "Each cultist you count is a customer of every colour at this pier, for one corruption card.",
    other: "Choose one of the things that glow. The rule behind it is linked beside the question.",
};
