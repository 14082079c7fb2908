// Written from what the program says of itself by `npm run types`; a test compares.

export const piers = {
    bazaar: { name: { say: "the Bazaar", thing: "place:bazaar-pier" }, small: false, large: true },
    "town-square": {
        name: { say: "the Town Square pier", thing: "place:town-square-pier" },
        small: true,
        large: false,
    },
    "black-market": { name: { say: "the Black Market", thing: "place:black-market-pier" }, small: true, large: true },
} as const;
