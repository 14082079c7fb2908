import type { SoundName } from "./sounds";

/** What is heard of an event, by its kind; most are told in words alone. */
const heard: Record<string, SoundName> = {
    // Dale of Merchants 2
    played: "card",
    resolved: "card",
    built: "card",
    took: "card",
    "took-from": "card",
    "took-from-market": "card",
    "took-from-discard": "card",
    "drew-by-effect": "card",
    discarded: "card",
    "threw-away": "card",
    "bought-from-discard": "coin",
    rolled: "dice",
    "rolled-ocelot": "dice",
    won: "win",
    // Merchants Cove
    arrived: "boat",
    docked: "boat",
    sold: "coin",
    patronage: "coin",
    "peddler-patronage": "coin",
    recruited: "card",
    improv: "card",
    winner: "win",
    // both
    bought: "coin",
};

/** What is heard of things that happened together: each sound once, and the end drowns the rest. */
export function soundsOf(happened: readonly { kind: string }[]): SoundName[] {
    const sounds = new Set(
        happened.flatMap(({ kind }) => (Object.hasOwn(heard, kind) ? [heard[kind] as SoundName] : [])),
    );
    return sounds.has("win") ? ["win"] : [...sounds];
}
