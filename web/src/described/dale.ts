// Written from what the program says of itself by `npm run types`; a test compares.

export const cards = {
    "tireless-tinkerer": {
        name: { say: "Tireless Tinkerer", thing: "card:tireless-tinkerer" },
        set: "platypuses",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.tireless-tinkerer",
    },
    calculations: {
        name: { say: "Calculations", thing: "card:calculations" },
        set: "platypuses",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.calculations",
    },
    "safety-precaution": {
        name: { say: "Safety Precaution", thing: "card:safety-precaution" },
        set: "platypuses",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.safety-precaution",
    },
    magnet: {
        name: { say: "Magnet", thing: "card:magnet" },
        set: "platypuses",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.magnet",
    },
    "dangerous-test": {
        name: { say: "Dangerous Test", thing: "card:dangerous-test" },
        set: "platypuses",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.dangerous-test",
    },
    glue: {
        name: { say: "Glue", thing: "card:glue" },
        set: "platypuses",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.glue",
    },
    "steady-achiever": {
        name: { say: "Steady Achiever", thing: "card:steady-achiever" },
        set: "sloths",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.steady-achiever",
    },
    "shopping-journey": {
        name: { say: "Shopping Journey", thing: "card:shopping-journey" },
        set: "sloths",
        value: 2,
        type: "technique",
        bonus: false,
        copies: 3,
        rule: "dale.card.shopping-journey",
    },
    housecleaning: {
        name: { say: "Housecleaning", thing: "card:housecleaning" },
        set: "sloths",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.housecleaning",
    },
    siesta: {
        name: { say: "Siesta", thing: "card:siesta" },
        set: "sloths",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.siesta",
    },
    "lunch-break": {
        name: { say: "Lunch Break", thing: "card:lunch-break" },
        set: "sloths",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.lunch-break",
    },
    ironing: {
        name: { say: "Ironing", thing: "card:ironing" },
        set: "sloths",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.ironing",
    },
    "little-villain": {
        name: { say: "Little Villain", thing: "card:little-villain" },
        set: "crocodiles",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.little-villain",
    },
    "scary-gunfight": {
        name: { say: "Scary Gunfight", thing: "card:scary-gunfight" },
        set: "crocodiles",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.scary-gunfight",
    },
    "night-shift": {
        name: { say: "Night Shift", thing: "card:night-shift" },
        set: "crocodiles",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.night-shift",
    },
    "ruthless-competition": {
        name: { say: "Ruthless Competition", thing: "card:ruthless-competition" },
        set: "crocodiles",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.ruthless-competition",
    },
    "nasty-threat": {
        name: { say: "Nasty Threat", thing: "card:nasty-threat" },
        set: "crocodiles",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.nasty-threat",
    },
    "lost-shipments": {
        name: { say: "Lost Shipments", thing: "card:lost-shipments" },
        set: "crocodiles",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.lost-shipments",
    },
    "cunning-neighbour": {
        name: { say: "Cunning Neighbour", thing: "card:cunning-neighbour" },
        set: "fennecs",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.cunning-neighbour",
    },
    cheer: {
        name: { say: "Cheer", thing: "card:cheer" },
        set: "fennecs",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.cheer",
    },
    raffle: {
        name: { say: "Raffle", thing: "card:raffle" },
        set: "fennecs",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.raffle",
    },
    charity: {
        name: { say: "Charity", thing: "card:charity" },
        set: "fennecs",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.charity",
    },
    tasters: {
        name: { say: "Tasters", thing: "card:tasters" },
        set: "fennecs",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.tasters",
    },
    rumours: {
        name: { say: "Rumours", thing: "card:rumours" },
        set: "fennecs",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.rumours",
    },
    "daring-adventurer": {
        name: { say: "Daring Adventurer", thing: "card:daring-adventurer" },
        set: "polecats",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.daring-adventurer",
    },
    "rare-artefact": {
        name: { say: "Rare Artefact", thing: "card:rare-artefact" },
        set: "polecats",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.rare-artefact",
    },
    swank: {
        name: { say: "Swank", thing: "card:swank" },
        set: "polecats",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.swank",
    },
    "risky-business": {
        name: { say: "Risky Business", thing: "card:risky-business" },
        set: "polecats",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.risky-business",
    },
    "natural-survivor": {
        name: { say: "Natural Survivor", thing: "card:natural-survivor" },
        set: "polecats",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.natural-survivor",
    },
    sofa: {
        name: { say: "Sofa", thing: "card:sofa" },
        set: "polecats",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.sofa",
    },
    "wise-spy": {
        name: { say: "Wise Spy", thing: "card:wise-spy" },
        set: "owls",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.wise-spy",
    },
    "ancient-knowledge": {
        name: { say: "Ancient Knowledge", thing: "card:ancient-knowledge" },
        set: "owls",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.ancient-knowledge",
    },
    "quality-inspection": {
        name: { say: "Quality Inspection", thing: "card:quality-inspection" },
        set: "owls",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.quality-inspection",
    },
    binoculars: {
        name: { say: "Binoculars", thing: "card:binoculars" },
        set: "owls",
        value: 4,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.binoculars",
    },
    balancing: {
        name: { say: "Balancing", thing: "card:balancing" },
        set: "owls",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.balancing",
    },
    "extra-remarks": {
        name: { say: "Extra Remarks", thing: "card:extra-remarks" },
        set: "owls",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.extra-remarks",
    },
    "swift-broker": {
        name: { say: "Swift Broker", thing: "card:swift-broker" },
        set: "macaws",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.swift-broker",
    },
    cookies: {
        name: { say: "Cookies", thing: "card:cookies" },
        set: "macaws",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.cookies",
    },
    "shattered-relic": {
        name: { say: "Shattered Relic", thing: "card:shattered-relic" },
        set: "macaws",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.shattered-relic",
    },
    spyglass: {
        name: { say: "Spyglass", thing: "card:spyglass" },
        set: "macaws",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.spyglass",
    },
    "flashy-show": {
        name: { say: "Flashy Show", thing: "card:flashy-show" },
        set: "macaws",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.flashy-show",
    },
    "favourite-toy": {
        name: { say: "Favourite Toy", thing: "card:favourite-toy" },
        set: "macaws",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.favourite-toy",
    },
    "loyal-partner": {
        name: { say: "Loyal Partner", thing: "card:loyal-partner" },
        set: "pandas",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.loyal-partner",
    },
    "prepaid-good": {
        name: { say: "Prepaid Good", thing: "card:prepaid-good" },
        set: "pandas",
        value: 2,
        type: "technique",
        bonus: false,
        copies: 3,
        rule: "dale.card.prepaid-good",
    },
    "essential-purchase": {
        name: { say: "Essential Purchase", thing: "card:essential-purchase" },
        set: "pandas",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.essential-purchase",
    },
    "market-discovery": {
        name: { say: "Market Discovery", thing: "card:market-discovery" },
        set: "pandas",
        value: 4,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.market-discovery",
    },
    "special-offer": {
        name: { say: "Special Offer", thing: "card:special-offer" },
        set: "pandas",
        value: 5,
        type: "technique",
        bonus: false,
        copies: 1,
        rule: "dale.card.special-offer",
    },
    "stock-clearance": {
        name: { say: "Stock Clearance", thing: "card:stock-clearance" },
        set: "pandas",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.stock-clearance",
    },
    "wily-fellow": {
        name: { say: "Wily Fellow", thing: "card:wily-fellow" },
        set: "raccoons",
        value: 1,
        type: "technique",
        bonus: true,
        copies: 4,
        rule: "dale.card.wily-fellow",
    },
    nuisance: {
        name: { say: "Nuisance", thing: "card:nuisance" },
        set: "raccoons",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.nuisance",
    },
    "rotten-food": {
        name: { say: "Rotten Food", thing: "card:rotten-food" },
        set: "raccoons",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.rotten-food",
    },
    "dirty-exchange": {
        name: { say: "Dirty Exchange", thing: "card:dirty-exchange" },
        set: "raccoons",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.dirty-exchange",
    },
    sabotage: {
        name: { say: "Sabotage", thing: "card:sabotage" },
        set: "raccoons",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.sabotage",
    },
    "treasure-hunter": {
        name: { say: "Treasure Hunter", thing: "card:treasure-hunter" },
        set: "raccoons",
        value: 5,
        type: "technique",
        bonus: false,
        copies: 1,
        rule: "dale.card.treasure-hunter",
    },
    "stashing-vendor": {
        name: { say: "Stashing Vendor", thing: "card:stashing-vendor" },
        set: "squirrels",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.stashing-vendor",
    },
    "empty-chest": {
        name: { say: "Empty Chest", thing: "card:empty-chest" },
        set: "squirrels",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.empty-chest",
    },
    "nostalgic-item": {
        name: { say: "Nostalgic Item", thing: "card:nostalgic-item" },
        set: "squirrels",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.nostalgic-item",
    },
    acorn: {
        name: { say: "Acorn", thing: "card:acorn" },
        set: "squirrels",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.acorn",
    },
    accordion: {
        name: { say: "Accordion", thing: "card:accordion" },
        set: "squirrels",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.accordion",
    },
    "winter-is-coming": {
        name: { say: "Winter is Coming", thing: "card:winter-is-coming" },
        set: "squirrels",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.winter-is-coming",
    },
    "bold-haggler": {
        name: { say: "Bold Haggler", thing: "card:bold-haggler" },
        set: "ocelots",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.bold-haggler",
    },
    "new-season": {
        name: { say: "New Season", thing: "card:new-season" },
        set: "ocelots",
        value: 2,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.new-season",
    },
    whirligig: {
        name: { say: "Whirligig", thing: "card:whirligig" },
        set: "ocelots",
        value: 3,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.whirligig",
    },
    charm: {
        name: { say: "Charm", thing: "card:charm" },
        set: "ocelots",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.charm",
    },
    gamble: {
        name: { say: "Gamble", thing: "card:gamble" },
        set: "ocelots",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.gamble",
    },
    blindfold: {
        name: { say: "Blindfold", thing: "card:blindfold" },
        set: "ocelots",
        value: 5,
        type: "technique",
        bonus: true,
        copies: 1,
        rule: "dale.card.blindfold",
    },
    "flexible-shopkeeper": {
        name: { say: "Flexible Shopkeeper", thing: "card:flexible-shopkeeper" },
        set: "chameleons",
        value: 1,
        type: "passive",
        bonus: false,
        copies: 4,
        rule: "dale.card.flexible-shopkeeper",
    },
    reflection: {
        name: { say: "Reflection", thing: "card:reflection" },
        set: "chameleons",
        value: 2,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.reflection",
    },
    "good-old-times": {
        name: { say: "Good Old Times", thing: "card:good-old-times" },
        set: "chameleons",
        value: 3,
        type: "passive",
        bonus: false,
        copies: 3,
        rule: "dale.card.good-old-times",
    },
    "gift-voucher": {
        name: { say: "Gift Voucher", thing: "card:gift-voucher" },
        set: "chameleons",
        value: 4,
        type: "technique",
        bonus: true,
        copies: 3,
        rule: "dale.card.gift-voucher",
    },
    trendsetting: {
        name: { say: "Trendsetting", thing: "card:trendsetting" },
        set: "chameleons",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.trendsetting",
    },
    "seeing-doubles": {
        name: { say: "Seeing Doubles", thing: "card:seeing-doubles" },
        set: "chameleons",
        value: 5,
        type: "passive",
        bonus: false,
        copies: 1,
        rule: "dale.card.seeing-doubles",
    },
    junk: {
        name: { say: "Junk", thing: "card:junk" },
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
    },
    sloths: {
        name: { say: "Diligent Pale-throated Sloths", thing: "set:sloths" },
        theme: { say: "Delayed actions" },
        complexity: 3,
    },
    crocodiles: {
        name: { say: "Intimidating Dwarf Crocodiles", thing: "set:crocodiles" },
        theme: { say: "Threats and harassment" },
        complexity: 2,
    },
    fennecs: {
        name: { say: "Friendly Fennec Foxes", thing: "set:fennecs" },
        theme: { say: "Everybody takes part" },
        complexity: 2,
    },
    polecats: {
        name: { say: "Restless Marbled Polecats", thing: "set:polecats" },
        theme: { say: "Risk taking" },
        complexity: 2,
    },
    owls: {
        name: { say: "Observant Snowy Owls", thing: "set:owls" },
        theme: { say: "Reactions to events" },
        complexity: 3,
    },
    macaws: {
        name: { say: "Snappy Scarlet Macaws", thing: "set:macaws" },
        theme: { say: "Hand management" },
        complexity: 1,
    },
    pandas: { name: { say: "Dealing Giant Pandas", thing: "set:pandas" }, theme: { say: "Market" }, complexity: 2 },
    raccoons: {
        name: { say: "Thieving Northern Raccoons", thing: "set:raccoons" },
        theme: { say: "Stealing" },
        complexity: 2,
    },
    squirrels: {
        name: { say: "Hoarding Flying Squirrels", thing: "set:squirrels" },
        theme: { say: "Stall building" },
        complexity: 1,
    },
    ocelots: { name: { say: "Lucky Ocelots", thing: "set:ocelots" }, theme: { say: "Luck" }, complexity: 1 },
    chameleons: {
        name: { say: "Adapting Veiled Chameleons", thing: "set:chameleons" },
        theme: { say: "Copying" },
        complexity: 4,
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
