// Written from what the program says of itself by `npm run types`; a test compares.

export const cards = {
    "tireless-tinkerer": {
        name: { say: "Tireless Tinkerer", thing: "card:tireless-tinkerer" },
        text: { say: "Put the top card of your discard pile on top of your deck." },
        set: "platypuses",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.tireless-tinkerer",
    },
    calculations: {
        name: { say: "Calculations", thing: "card:calculations" },
        text: {
            say: "When you pay with this card, you may first rearrange the market cards as you like. Prices follow the new places.",
        },
        set: "platypuses",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.calculations",
    },
    "safety-precaution": {
        name: { say: "Safety Precaution", thing: "card:safety-precaution" },
        text: { say: "Swap this card with a card of your choice in your stall. That card goes to your hand." },
        set: "platypuses",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.safety-precaution",
    },
    magnet: {
        name: { say: "Magnet", thing: "card:magnet" },
        text: { say: "Search your deck for 1 card and take it into your hand. Then shuffle your deck." },
        set: "platypuses",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.magnet",
    },
    "dangerous-test": {
        name: { say: "Dangerous Test", thing: "card:dangerous-test" },
        text: { say: "Draw 3 cards, then discard 3 cards from your hand." },
        set: "platypuses",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.dangerous-test",
    },
    glue: {
        name: { say: "Glue", thing: "card:glue" },
        text: { say: "When you pay with this card, you may keep it in your hand instead of discarding it." },
        set: "platypuses",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.glue",
    },
    "steady-achiever": {
        name: { say: "Steady Achiever", thing: "card:steady-achiever" },
        text: { say: "At the start of your next turn, draw 1 card." },
        set: "sloths",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.steady-achiever",
    },
    "shopping-journey": {
        name: { say: "Shopping Journey", thing: "card:shopping-journey" },
        text: {
            say: "At the start of your next turn, take 1 card of your choice from the market into your hand, for free.",
        },
        set: "sloths",
        value: 2,
        type: "technique",
        bonus: false,
        copies: 3,
        rule: "dale.card.shopping-journey",
    },
    housecleaning: {
        name: { say: "Housecleaning", thing: "card:housecleaning" },
        text: {
            say: "You may take up to 3 Junk from your discard pile into your hand. At the start of your next turn, you may throw away 1 card from your hand.",
        },
        set: "sloths",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.housecleaning",
    },
    siesta: {
        name: { say: "Siesta", thing: "card:siesta" },
        text: {
            say: "At the start of your next turn, you may take 1 card of your choice from your discard pile into your hand.",
        },
        set: "sloths",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.siesta",
    },
    "lunch-break": {
        name: { say: "Lunch Break", thing: "card:lunch-break" },
        text: { say: "Draw 1 card. At the start of your next turn, draw 1 card again." },
        set: "sloths",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.lunch-break",
    },
    ironing: {
        name: { say: "Ironing", thing: "card:ironing" },
        text: { say: "During your next turn, every card you pay with or build with is worth 1 more." },
        set: "sloths",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.ironing",
    },
    "little-villain": {
        name: { say: "Little Villain", thing: "card:little-villain" },
        text: { say: "Each opponent discards the top 2 cards of their deck, one after the other." },
        set: "crocodiles",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.little-villain",
    },
    "scary-gunfight": {
        name: { say: "Scary Gunfight", thing: "card:scary-gunfight" },
        text: { say: "Until the start of your next turn, market cards cost your opponents 2 more." },
        set: "crocodiles",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.scary-gunfight",
    },
    "night-shift": {
        name: { say: "Night Shift", thing: "card:night-shift" },
        text: {
            say: "Draw the top card of every player’s deck, yours included. Look at them, then put one of them on top of each of those decks.",
        },
        set: "crocodiles",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.night-shift",
    },
    "ruthless-competition": {
        name: { say: "Ruthless Competition", thing: "card:ruthless-competition" },
        text: {
            say: "Draw the top card of another player’s deck. Then put a card from your hand on top of that deck.",
        },
        set: "crocodiles",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.ruthless-competition",
    },
    "nasty-threat": {
        name: { say: "Nasty Threat", thing: "card:nasty-threat" },
        text: {
            say: "Until the start of your next turn, each stack your opponents build must be worth exactly 1 more than usual.",
        },
        set: "crocodiles",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.nasty-threat",
    },
    "lost-shipments": {
        name: { say: "Lost Shipments", thing: "card:lost-shipments" },
        text: {
            say: "Until the start of your next turn, each opponent draws at most 1 card when filling their hand in clean-up.",
        },
        set: "crocodiles",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.lost-shipments",
    },
    "cunning-neighbour": {
        name: { say: "Cunning Neighbour", thing: "card:cunning-neighbour" },
        text: {
            say: "Look at another player’s hand. Then you may put this card on top of your deck instead of discarding it.",
        },
        set: "fennecs",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.cunning-neighbour",
    },
    cheer: {
        name: { say: "Cheer", thing: "card:cheer" },
        text: {
            say: "Every player searches their own deck for 1 card, takes it into their hand, then shuffles their deck.",
        },
        set: "fennecs",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.cheer",
    },
    raffle: {
        name: { say: "Raffle", thing: "card:raffle" },
        text: {
            say: "Choose left or right. All players at once take a random card from the hand of their neighbour on that side.",
        },
        set: "fennecs",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.raffle",
    },
    charity: {
        name: { say: "Charity", thing: "card:charity" },
        text: {
            say: "Take a random card from every player’s hand, yours included. Look at them, then give one of them to each of those players.",
        },
        set: "fennecs",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.charity",
    },
    tasters: {
        name: { say: "Tasters", thing: "card:tasters" },
        text: {
            say: "Choose left or right. Beginning with you and going once around that way, each player takes 1 market card of their choice into hand, for free.",
        },
        set: "fennecs",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.tasters",
    },
    rumours: {
        name: { say: "Rumours", thing: "card:rumours" },
        text: { say: "Every player moves the top 2 cards of their discard pile onto their deck, one by one." },
        set: "fennecs",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.rumours",
    },
    "daring-adventurer": {
        name: { say: "Daring Adventurer", thing: "card:daring-adventurer" },
        text: {
            say: "Roll the polecat die. Throw away that many market cards of your choice, then fill the empty places at once.",
        },
        set: "polecats",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.daring-adventurer",
    },
    "rare-artefact": {
        name: { say: "Rare Artefact", thing: "card:rare-artefact" },
        text: {
            say: "Show a card from your hand, then roll the polecat die. Until the end of the turn, that card’s value is multiplied by the result.",
        },
        set: "polecats",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.rare-artefact",
    },
    swank: {
        name: { say: "Swank", thing: "card:swank" },
        text: {
            say: "Throw away a card from your hand. If it was an animalfolk card, draw the top card of the market deck into your hand.",
        },
        set: "polecats",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.swank",
    },
    "risky-business": {
        name: { say: "Risky Business", thing: "card:risky-business" },
        text: {
            say: "Name a value from 1 to 5, then reveal the top card of the market deck. If it has that value, take it into your hand; otherwise throw it away.",
        },
        set: "polecats",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.risky-business",
    },
    "natural-survivor": {
        name: { say: "Natural Survivor", thing: "card:natural-survivor" },
        text: {
            say: "Roll the polecat die. Search your deck and exchange that many cards of it with cards from your hand. Then shuffle your deck.",
        },
        set: "polecats",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.natural-survivor",
    },
    sofa: {
        name: { say: "Sofa", thing: "card:sofa" },
        text: { say: "While this card is in your stall, fill your hand up to 1 card more in clean-up." },
        set: "polecats",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.sofa",
    },
    "wise-spy": {
        name: { say: "Wise Spy", thing: "card:wise-spy" },
        text: {
            say: "Once during your turn, you may draw the top 3 cards of your deck, look at them and put them back on top in any order.",
        },
        set: "owls",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.wise-spy",
    },
    "ancient-knowledge": {
        name: { say: "Ancient Knowledge", thing: "card:ancient-knowledge" },
        text: {
            say: "After another player’s technique is resolved, you may search your deck, discard up to 1 card from it, then shuffle your deck.",
        },
        set: "owls",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.ancient-knowledge",
    },
    "quality-inspection": {
        name: { say: "Quality Inspection", thing: "card:quality-inspection" },
        text: {
            say: "When this card enters your hand, you may throw away a card from your hand. If you do, draw 1 card.",
        },
        set: "owls",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.quality-inspection",
    },
    binoculars: {
        name: { say: "Binoculars", thing: "card:binoculars" },
        text: {
            say: "After another player buys a card, you may draw 1 card. If you do, discard a card from your hand.",
        },
        set: "owls",
        value: 4,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.binoculars",
    },
    balancing: {
        name: { say: "Balancing", thing: "card:balancing" },
        text: {
            say: "After another player shuffles their deck, you may exchange an animalfolk card from your hand with any card of your discard pile.",
        },
        set: "owls",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.balancing",
    },
    "extra-remarks": {
        name: { say: "Extra Remarks", thing: "card:extra-remarks" },
        text: {
            say: "After another player builds a stack, you may put a card of your choice from your discard pile on top of your deck.",
        },
        set: "owls",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.extra-remarks",
    },
    "swift-broker": {
        name: { say: "Swift Broker", thing: "card:swift-broker" },
        text: { say: "Discard your hand, then draw as many cards as you discarded." },
        set: "macaws",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.swift-broker",
    },
    cookies: {
        name: { say: "Cookies", thing: "card:cookies" },
        text: { say: "While this card is in your hand, fill your hand up to 1 card more in clean-up." },
        set: "macaws",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.cookies",
    },
    "shattered-relic": {
        name: { say: "Shattered Relic", thing: "card:shattered-relic" },
        text: { say: "Throw away a card from your hand, then draw 1 card." },
        set: "macaws",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.shattered-relic",
    },
    spyglass: {
        name: { say: "Spyglass", thing: "card:spyglass" },
        text: {
            say: "Draw the top 3 cards of your deck. Keep one in your hand and put the others back on top in any order.",
        },
        set: "macaws",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.spyglass",
    },
    "flashy-show": {
        name: { say: "Flashy Show", thing: "card:flashy-show" },
        text: { say: "Until the end of this turn, every card you pay with or build with is worth 1 more." },
        set: "macaws",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.flashy-show",
    },
    "favourite-toy": {
        name: { say: "Favourite Toy", thing: "card:favourite-toy" },
        text: { say: "Take the top card of your discard pile into your hand." },
        set: "macaws",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.favourite-toy",
    },
    "loyal-partner": {
        name: { say: "Loyal Partner", thing: "card:loyal-partner" },
        text: { say: "Throw away all market cards, then fill the market at once." },
        set: "pandas",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.loyal-partner",
    },
    "prepaid-good": {
        name: { say: "Prepaid Good", thing: "card:prepaid-good" },
        text: { say: "Take 1 card of your choice from the market into your hand, for free." },
        set: "pandas",
        value: 2,
        type: "technique",
        bonus: false,
        copies: 3,
        rule: "dale.card.prepaid-good",
    },
    "essential-purchase": {
        name: { say: "Essential Purchase", thing: "card:essential-purchase" },
        text: {
            say: "When you buy this card, you may throw away up to 3 of the Junk you pay with instead of discarding them.",
        },
        set: "pandas",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.essential-purchase",
    },
    "market-discovery": {
        name: { say: "Market Discovery", thing: "card:market-discovery" },
        text: {
            say: "Once during your turn, you may throw away the top card of the market deck. When you pay with this card, you may instead buy the top card of the market discard pile at its bare value.",
        },
        set: "pandas",
        value: 4,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.market-discovery",
    },
    "special-offer": {
        name: { say: "Special Offer", thing: "card:special-offer" },
        text: { say: "Draw the top 3 cards of the market deck. Keep one in your hand and throw the others away." },
        set: "pandas",
        value: 5,
        type: "technique",
        bonus: false,
        copies: 1,
        rule: "dale.card.special-offer",
    },
    "stock-clearance": {
        name: { say: "Stock Clearance", thing: "card:stock-clearance" },
        text: { say: "When you pay with this card, you may add any number of extra cards to the payment." },
        set: "pandas",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.stock-clearance",
    },
    "wily-fellow": {
        name: { say: "Wily Fellow", thing: "card:wily-fellow" },
        text: { say: "Swap your deck and your discard pile, then shuffle your new deck." },
        set: "raccoons",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.wily-fellow",
    },
    nuisance: {
        name: { say: "Nuisance", thing: "card:nuisance" },
        text: { say: "Choose up to 2 other players. Each of them discards a random card from their hand." },
        set: "raccoons",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.nuisance",
    },
    "rotten-food": {
        name: { say: "Rotten Food", thing: "card:rotten-food" },
        text: { say: "Put a card from your hand on top of another player’s deck." },
        set: "raccoons",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.rotten-food",
    },
    "dirty-exchange": {
        name: { say: "Dirty Exchange", thing: "card:dirty-exchange" },
        text: { say: "Take a random card from another player’s hand. Then give that player a card from your hand." },
        set: "raccoons",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.dirty-exchange",
    },
    sabotage: {
        name: { say: "Sabotage", thing: "card:sabotage" },
        text: {
            say: "Draw the top 2 cards of another player’s deck. Throw one away and put the other on that player’s discard pile.",
        },
        set: "raccoons",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.sabotage",
    },
    "treasure-hunter": {
        name: { say: "Treasure Hunter", thing: "card:treasure-hunter" },
        text: { say: "Take the top card of another player’s discard pile into your hand." },
        set: "raccoons",
        value: 5,
        type: "technique",
        bonus: false,
        copies: 1,
        rule: "dale.card.treasure-hunter",
    },
    "stashing-vendor": {
        name: { say: "Stashing Vendor", thing: "card:stashing-vendor" },
        text: { say: "A stack that contains this card may also contain any number of Junk from your hand." },
        set: "squirrels",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.stashing-vendor",
    },
    "empty-chest": {
        name: { say: "Empty Chest", thing: "card:empty-chest" },
        text: { say: "A stack that contains this card may mix animalfolk cards of any sets." },
        set: "squirrels",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.empty-chest",
    },
    "nostalgic-item": {
        name: { say: "Nostalgic Item", thing: "card:nostalgic-item" },
        text: {
            say: "When you build with this card, you may add 1 card of your choice from your discard pile to the stack: Junk or any set.",
        },
        set: "squirrels",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.nostalgic-item",
    },
    acorn: {
        name: { say: "Acorn", thing: "card:acorn" },
        text: { say: "Swap this card with a card of your choice in an opponent’s stall. That card goes to your hand." },
        set: "squirrels",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.acorn",
    },
    accordion: {
        name: { say: "Accordion", thing: "card:accordion" },
        text: { say: "When you build with this card, you may count it as worth 1 more or 1 less." },
        set: "squirrels",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.accordion",
    },
    "winter-is-coming": {
        name: { say: "Winter is Coming", thing: "card:winter-is-coming" },
        text: { say: "After you build a stack that contains this card, you may build your next stack at once." },
        set: "squirrels",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.winter-is-coming",
    },
    "bold-haggler": {
        name: { say: "Bold Haggler", thing: "card:bold-haggler" },
        text: {
            say: "Once during your turn, you may roll the ocelot die. Until the end of the turn, this card is worth that much more.",
        },
        set: "ocelots",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.bold-haggler",
    },
    "new-season": {
        name: { say: "New Season", thing: "card:new-season" },
        text: {
            say: "Throw away an animalfolk card from your discard pile. If you do, draw the top card of the market deck into your hand.",
        },
        set: "ocelots",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.new-season",
    },
    whirligig: {
        name: { say: "Whirligig", thing: "card:whirligig" },
        text: {
            say: "Discard your hand, draw as many cards. Shuffle them with another player’s hand; each of you gets back at random as many cards as you put in.",
        },
        set: "ocelots",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.whirligig",
    },
    charm: {
        name: { say: "Charm", thing: "card:charm" },
        text: {
            say: "Reveal the top card of the market deck. If it can be your next stack by itself, you must build it; otherwise throw it away.",
        },
        set: "ocelots",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.charm",
    },
    gamble: {
        name: { say: "Gamble", thing: "card:gamble" },
        text: {
            say: "Choose another player, then roll the ocelot die. Exchange that many random cards between your two hands.",
        },
        set: "ocelots",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.gamble",
    },
    blindfold: {
        name: { say: "Blindfold", thing: "card:blindfold" },
        text: {
            say: "Secretly choose a card from your hand. An opponent of your choice guesses its value. Right: discard it. Wrong: set its value from 1 to 5 until the end of the turn.",
        },
        set: "ocelots",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.blindfold",
    },
    "flexible-shopkeeper": {
        name: { say: "Flexible Shopkeeper", thing: "card:flexible-shopkeeper" },
        text: {
            say: "When you use this card from your hand, it is a copy of a card of your choice in the last stack of your stall.",
        },
        set: "chameleons",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.flexible-shopkeeper",
    },
    reflection: {
        name: { say: "Reflection", thing: "card:reflection" },
        text: {
            say: "When you use this card from your hand, it is a copy of the top card of another player’s discard pile.",
        },
        set: "chameleons",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.reflection",
    },
    "good-old-times": {
        name: { say: "Good Old Times", thing: "card:good-old-times" },
        text: {
            say: "Once during your turn, you may throw away the top card of the market deck. When you use this card from your hand, it is a copy of the top card of the market discard pile.",
        },
        set: "chameleons",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.good-old-times",
    },
    "gift-voucher": {
        name: { say: "Gift Voucher", thing: "card:gift-voucher" },
        text: { say: "Swap this card with a card of your choice in the market. That card goes to your hand." },
        set: "chameleons",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.gift-voucher",
    },
    trendsetting: {
        name: { say: "Trendsetting", thing: "card:trendsetting" },
        text: { say: "When you use this card from your hand, it is a copy of a market card of your choice." },
        set: "chameleons",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.trendsetting",
    },
    "seeing-doubles": {
        name: { say: "Seeing Doubles", thing: "card:seeing-doubles" },
        text: {
            say: "When you use this card from your hand, it is a copy of another card of your hand, which you must show.",
        },
        set: "chameleons",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.seeing-doubles",
    },
    junk: {
        name: { say: "Junk", thing: "card:junk" },
        text: {
            say: "Worth 1, no set, no effect. Pays for purchases. Cannot go into a stack unless an effect allows it.",
        },
        set: null,
        value: 1,
        type: "rubbish",
        bonus: false,
        copies: 20,
        rule: "dale.card.junk",
    },
} as const;

export const sets = {
    platypuses: {
        name: { say: "Experimenting Platypuses", thing: "set:platypuses" },
        theme: { say: "Card control" },
        complexity: 2,
        colour: "#e58f7b",
        heading: "Les ornithorynques expérimentateurs",
    },
    sloths: {
        name: { say: "Diligent Pale-throated Sloths", thing: "set:sloths" },
        theme: { say: "Delayed actions" },
        complexity: 3,
        colour: "#e08a3c",
        heading: "Les paresseux diligents à gorge claire",
    },
    crocodiles: {
        name: { say: "Intimidating Dwarf Crocodiles", thing: "set:crocodiles" },
        theme: { say: "Threats and harassment" },
        complexity: 2,
        colour: "#4a7346",
        heading: "Les crocodiles nains intimidants",
    },
    fennecs: {
        name: { say: "Friendly Fennec Foxes", thing: "set:fennecs" },
        theme: { say: "Everybody takes part" },
        complexity: 2,
        colour: "#cf9f4a",
        heading: "Les fennecs amicaux",
    },
    polecats: {
        name: { say: "Restless Marbled Polecats", thing: "set:polecats" },
        theme: { say: "Risk taking" },
        complexity: 2,
        colour: "#b8498a",
        heading: "Les putois marbrés agités",
    },
    owls: {
        name: { say: "Observant Snowy Owls", thing: "set:owls" },
        theme: { say: "Reactions to events" },
        complexity: 3,
        colour: "#f4f1ea",
        heading: "Les harfangs des neiges observateurs",
    },
    macaws: {
        name: { say: "Snappy Scarlet Macaws", thing: "set:macaws" },
        theme: { say: "Hand management" },
        complexity: 1,
        colour: "#3f78b9",
        heading: "Compatibilité avec le premier jeu",
    },
    pandas: {
        name: { say: "Dealing Giant Pandas", thing: "set:pandas" },
        theme: { say: "Market" },
        complexity: 2,
        colour: "#5a5560",
        heading: "Compatibilité avec le premier jeu",
    },
    raccoons: {
        name: { say: "Thieving Northern Raccoons", thing: "set:raccoons" },
        theme: { say: "Stealing" },
        complexity: 2,
        colour: "#7c5aa6",
        heading: "Compatibilité avec le premier jeu",
    },
    squirrels: {
        name: { say: "Hoarding Flying Squirrels", thing: "set:squirrels" },
        theme: { say: "Stall building" },
        complexity: 1,
        colour: "#3f9490",
        heading: "Compatibilité avec le premier jeu",
    },
    ocelots: {
        name: { say: "Lucky Ocelots", thing: "set:ocelots" },
        theme: { say: "Luck" },
        complexity: 1,
        colour: "#c9463c",
        heading: "Compatibilité avec le premier jeu",
    },
    chameleons: {
        name: { say: "Adapting Veiled Chameleons", thing: "set:chameleons" },
        theme: { say: "Copying" },
        complexity: 4,
        colour: "#7da63c",
        heading: "Compatibilité avec le premier jeu",
    },
} as const;

export const tables = {
    "2": { seats: 2, teams: false, sets: 3 },
    "3": { seats: 3, teams: false, sets: 4 },
    "4": { seats: 4, teams: false, sets: 5 },
    teams: { seats: 4, teams: true, sets: 4 },
} as const;

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
        combining: "several",
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
        combining: "several",
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
        combining: "several",
    },
    "take-help": {
        meaning: { say: "Your partner has shown cards. Build with them, or leave it: nothing is lost by asking." },
        combining: "several",
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
