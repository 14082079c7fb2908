// Written from what the program says of itself by `npm run types`; a test compares.

export const tiles = {
    S1: {
        name: { say: "Portal fragment {0}", with: ["S1"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    {
                        say: "Take a {0} or a {1} relic",
                        with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                    },
                    {
                        say: "{0} and {1}",
                        with: [
                            { say: "{0#{0} hour|{0} hours}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    {
                        say: "Take a {0} or a {1} relic",
                        with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                    },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
        ],
        special: true,
        sides: [
            {
                tile: "S1",
                side: "white",
                action: "relic",
                colours: ["red", "blue"],
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "S1",
                side: "blue",
                action: "relic",
                colours: ["red", "blue"],
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}red" }, { say: "{!of a good}blue" }],
                },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-two-colours", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    S2: {
        name: { say: "Portal fragment {0}", with: ["S2"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    {
                        say: "Take a {0} or a {1} relic",
                        with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                    },
                    {
                        say: "{0} and {1}",
                        with: [
                            { say: "{0#{0} hour|{0} hours}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    {
                        say: "Take a {0} or a {1} relic",
                        with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                    },
                    {
                        say: "{0} and {1}",
                        with: [
                            { say: "{0#{0} hour|{0} hours}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    },
                    { say: "{0#{0} hour|{0} hours}", with: [0] },
                ],
            },
        ],
        special: true,
        sides: [
            {
                tile: "S2",
                side: "white",
                action: "relic",
                colours: ["green", "yellow"],
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "S2",
                side: "blue",
                action: "relic",
                colours: ["green", "yellow"],
                text: {
                    say: "Take a {0} or a {1} relic",
                    with: [{ say: "{!of a good}green" }, { say: "{!of a good}yellow" }],
                },
                half: { hours: 1, corruption: 1 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-two-colours", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    PR: {
        name: { say: "Portal fragment {0}", with: ["PR"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [0] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "PR",
                side: "white",
                action: "relic-or-patronage",
                colours: ["red"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "PR",
                side: "blue",
                action: "relic-or-patronage",
                colours: ["red"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}red" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-or-patronage", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    PG: {
        name: { say: "Portal fragment {0}", with: ["PG"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [0] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "PG",
                side: "white",
                action: "relic-or-patronage",
                colours: ["green"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "PG",
                side: "blue",
                action: "relic-or-patronage",
                colours: ["green"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-or-patronage", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    PB: {
        name: { say: "Portal fragment {0}", with: ["PB"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    {
                        say: "{0} and {1}",
                        with: [
                            { say: "{0#{0} hour|{0} hours}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "PB",
                side: "white",
                action: "relic-or-patronage",
                colours: ["blue"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 1 },
            },
            {
                tile: "PB",
                side: "blue",
                action: "relic-or-patronage",
                colours: ["blue"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}blue" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-or-patronage", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    PY: {
        name: { say: "Portal fragment {0}", with: ["PY"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    {
                        say: "{0} and {1}",
                        with: [
                            { say: "{0#{0} hour|{0} hours}", with: [1] },
                            { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                        ],
                    },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "PY",
                side: "white",
                action: "relic-or-patronage",
                colours: ["yellow"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 1 },
            },
            {
                tile: "PY",
                side: "blue",
                action: "relic-or-patronage",
                colours: ["yellow"],
                text: { say: "Take a {0} relic, or its patronage at once", with: [{ say: "{!of a good}yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.relic-or-patronage", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    AR: {
        name: { say: "Portal fragment {0}", with: ["AR"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} hour|{0} hours}", with: [0] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "AR",
                side: "white",
                action: "artefact",
                colours: ["red"],
                text: { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "AR",
                side: "blue",
                action: "artefact",
                colours: ["red"],
                text: { say: "Take a {0}", with: [{ say: "red artefact", thing: "good:large-red" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.artefact", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    AG: {
        name: { say: "Portal fragment {0}", with: ["AG"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "AG",
                side: "white",
                action: "artefact",
                colours: ["green"],
                text: { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
            {
                tile: "AG",
                side: "blue",
                action: "artefact",
                colours: ["green"],
                text: { say: "Take a {0}", with: [{ say: "green artefact", thing: "good:large-green" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 1, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.artefact", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    AB: {
        name: { say: "Portal fragment {0}", with: ["AB"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} hour|{0} hours}", with: [0] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "AB",
                side: "white",
                action: "artefact",
                colours: ["blue"],
                text: { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
            {
                tile: "AB",
                side: "blue",
                action: "artefact",
                colours: ["blue"],
                text: { say: "Take a {0}", with: [{ say: "blue artefact", thing: "good:large-blue" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 0 },
            },
        ],
        rules: ["chrono.portal.artefact", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
    AY: {
        name: { say: "Portal fragment {0}", with: ["AY"] },
        says: [
            {
                say: "Tile with its white side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [2] },
                    { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                ],
            },
            {
                say: "Tile with its blue side up: {0} ({1}); to its right {2}",
                with: [
                    { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                    { say: "{0#{0} hour|{0} hours}", with: [1] },
                    { say: "{0#{0} corruption card|{0} corruption cards}", with: [1] },
                ],
            },
        ],
        special: false,
        sides: [
            {
                tile: "AY",
                side: "white",
                action: "artefact",
                colours: ["yellow"],
                text: { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                half: { hours: 2, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
            {
                tile: "AY",
                side: "blue",
                action: "artefact",
                colours: ["yellow"],
                text: { say: "Take a {0}", with: [{ say: "yellow artefact", thing: "good:large-yellow" }] },
                half: { hours: 1, corruption: 0 },
                pass: { hours: 0, corruption: 1 },
            },
        ],
        rules: ["chrono.portal.artefact", "chrono.tile.sides", "chrono.portal.cost", "chrono.shift"],
    },
} as const;
