// Written from what the program says of itself by `npm run types`; a test compares.

export const merchants = {
    chronomancer: {
        name: { say: "the Chronomancer", thing: "merchant:chronomancer" },
        help: {
            say: "Two figures run a loop of portals that you rebuild as you go; saved hours can be spent when it counts.",
        },
        aim: {
            say: "Collect relics and artefacts from the portals and sell them where most customers of their colour stand.",
        },
        complexity: 3,
        playable: true,
        ofOurOwn: false,
        colours: ["#4b4a8c", "#ffe08a"],
        crew: [
            {
                id: "recombobulator",
                name: { say: "Recombobulator" },
                text: { say: "swap a relic for one of another colour" },
            },
            { id: "enlarger", name: { say: "Enlarger" }, text: { say: "swap a relic for the artefact of its colour" } },
            { id: "breaker", name: { say: "Breaker" }, text: { say: "swap an artefact for two relics of its colour" } },
            { id: "overseer", name: { say: "Overseer" }, text: { say: "discard one of your corruption cards" } },
        ],
    },
    entertainer: {
        name: { say: "the Entertainer", thing: "merchant:entertainer" },
        help: {
            say: "Compose a song card by card; each turn of the dial sends your bard out to sing where the crowds are.",
        },
        aim: {
            say: "Sing where your icons meet the largest crowds, win fans, and open Dragon Island with your runes.",
        },
        complexity: 4,
        playable: true,
        ofOurOwn: false,
        colours: ["#7b3f63", "#f2c53d"],
        crew: [],
    },
    peddler: {
        name: { say: "the Peddler", thing: "merchant:peddler" },
        help: { say: "Plays by itself: the facing halves of two cards say what it does." },
        aim: { say: "It loads, sells and draws patrons as its cards say: earn more gold than it does." },
        complexity: 1,
        playable: false,
        ofOurOwn: false,
        colours: ["#5d6b4d", "#9a7345"],
        crew: [],
    },
    blacksmith: {
        name: { say: "the Blacksmith", thing: "merchant:blacksmith" },
        help: {
            say: "Roll dice, fill furnaces, forge several at once; unlocked dice bring patrons. Comptoir’s own version.",
        },
        aim: {
            say: "Fill several furnaces with alloy and coal, forge them together into weapons and armour, and sell those where most customers of their colour stand.",
        },
        complexity: 1,
        playable: true,
        ofOurOwn: true,
        colours: ["#8a4b32", "#f0b35a"],
        crew: [
            { id: "striker", name: { say: "Striker" }, text: { say: "forge one hot furnace" } },
            { id: "bellows", name: { say: "Bellows" }, text: { say: "add the hottest coal to a furnace" } },
            {
                id: "enameller",
                name: { say: "Enameller" },
                text: { say: "turn an alloy die in a furnace to another colour" },
            },
            { id: "herald", name: { say: "Herald" }, text: { say: "one of your patrons pays at once" } },
        ],
    },
} as const;
