import QuayScene from "../art/QuayScene.svelte";
import { merchants } from "../described/cove/merchants";
import type { GameFront } from "../play/front";
import { words } from "../words/words.svelte";

/** Those whom chance deals: people can play them, and a rulebook has them. */
const dealt = Object.entries(merchants)
    .filter(([, each]) => each.playable && !each.ofOurOwn)
    .map(([id]) => id);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

export const front: GameFront = {
    scene: QuayScene,
    words: () => words().home.cove,
    book: "cove-base",
    why: () => words().end.whyCove,
    limits: {
        value(id, value, { seats }) {
            if (id === "scenario" && value !== "none" && seats !== 1) return words().table.cannot.scenario;
            if (id !== "peddler") return undefined;
            if (value === "none") return seats === 1 ? words().table.cannot.alone : undefined;
            return seats > 2 ? words().table.cannot.peddler : undefined;
        },
        all(id, { seats, options }) {
            if (id !== "mirror") return undefined;
            if (options.mirror ?? seats > dealt.length) return undefined;
            const named = listOf(options.merchants).filter((each) => each !== "random");
            const twice = named.length > new Set(named).size;
            const left = dealt.filter((each) => !named.includes(each)).length;
            return twice || seats - named.length > left ? words().table.cannot.mirror : undefined;
        },
    },
    drawn: ["merchants"],
    easy: (seats) => ({ merchants: ["chronomancer", ...Array.from({ length: seats - 1 }, () => "random")] }),
};
