import { describe, expect, it } from "vitest";
import { table } from "../dale";
import type { DaleView } from "../dale/view";
import type { Data, Pending } from "../wire/types";
import { Game } from "./game.svelte";
import { Marks } from "./marks.svelte";
import { Taken } from "./taken.svelte";

const view = {
    toGo: 5,
    teams: false,
    players: [{ hand: { cards: [{ card: "glue", value: 5, used: false, as: [] }] } }],
} as unknown as DaleView;
const option = (card: string, value: number) => ({ text: { say: card }, answer: { card, value } });
const build: Pending = {
    seat: 0,
    kind: "build",
    prompt: { say: "Choose cards of one set worth exactly 5." },
    rule: "r",
    options: [option("glue", 3), option("magnet", 2), option("siesta", 4)],
};

/** A game whose rules say what the test says, when it says it. */
function judged(): { game: Game; tried: Data[][]; says: ((taken: boolean) => void)[]; fails: (() => void)[] } {
    const [tried, says, fails]: [Data[][], ((taken: boolean) => void)[], (() => void)[]] = [[], [], []];
    const game = new Game({
        answer: () => Promise.reject(new Error("these do not go together")),
        undo: () => Promise.resolve(),
        try: (answers) =>
            new Promise((resolve, reject) => {
                tried.push(answers);
                says.push(resolve);
                fails.push(() => reject(new Error("the wire failed")));
            }),
        refusals: () => Promise.resolve([]),
        advice: () => Promise.reject(new Error("nobody advises")),
    });
    return { game, tried, says, fails };
}

const marked = (...given: [string, number][]) => {
    const marks = new Marks(table);
    marks.begin(build, 1, view);
    for (const [card, value] of given) marks.add(`hand:${card}`, option(card, value));
    return marks;
};

describe("marked cards", () => {
    it("are enough where they add up exactly", () => {
        expect(marked(["glue", 3], ["magnet", 2]).isEnough).toBe(true);
        expect(marked(["glue", 3]).isEnough).toBe(false);
        expect(marked(["glue", 3], ["siesta", 4]).isTooMuch).toBe(true);
    });
    it("stay marked while their answer is on its way, and when it is refused", () => {
        const marks = marked(["glue", 3], ["magnet", 2]);
        marks.begin(undefined, 1, view);
        marks.begin({ ...build }, 1, view);
        expect(marks.marked).toHaveLength(2);
        marks.begin(build, 2, view);
        expect(marks.marked).toHaveLength(0);
    });
});

describe("what is marked can be confirmed", () => {
    const [some, others]: [Data[], Data[]] = [[{ card: "glue" }], [{ card: "magnet" }]];

    it("once the rules have said that it would be taken, not before", async () => {
        const { game, tried, says } = judged();
        const taken = new Taken();
        taken.ask(game, some);
        expect([taken.would, taken.asking]).toEqual([false, true]);
        expect(tried).toEqual([some]);
        says[0]?.(true);
        await Promise.resolve();
        expect([taken.would, taken.asking]).toEqual([true, false]);
    });
    it("not where the rules say no, though it adds up", async () => {
        const { game, says } = judged();
        const taken = new Taken();
        taken.ask(game, some);
        says[0]?.(false);
        await Promise.resolve();
        expect([taken.would, taken.asking]).toEqual([false, false]);
    });
    it("by what the rules say of these cards, not of those that were marked before", async () => {
        const { game, says } = judged();
        const taken = new Taken();
        taken.ask(game, some);
        taken.ask(game, others);
        says[0]?.(true);
        await Promise.resolve();
        expect([taken.would, taken.asking]).toEqual([false, true]);
    });
    it("where the rules could not be asked: the table will say", async () => {
        const { game, fails } = judged();
        const taken = new Taken();
        taken.ask(game, some);
        fails[0]?.();
        await new Promise((resolve) => setTimeout(resolve));
        expect(taken.would).toBe(true);
    });
});

describe("in a team", () => {
    const together = (kind: string) => table.together?.({ ...build, kind }, { ...view, teams: true });
    it("the partner is asked for the rest of a stack", () =>
        expect(together("build")?.partly?.answer).toEqual({ do: "ask-partner" }));
    it("other cards are shown than those that are missing", () =>
        expect(together("help")?.partly?.answer).toEqual({ do: "done" }));
    it("a stack of both is built as soon as it is whole", () =>
        expect(together("take-help")?.done).toEqual({ do: "build" }));
    it("nobody is asked where everybody plays alone", () =>
        expect(table.together?.(build, view)?.partly).toBeUndefined());
});
