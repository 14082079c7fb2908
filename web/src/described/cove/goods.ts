// Written from what the program says of itself by `npm run types`; a test compares.

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
