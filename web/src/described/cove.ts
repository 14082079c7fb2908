// Written from what the program says of itself by `npm run types`; a test compares.

export const merchants = {
    chronomancer: {
        name: { say: "the Chronomancer", thing: "merchant:chronomancer" },
        help: {
            say: "Two figures run a loop of portals that you rebuild as you go; saved hours can be spent when it counts.",
        },
        aim: {
            say: "Collect relics and artefacts from the portals and sell them where most customers of their colour stand.",
        },
        complexity: 3,
        playable: true,
        colours: ["#4b4a8c", "#ffe08a"],
        crew: [
            {
                id: "recombobulator",
                name: { say: "Recombobulator" },
                text: { say: "swap a relic for one of another colour" },
            },
            { id: "enlarger", name: { say: "Enlarger" }, text: { say: "swap a relic for the artefact of its colour" } },
            { id: "breaker", name: { say: "Breaker" }, text: { say: "swap an artefact for two relics of its colour" } },
            { id: "overseer", name: { say: "Overseer" }, text: { say: "discard one of your corruption cards" } },
        ],
    },
    entertainer: {
        name: { say: "the Entertainer", thing: "merchant:entertainer" },
        help: {
            say: "Compose a song card by card; each turn of the dial sends your bard out to sing where the crowds are.",
        },
        aim: {
            say: "Sing where your icons meet the largest crowds, win fans, and open Dragon Island with your runes.",
        },
        complexity: 4,
        playable: true,
        colours: ["#7b3f63", "#f2c53d"],
        crew: [],
    },
    peddler: {
        name: { say: "the Peddler", thing: "merchant:peddler" },
        help: { say: "Plays by itself: the facing halves of two cards say what it does." },
        aim: { say: "It loads, sells and draws patrons as its cards say: earn more gold than it does." },
        complexity: 1,
        playable: false,
        colours: ["#5d6b4d", "#9a7345"],
        crew: [],
    },
} as const;

export const adventurers = {
    warrior: { name: { say: "warrior", thing: "adventurer:warrior" }, colour: "red", customer: true },
    bard: { name: { say: "bard", thing: "adventurer:bard" }, colour: "green", customer: true },
    wizard: { name: { say: "wizard", thing: "adventurer:wizard" }, colour: "blue", customer: true },
    noble: { name: { say: "noble", thing: "adventurer:noble" }, colour: "yellow", customer: true },
    rogue: { name: { say: "rogue", thing: "adventurer:rogue" }, colour: "grey", customer: false },
} as const;

export const goods = {
    "small-red": {
        name: { say: "small {0} good", with: [{ say: "{!of a good}red" }], thing: "good:small-red" },
        colour: "red",
        large: false,
        buyer: "warrior",
        price: 3,
    },
    "small-green": {
        name: { say: "small {0} good", with: [{ say: "{!of a good}green" }], thing: "good:small-green" },
        colour: "green",
        large: false,
        buyer: "bard",
        price: 3,
    },
    "small-blue": {
        name: { say: "small {0} good", with: [{ say: "{!of a good}blue" }], thing: "good:small-blue" },
        colour: "blue",
        large: false,
        buyer: "wizard",
        price: 4,
    },
    "small-yellow": {
        name: { say: "small {0} good", with: [{ say: "{!of a good}yellow" }], thing: "good:small-yellow" },
        colour: "yellow",
        large: false,
        buyer: "noble",
        price: 4,
    },
    "large-red": {
        name: { say: "large {0} good", with: [{ say: "{!of a good}red" }], thing: "good:large-red" },
        colour: "red",
        large: true,
        buyer: "warrior",
        price: 6,
    },
    "large-green": {
        name: { say: "large {0} good", with: [{ say: "{!of a good}green" }], thing: "good:large-green" },
        colour: "green",
        large: true,
        buyer: "bard",
        price: 6,
    },
    "large-blue": {
        name: { say: "large {0} good", with: [{ say: "{!of a good}blue" }], thing: "good:large-blue" },
        colour: "blue",
        large: true,
        buyer: "wizard",
        price: 8,
    },
    "large-yellow": {
        name: { say: "large {0} good", with: [{ say: "{!of a good}yellow" }], thing: "good:large-yellow" },
        colour: "yellow",
        large: true,
        buyer: "noble",
        price: 8,
    },
} as const;

export const piers = {
    bazaar: { name: { say: "the Bazaar", thing: "place:bazaar-pier" }, small: false, large: true },
    "town-square": {
        name: { say: "the Town Square pier", thing: "place:town-square-pier" },
        small: true,
        large: false,
    },
    "black-market": { name: { say: "the Black Market", thing: "place:black-market-pier" }, small: true, large: true },
} as const;

export const townsfolk = {
    L01: {
        name: { say: "Retired Fencing Master", thing: "townsfolk:L01" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["warrior", "warrior"],
        corruption: 0,
    },
    L02: {
        name: { say: "Lute Maker", thing: "townsfolk:L02" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["bard", "bard"],
        corruption: 0,
    },
    L03: {
        name: { say: "Lamp-Lit Stargazer", thing: "townsfolk:L03" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["wizard", "wizard", "noble"],
        corruption: 0,
    },
    L04: {
        name: { say: "Clerk of Coats of Arms", thing: "townsfolk:L04" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["wizard", "noble", "noble"],
        corruption: 0,
    },
    L05: {
        name: { say: "Drummer of the Watch", thing: "townsfolk:L05" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    L06: {
        name: { say: "Puppet Enchanter", thing: "townsfolk:L06" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["bard", "wizard"],
        corruption: 0,
    },
    L07: {
        name: { say: "Keeper of the Old Library", thing: "townsfolk:L07" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["warrior", "wizard"],
        corruption: 0,
    },
    L08: {
        name: { say: "Captain in Fine Gloves", thing: "townsfolk:L08" },
        deck: "locals",
        ability: { say: "Discard {0} of your corruption cards.", with: [1] },
        clans: ["warrior", "noble"],
        corruption: 0,
    },
    L09: {
        name: { say: "Chapel Sister", thing: "townsfolk:L09" },
        deck: "locals",
        ability: { say: "Discard up to {0} of your corruption cards.", with: [3] },
        clans: ["warrior"],
        corruption: 0,
    },
    L10: {
        name: { say: "Harbour Judge", thing: "townsfolk:L10" },
        deck: "locals",
        ability: { say: "Discard up to {0} of your corruption cards.", with: [3] },
        clans: ["bard"],
        corruption: 0,
    },
    L11: {
        name: { say: "Honest Baker", thing: "townsfolk:L11" },
        deck: "locals",
        ability: { say: "Discard up to {0} of your corruption cards.", with: [3] },
        clans: ["bard", "wizard"],
        corruption: 0,
    },
    L12: {
        name: { say: "Night Watchman", thing: "townsfolk:L12" },
        deck: "locals",
        ability: { say: "Discard up to {0} of your corruption cards.", with: [3] },
        clans: ["warrior", "noble"],
        corruption: 0,
    },
    M01: {
        name: { say: "Blade for Hire", thing: "townsfolk:M01" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}red" }], thing: "good:small-red" }],
        },
        clans: ["warrior"],
        corruption: 0,
    },
    M02: {
        name: { say: "Wandering Piper", thing: "townsfolk:M02" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}green" }], thing: "good:small-green" }],
        },
        clans: ["bard", "noble"],
        corruption: 0,
    },
    M03: {
        name: { say: "Hedge Wizard", thing: "townsfolk:M03" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}blue" }], thing: "good:small-blue" }],
        },
        clans: ["wizard", "noble"],
        corruption: 0,
    },
    M04: {
        name: { say: "Penniless Squire", thing: "townsfolk:M04" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}yellow" }], thing: "good:small-yellow" }],
        },
        clans: ["wizard", "noble"],
        corruption: 0,
    },
    M05: {
        name: { say: "Rune-Scarred Raider", thing: "townsfolk:M05" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}red" }], thing: "good:small-red" }],
        },
        clans: ["wizard", "wizard"],
        corruption: 0,
    },
    M06: {
        name: { say: "Silk-Handed Duellist", thing: "townsfolk:M06" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}green" }], thing: "good:small-green" }],
        },
        clans: ["noble", "noble"],
        corruption: 0,
    },
    M07: {
        name: { say: "Veteran of Three Wars", thing: "townsfolk:M07" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}blue" }], thing: "good:small-blue" }],
        },
        clans: ["warrior", "warrior"],
        corruption: 1,
    },
    M08: {
        name: { say: "Tavern Champion", thing: "townsfolk:M08" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "small {0} good", with: [{ say: "{!of a good}yellow" }], thing: "good:small-yellow" }],
        },
        clans: ["bard", "bard"],
        corruption: 1,
    },
    M09: {
        name: { say: "Siege Engineer", thing: "townsfolk:M09" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "large {0} good", with: [{ say: "{!of a good}red" }], thing: "good:large-red" }],
        },
        clans: ["wizard"],
        corruption: 0,
    },
    M10: {
        name: { say: "Masked Troubadour", thing: "townsfolk:M10" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "large {0} good", with: [{ say: "{!of a good}green" }], thing: "good:large-green" }],
        },
        clans: ["noble"],
        corruption: 0,
    },
    M11: {
        name: { say: "Storm Caller", thing: "townsfolk:M11" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "large {0} good", with: [{ say: "{!of a good}blue" }], thing: "good:large-blue" }],
        },
        clans: ["noble"],
        corruption: 0,
    },
    M12: {
        name: { say: "Black-Sheep Baron", thing: "townsfolk:M12" },
        deck: "mercenaries",
        ability: {
            say: "Take a {0} onto your stall.",
            with: [{ say: "large {0} good", with: [{ say: "{!of a good}yellow" }], thing: "good:large-yellow" }],
        },
        clans: ["noble"],
        corruption: 0,
    },
    S01: {
        name: { say: "Ferry Hand", thing: "townsfolk:S01" },
        deck: "sailors",
        ability: { say: "Draw an adventurer from the bag onto a boat at sea." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S02: {
        name: { say: "Shanty Singer", thing: "townsfolk:S02" },
        deck: "sailors",
        ability: { say: "Draw an adventurer from the bag onto a boat at sea." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S03: {
        name: { say: "Weather Reader", thing: "townsfolk:S03" },
        deck: "sailors",
        ability: { say: "Draw an adventurer from the bag onto a boat at sea." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S04: {
        name: { say: "Yacht Steward", thing: "townsfolk:S04" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to another boat at sea." },
        clans: ["bard", "bard"],
        corruption: 0,
    },
    S05: {
        name: { say: "Boarding Mate", thing: "townsfolk:S05" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to another boat at sea." },
        clans: ["warrior", "warrior"],
        corruption: 0,
    },
    S06: {
        name: { say: "Rope Dancer", thing: "townsfolk:S06" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to another boat at sea." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S07: {
        name: { say: "Fog Pilot", thing: "townsfolk:S07" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to the bag." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S08: {
        name: { say: "Customs Sloop Officer", thing: "townsfolk:S08" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to the bag." },
        clans: ["bard", "bard"],
        corruption: 0,
    },
    S09: {
        name: { say: "Admiral’s Marine", thing: "townsfolk:S09" },
        deck: "sailors",
        ability: { say: "Move a customer from a boat at sea to its hall." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S10: {
        name: { say: "Ship’s Poet-Surgeon", thing: "townsfolk:S10" },
        deck: "sailors",
        ability: { say: "Move a customer from a boat at sea to its hall." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S11: {
        name: { say: "Smuggler Prince", thing: "townsfolk:S11" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to a pier." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
    S12: {
        name: { say: "Siren’s Cousin", thing: "townsfolk:S12" },
        deck: "sailors",
        ability: { say: "Move an adventurer from a boat at sea to a pier." },
        clans: ["warrior", "bard"],
        corruption: 0,
    },
} as const;

export const decks = {
    locals: { name: { say: "Locals" }, help: { say: "They rid you of corruption cards, and carry many clan icons." } },
    mercenaries: {
        name: { say: "Mercenaries" },
        help: { say: "They bring goods at once, and some bring corruption with them." },
    },
    sailors: { name: { say: "Sailors" }, help: { say: "They move adventurers between bag, boats, piers and halls." } },
} as const;

export const rogues = {
    criminals: {
        name: { say: "Criminals", thing: "rogue:criminals" },
        text: { say: "No effect." },
        lair: 4,
        bag: 4,
        boardAtArrival: false,
    },
    cultists: {
        name: { say: "Cultists", thing: "rogue:cultists" },
        text: {
            say: "At a pier you may draw a corruption card for each rogue there that you count as a customer of every colour.",
        },
        lair: 4,
        bag: 4,
        boardAtArrival: true,
    },
    thieves: {
        name: { say: "Thieves", thing: "rogue:thieves" },
        text: {
            say: "After placing a rogue you may draw a corruption card to move a customer from that boat to another one.",
        },
        lair: 4,
        bag: 4,
        boardAtArrival: false,
    },
} as const;

export const corruption = {
    C: {
        text: { say: "{0#{0} corruption icon|{0} corruption icons}", with: [1] },
        corruption: 1,
        clans: [],
        copies: 24,
    },
    "CC+R": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                {
                    say: "{0}",
                    with: [[{ say: "{0#{0} warrior|{0} warriors}", with: [1], thing: "adventurer:warrior" }]],
                },
            ],
        },
        corruption: 2,
        clans: ["warrior"],
        copies: 6,
    },
    "CC+G": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} bard|{0} bards}", with: [1], thing: "adventurer:bard" }]] },
            ],
        },
        corruption: 2,
        clans: ["bard"],
        copies: 6,
    },
    "CC+B": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} wizard|{0} wizards}", with: [1], thing: "adventurer:wizard" }]] },
            ],
        },
        corruption: 2,
        clans: ["wizard"],
        copies: 6,
    },
    "CC+Y": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} noble|{0} nobles}", with: [1], thing: "adventurer:noble" }]] },
            ],
        },
        corruption: 2,
        clans: ["noble"],
        copies: 6,
    },
    "CCC+R": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                {
                    say: "{0}",
                    with: [[{ say: "{0#{0} warrior|{0} warriors}", with: [1], thing: "adventurer:warrior" }]],
                },
            ],
        },
        corruption: 3,
        clans: ["warrior"],
        copies: 3,
    },
    "CCC+G": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} bard|{0} bards}", with: [1], thing: "adventurer:bard" }]] },
            ],
        },
        corruption: 3,
        clans: ["bard"],
        copies: 3,
    },
    "CCC+B": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} wizard|{0} wizards}", with: [1], thing: "adventurer:wizard" }]] },
            ],
        },
        corruption: 3,
        clans: ["wizard"],
        copies: 3,
    },
    "CCC+Y": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} noble|{0} nobles}", with: [1], thing: "adventurer:noble" }]] },
            ],
        },
        corruption: 3,
        clans: ["noble"],
        copies: 3,
    },
} as const;

export const hours = {
    "1": { place: 2, loads: 0, hand: false },
    "2": { place: 4, loads: 0, hand: false },
    "3": { place: 6, loads: 0, hand: false },
    "4": { place: 8, loads: 0, hand: false },
    "5": { place: 10, loads: 0, hand: false },
    "6": { place: 12, loads: 0, hand: false },
    "7": { place: 14, loads: 0, hand: false },
    "8": { place: 16, loads: 0, hand: false },
    "9": { place: 18, loads: 0, hand: false },
    "10": { place: 20, loads: 0, hand: false },
    "11": { place: 22, loads: 0, hand: false },
    "12": { place: 24, loads: 0, hand: false },
    "1:30": { place: 3, loads: 0, hand: false },
    "2:30": { place: 5, loads: 0, hand: false },
    "3:30": { place: 7, loads: 1, hand: true },
    "4:30": { place: 9, loads: 0, hand: false },
    "5:30": { place: 11, loads: 0, hand: false },
    "6:30": { place: 13, loads: 0, hand: false },
    "7:30": { place: 15, loads: 0, hand: false },
    "8:30": { place: 17, loads: 0, hand: false },
    "9:30": { place: 19, loads: 2, hand: true },
    "10:30": { place: 21, loads: 0, hand: false },
    "11:30": { place: 23, loads: 2, hand: false },
} as const;

export const tiles = {
    S1: {
        special: true,
        sides: [
            {
                side: "white",
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
    },
    S2: {
        special: true,
        sides: [
            {
                side: "white",
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
    },
    PR: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
    },
    PG: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
    },
    PB: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 1 },
            },
            {
                side: "blue",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
    },
    PY: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 1 },
            },
            {
                side: "blue",
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
    },
    AR: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
    },
    AG: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                side: "blue",
                text: { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
    },
    AB: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
            {
                side: "blue",
                text: { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
    },
    AY: {
        special: false,
        sides: [
            {
                side: "white",
                text: { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
            {
                side: "blue",
                text: { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
        ],
    },
} as const;

export const songs = {
    "hum-warrior": {
        kind: "skill",
        name: { say: "Warriors’ Hum", thing: "song:hum-warrior" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [1] },
                "+1",
            ],
        },
    },
    "hum-bard": {
        kind: "skill",
        name: { say: "Bards’ Hum", thing: "song:hum-bard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} bard icon|{0} bard icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} bard icon|{0} bard icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [1] },
                "+1",
            ],
        },
    },
    "hum-wizard": {
        kind: "skill",
        name: { say: "Wizards’ Hum", thing: "song:hum-wizard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [1] },
                "+1",
            ],
        },
    },
    "hum-noble": {
        kind: "skill",
        name: { say: "Nobles’ Hum", thing: "song:hum-noble" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} noble icon|{0} noble icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} noble icon|{0} noble icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [1] },
                "+1",
            ],
        },
    },
    "ballad-warrior": {
        kind: "skill",
        name: { say: "Warriors’ Ballad", thing: "song:ballad-warrior" },
        text: {
            say: "{0}, {1}",
            with: [
                {
                    say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
                    with: [
                        { say: "{0#{0} warrior icon|{0} warrior icons}", with: [2] },
                        { say: "{0} volume", with: [3] },
                        { say: "{0#{0} bard icon|{0} bard icons}", with: [2] },
                        { say: "{0#{0} hour|{0} hours}", with: [2] },
                        "+2",
                    ],
                },
                { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
            ],
        },
    },
    "ballad-bard": {
        kind: "skill",
        name: { say: "Bards’ Ballad", thing: "song:ballad-bard" },
        text: {
            say: "{0}, {1}",
            with: [
                {
                    say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
                    with: [
                        { say: "{0#{0} bard icon|{0} bard icons}", with: [2] },
                        { say: "{0} volume", with: [3] },
                        { say: "{0#{0} wizard icon|{0} wizard icons}", with: [2] },
                        { say: "{0#{0} hour|{0} hours}", with: [2] },
                        "+2",
                    ],
                },
                { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
            ],
        },
    },
    "ballad-wizard": {
        kind: "skill",
        name: { say: "Wizards’ Ballad", thing: "song:ballad-wizard" },
        text: {
            say: "{0}, {1}",
            with: [
                {
                    say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
                    with: [
                        { say: "{0#{0} wizard icon|{0} wizard icons}", with: [2] },
                        { say: "{0} volume", with: [3] },
                        { say: "{0#{0} noble icon|{0} noble icons}", with: [2] },
                        { say: "{0#{0} hour|{0} hours}", with: [2] },
                        "+2",
                    ],
                },
                { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
            ],
        },
    },
    "ballad-noble": {
        kind: "skill",
        name: { say: "Nobles’ Ballad", thing: "song:ballad-noble" },
        text: {
            say: "{0}, {1}",
            with: [
                {
                    say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
                    with: [
                        { say: "{0#{0} noble icon|{0} noble icons}", with: [2] },
                        { say: "{0} volume", with: [3] },
                        { say: "{0#{0} warrior icon|{0} warrior icons}", with: [2] },
                        { say: "{0#{0} hour|{0} hours}", with: [2] },
                        "+2",
                    ],
                },
                { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
            ],
        },
    },
    "air-warrior": {
        kind: "skill",
        name: { say: "Warriors’ Air", thing: "song:air-warrior" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} bard icon|{0} bard icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "air-bard": {
        kind: "skill",
        name: { say: "Bards’ Air", thing: "song:air-bard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} bard icon|{0} bard icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "air-wizard": {
        kind: "skill",
        name: { say: "Wizards’ Air", thing: "song:air-wizard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} noble icon|{0} noble icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "air-noble": {
        kind: "skill",
        name: { say: "Nobles’ Air", thing: "song:air-noble" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} noble icon|{0} noble icons}", with: [1] },
                { say: "{0} volume", with: [2] },
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [1] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    chorus: {
        kind: "improv",
        name: { say: "Chorus", thing: "song:chorus" },
        text: {
            say: "{0} for each skill card in the song",
            with: [{ say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] }],
        },
    },
    "echo-bat": {
        kind: "creature",
        name: { say: "Echo Bat", thing: "song:echo-bat" },
        text: {
            say: "Boast: {0}",
            with: [
                {
                    say: "{0}",
                    with: [
                        [
                            { say: "{0#{0} acoustic stone|{0} acoustic stones}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    ],
                },
            ],
        },
    },
    "anthem-warrior": {
        kind: "skill",
        name: { say: "Warriors’ Anthem", thing: "song:anthem-warrior" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [2] },
                { say: "{0} volume", with: [3] },
                { say: "{0#{0} warrior icon|{0} warrior icons}", with: [3] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "anthem-bard": {
        kind: "skill",
        name: { say: "Bards’ Anthem", thing: "song:anthem-bard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} bard icon|{0} bard icons}", with: [2] },
                { say: "{0} volume", with: [3] },
                { say: "{0#{0} bard icon|{0} bard icons}", with: [3] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "anthem-wizard": {
        kind: "skill",
        name: { say: "Wizards’ Anthem", thing: "song:anthem-wizard" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [2] },
                { say: "{0} volume", with: [3] },
                { say: "{0#{0} wizard icon|{0} wizard icons}", with: [3] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    "anthem-noble": {
        kind: "skill",
        name: { say: "Nobles’ Anthem", thing: "song:anthem-noble" },
        text: {
            say: "{0}; for {1} {2}. Discarded: {3}, volume {4}",
            with: [
                { say: "{0#{0} noble icon|{0} noble icons}", with: [2] },
                { say: "{0} volume", with: [3] },
                { say: "{0#{0} noble icon|{0} noble icons}", with: [3] },
                { say: "{0#{0} hour|{0} hours}", with: [2] },
                "+2",
            ],
        },
    },
    encore: {
        kind: "improv",
        name: { say: "Encore", thing: "song:encore" },
        text: { say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] },
    },
    serenade: {
        kind: "improv",
        name: { say: "Serenade", thing: "song:serenade" },
        text: { say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] },
    },
    "hat-round": {
        kind: "improv",
        name: { say: "Hat Round", thing: "song:hat-round" },
        text: { say: "{0} gold", with: [4] },
    },
    crescendo: {
        kind: "improv",
        name: { say: "Crescendo", thing: "song:crescendo" },
        text: { say: "{0} volume", with: [3] },
    },
    "stone-toad": {
        kind: "creature",
        name: { say: "Stone Toad", thing: "song:stone-toad" },
        text: {
            say: "Boast: {0}",
            with: [
                {
                    say: "{0}",
                    with: [
                        [
                            { say: "{0#{0} acoustic stone|{0} acoustic stones}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [2] },
                        ],
                    ],
                },
            ],
        },
    },
    magpie: {
        kind: "creature",
        name: { say: "Magpie", thing: "song:magpie" },
        text: { say: "Boast: {0}", with: [{ say: "{0}", with: [[{ say: "{0} gold", with: [4] }]] }] },
    },
    "white-owl": {
        kind: "creature",
        name: { say: "White Owl", thing: "song:white-owl" },
        text: {
            say: "Boast: {0}",
            with: [{ say: "{0}", with: [[{ say: "discard up to {0} corruption cards", with: [2] }]] }],
        },
    },
    peacock: {
        kind: "creature",
        name: { say: "Court Peacock", thing: "song:peacock" },
        text: { say: "Boast: {0}", with: [{ say: "{0}", with: [[{ say: "the patronage of one hall at once" }]] }] },
    },
} as const;

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
    | "peddler-slides";
