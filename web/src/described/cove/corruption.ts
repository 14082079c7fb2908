// Written from what the program says of itself by `npm run types`; a test compares.

export const corruption = {
    C: {
        text: { say: "{0#{0} corruption icon|{0} corruption icons}", with: [1] },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [24] },
        corruption: 1,
        clans: [],
        copies: 24,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
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
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [6] },
        corruption: 2,
        clans: ["warrior"],
        copies: 6,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CC+G": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} bard|{0} bards}", with: [1], thing: "adventurer:bard" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [6] },
        corruption: 2,
        clans: ["bard"],
        copies: 6,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CC+B": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} wizard|{0} wizards}", with: [1], thing: "adventurer:wizard" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [6] },
        corruption: 2,
        clans: ["wizard"],
        copies: 6,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CC+Y": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [2] },
                { say: "{0}", with: [[{ say: "{0#{0} noble|{0} nobles}", with: [1], thing: "adventurer:noble" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [6] },
        corruption: 2,
        clans: ["noble"],
        copies: 6,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
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
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [3] },
        corruption: 3,
        clans: ["warrior"],
        copies: 3,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CCC+G": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} bard|{0} bards}", with: [1], thing: "adventurer:bard" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [3] },
        corruption: 3,
        clans: ["bard"],
        copies: 3,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CCC+B": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} wizard|{0} wizards}", with: [1], thing: "adventurer:wizard" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [3] },
        corruption: 3,
        clans: ["wizard"],
        copies: 3,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
    "CCC+Y": {
        text: {
            say: "{0} with {1}",
            with: [
                { say: "{0#{0} corruption icon|{0} corruption icons}", with: [3] },
                { say: "{0}", with: [[{ say: "{0#{0} noble|{0} nobles}", with: [1], thing: "adventurer:noble" }]] },
            ],
        },
        help: { say: "{0#There is {0} such card|There are {0} such cards} in the deck.", with: [3] },
        corruption: 3,
        clans: ["noble"],
        copies: 3,
        rules: ["cove.corruption.draw", "cove.corruption.secret", "cove.corruption.empty", "cove.final.corruption"],
    },
} as const;
