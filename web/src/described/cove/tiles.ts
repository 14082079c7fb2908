// Written from what the program says of itself by `npm run types`; a test compares.

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
