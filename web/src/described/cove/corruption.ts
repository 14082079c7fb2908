// Written from what the program says of itself by `npm run types`; a test compares.

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
