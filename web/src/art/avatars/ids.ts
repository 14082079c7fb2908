/** The faces a person may choose, in the order in which seats get one that chose none. */
export const avatarIds = [
    "fox",
    "frog",
    "bear",
    "penguin",
    "hare",
    "octopus",
    "lion",
    "goose",
    "stag",
    "mouse",
    "crab",
    "badger",
    "elephant",
    "pig",
    "tortoise",
    "goat",
    "walrus",
    "hedgehog",
] as const;

/** The faces of those who are no people, by the level a bot plays at. */
export const botIds = ["random", "beginner", "apprentice", "trader", "master", "peddler"] as const;
