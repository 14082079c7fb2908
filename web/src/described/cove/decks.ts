// Written from what the program says of itself by `npm run types`; a test compares.

export const decks = {
    locals: { name: { say: "Locals" }, help: { say: "They rid you of corruption cards, and carry many clan icons." } },
    mercenaries: {
        name: { say: "Mercenaries" },
        help: { say: "They bring goods at once, and some bring corruption with them." },
    },
    sailors: { name: { say: "Sailors" }, help: { say: "They move adventurers between bag, boats, piers and halls." } },
} as const;
