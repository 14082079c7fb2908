/** Who comes ashore: each kind by colour, shape, letter and pattern, so that colour is never alone. */
export const kinds = ["warrior", "bard", "wizard", "noble", "rogue"] as const;
export type Kind = (typeof kinds)[number];

export const letters: Record<Kind, string> = { warrior: "W", bard: "B", wizard: "S", noble: "N", rogue: "R" };

/** Shapes in a box of 40 × 40. */
export const shapes: Record<Kind, string> = {
    warrior: "M20 3c6 3 11 4 16 4 0 15-4 24-16 31C8 31 4 22 4 7c5 0 10-1 16-4z",
    bard: "M6 35C2 18 12 5 36 4c2 20-8 33-24 30-2 0-4 1-6 4z",
    wizard: "M20 2l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z",
    noble: "M4 34L3 11l9 8 8-15 8 15 9-8-1 23z",
    rogue: "M3 13c6-6 28-6 34 0 1 12-4 19-10 17-3-1-4-4-7-4s-4 3-7 4C7 32 2 25 3 13z",
};

/** Where the letter sits in the shape. */
export const letterAt: Record<Kind, [number, number]> = {
    warrior: [20, 25],
    bard: [19, 27],
    wizard: [20, 26],
    noble: [20, 31],
    rogue: [20, 24.5],
};

const byColour: Record<string, Kind> = {
    red: "warrior",
    green: "bard",
    blue: "wizard",
    yellow: "noble",
    grey: "rogue",
};

/** Whose it is, by the kind or by its colour. */
export function kindOf(word: string): Kind {
    const kind = kinds.find((each) => each === word) ?? (Object.hasOwn(byColour, word) ? byColour[word] : undefined);
    if (!kind) throw new Error(`this page knows nobody of the kind "${word}"`);
    return kind;
}

/** "small-red" → what it is and whose colour it has. */
export function goodOf(word: string): { large: boolean; kind: Kind } {
    const [size, colour] = word.split("-");
    return { large: size === "large", kind: kindOf(colour ?? "") };
}
