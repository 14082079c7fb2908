// Written from what the program says of itself by `npm run types`; a test compares.

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
        hours: 1,
        skill: { clan: "warrior", icons: 1, volume: 2, lowerClan: "warrior", lowerIcons: 1, gain: 1, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 1,
        skill: { clan: "bard", icons: 1, volume: 2, lowerClan: "bard", lowerIcons: 1, gain: 1, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 1,
        skill: { clan: "wizard", icons: 1, volume: 2, lowerClan: "wizard", lowerIcons: 1, gain: 1, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 1,
        skill: { clan: "noble", icons: 1, volume: 2, lowerClan: "noble", lowerIcons: 1, gain: 1, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "warrior", icons: 2, volume: 3, lowerClan: "bard", lowerIcons: 2, gain: 2, corruption: 1 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "bard", icons: 2, volume: 3, lowerClan: "wizard", lowerIcons: 2, gain: 2, corruption: 1 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "wizard", icons: 2, volume: 3, lowerClan: "noble", lowerIcons: 2, gain: 2, corruption: 1 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "noble", icons: 2, volume: 3, lowerClan: "warrior", lowerIcons: 2, gain: 2, corruption: 1 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "warrior", icons: 1, volume: 2, lowerClan: "bard", lowerIcons: 1, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "bard", icons: 1, volume: 2, lowerClan: "wizard", lowerIcons: 1, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "wizard", icons: 1, volume: 2, lowerClan: "noble", lowerIcons: 1, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "noble", icons: 1, volume: 2, lowerClan: "warrior", lowerIcons: 1, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
    },
    chorus: {
        kind: "improv",
        name: { say: "Chorus", thing: "song:chorus" },
        text: {
            say: "{0} for each skill card in the song",
            with: [{ say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] }],
        },
        hours: 0,
        skill: null,
        rules: ["enter.song.improv"],
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
        hours: 0,
        skill: null,
        rules: ["enter.island.creature", "enter.song.boast"],
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
        hours: 2,
        skill: { clan: "warrior", icons: 2, volume: 3, lowerClan: "warrior", lowerIcons: 3, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "bard", icons: 2, volume: 3, lowerClan: "bard", lowerIcons: 3, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "wizard", icons: 2, volume: 3, lowerClan: "wizard", lowerIcons: 3, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
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
        hours: 2,
        skill: { clan: "noble", icons: 2, volume: 3, lowerClan: "noble", lowerIcons: 3, gain: 2, corruption: 0 },
        rules: ["enter.compose.play", "enter.compose.discard", "enter.song.top", "enter.song.bottom-volume"],
    },
    encore: {
        kind: "improv",
        name: { say: "Encore", thing: "song:encore" },
        text: { say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] },
        hours: 0,
        skill: null,
        rules: ["enter.song.improv"],
    },
    serenade: {
        kind: "improv",
        name: { say: "Serenade", thing: "song:serenade" },
        text: { say: "{0#{0} paladin icon|{0} paladin icons}", with: [1] },
        hours: 0,
        skill: null,
        rules: ["enter.song.improv"],
    },
    "hat-round": {
        kind: "improv",
        name: { say: "Hat Round", thing: "song:hat-round" },
        text: { say: "{0} gold", with: [4] },
        hours: 0,
        skill: null,
        rules: ["enter.song.improv"],
    },
    crescendo: {
        kind: "improv",
        name: { say: "Crescendo", thing: "song:crescendo" },
        text: { say: "{0} volume", with: [3] },
        hours: 0,
        skill: null,
        rules: ["enter.song.improv"],
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
        hours: 0,
        skill: null,
        rules: ["enter.island.creature", "enter.song.boast"],
    },
    magpie: {
        kind: "creature",
        name: { say: "Magpie", thing: "song:magpie" },
        text: { say: "Boast: {0}", with: [{ say: "{0}", with: [[{ say: "{0} gold", with: [4] }]] }] },
        hours: 0,
        skill: null,
        rules: ["enter.island.creature", "enter.song.boast"],
    },
    "white-owl": {
        kind: "creature",
        name: { say: "White Owl", thing: "song:white-owl" },
        text: {
            say: "Boast: {0}",
            with: [{ say: "{0}", with: [[{ say: "discard up to {0} corruption cards", with: [2] }]] }],
        },
        hours: 0,
        skill: null,
        rules: ["enter.island.creature", "enter.song.boast"],
    },
    peacock: {
        kind: "creature",
        name: { say: "Court Peacock", thing: "song:peacock" },
        text: { say: "Boast: {0}", with: [{ say: "{0}", with: [[{ say: "the patronage of one hall at once" }]] }] },
        hours: 0,
        skill: null,
        rules: ["enter.island.creature", "enter.song.boast"],
    },
} as const;
