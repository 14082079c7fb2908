// Written from what the program says of itself by `npm run types`; a test compares.

export const adventurers = {
    warrior: { name: { say: "warrior", thing: "adventurer:warrior" }, colour: "red", customer: true },
    bard: { name: { say: "bard", thing: "adventurer:bard" }, colour: "green", customer: true },
    wizard: { name: { say: "wizard", thing: "adventurer:wizard" }, colour: "blue", customer: true },
    noble: { name: { say: "noble", thing: "adventurer:noble" }, colour: "yellow", customer: true },
    rogue: { name: { say: "rogue", thing: "adventurer:rogue" }, colour: "grey", customer: false },
} as const;
