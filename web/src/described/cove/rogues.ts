// Written from what the program says of itself by `npm run types`; a test compares.

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
