import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Data, Standpoint } from "../wire/types";
import { settings } from "../words/settings.svelte";
import { Game, type LogLine } from "./game.svelte";

/** A game as seat 0 follows it, with what it sent. */
function followed(): { game: Game; sent: Data[][] } {
    const sent: Data[][] = [];
    const game = new Game({
        answer: (_, answers) => Promise.resolve(sent.push(answers)),
        undo: () => Promise.resolve(),
        try: () => Promise.resolve(true),
        refusals: () => Promise.resolve([]),
        advice: () => Promise.reject(new Error("nobody advises")),
    });
    game.me = 0;
    return { game, sent };
}

function asking(number: number, ...words: string[]): Standpoint {
    const options = words.map((word) => ({ text: { say: word }, answer: { do: word } }));
    const pending = { seat: 0, kind: "react", prompt: { say: "React?" }, rule: "rule", options };
    return { number, over: false, asked: [0], pending: [pending], notices: [], view: {} };
}

describe("a question with a single answer", () => {
    beforeEach(() => {
        settings.obvious = true;
    });

    it("is answered without being asked", () => {
        const { game, sent } = followed();
        game.begin(asking(1, "pass"));
        expect(sent).toEqual([[{ do: "pass" }]]);
        expect(game.mine).toBeUndefined();
    });

    it("is answered no sooner than a person would, where the others could tell from it what I hold", () => {
        vi.useFakeTimers();
        const { game, sent } = followed();
        game.isTelling = (kind) => kind === "react";
        game.begin(asking(1, "pass"));
        vi.advanceTimersByTime(1100);
        expect(sent).toEqual([]);
        expect(game.mine).toBeUndefined();
        vi.advanceTimersByTime(3000);
        expect(sent).toEqual([[{ do: "pass" }]]);
        vi.useRealTimers();
    });

    it("is not answered any more when it no longer stands", () => {
        vi.useFakeTimers();
        const { game, sent } = followed();
        game.isTelling = () => true;
        game.begin(asking(1, "pass"));
        game.begin(asking(2, "show", "pass"));
        vi.advanceTimersByTime(5000);
        expect(sent).toEqual([]);
        vi.useRealTimers();
    });

    it("is answered where everything else would be in vain, and no sooner than a person would", () => {
        vi.useFakeTimers();
        const { game, sent } = followed();
        game.isTelling = () => true;
        game.isIdle = () => true;
        game.begin(asking(1, "show", "done"));
        expect(sent).toEqual([]);
        expect(game.mine).toBeUndefined();
        vi.advanceTimersByTime(5000);
        expect(sent).toEqual([[{ do: "done" }]]);
        vi.useRealTimers();
    });

    it("is asked where there is another answer", () => {
        const { game, sent } = followed();
        game.begin(asking(1, "show", "pass"));
        expect(sent).toEqual([]);
        expect(game.mine?.options).toHaveLength(2);
    });

    it("is asked of those who want to be", () => {
        settings.obvious = false;
        const { game, sent } = followed();
        game.begin(asking(1, "pass"));
        expect(sent).toEqual([]);
        expect(game.mine?.options).toHaveLength(1);
    });

    it("is not answered again when it was taken back", () => {
        const { game, sent } = followed();
        game.begin(asking(1, "show", "pass"));
        game.undo();
        game.begin(asking(2, "pass"));
        expect(sent).toEqual([]);
        expect(game.mine?.options).toHaveLength(1);
    });
});

/** News of others, told one by one as it comes from the server: each when the one before has been shown. */
const bought = (number: number, seat: number): Standpoint => ({
    number,
    over: false,
    asked: [seat],
    pending: [],
    notices: [{ kind: "bought", seat, text: { say: "buys" }, rules: [], facts: {} }],
    view: {},
});

describe("what others do is told", () => {
    beforeEach(() => {
        settings.pace = "normal";
        vi.useFakeTimers();
    });
    afterEach(() => {
        vi.useRealTimers();
    });

    /** How long the page means to tell of so many deeds. */
    async function timeToTell(deeds: number): Promise<number> {
        const { game } = followed();
        game.begin(asking(0, "show", "pass"));
        game.chooseAll([{ do: "pass" }]);
        let time = 0;
        for (let deed = 1; deed <= deeds; deed++) {
            game.hear(bought(deed, 1 + (deed % 3)));
            await vi.advanceTimersByTimeAsync(0);
            while (game.telling) {
                await vi.advanceTimersByTimeAsync(10);
                time += 10;
            }
        }
        return time;
    }

    it("one by one, at the pace that is set", async () => {
        expect(await timeToTell(1)).toBeGreaterThanOrEqual(850);
        expect(await timeToTell(3)).toBeGreaterThanOrEqual(3 * 850);
    });

    it("within about eight seconds, however much three bots did in their round", async () => {
        expect(await timeToTell(12)).toBeLessThan(8000);
        expect(await timeToTell(18)).toBeLessThan(8500);
    });

    it("until I do not want to hear more", async () => {
        const { game } = followed();
        game.begin(asking(0, "show", "pass"));
        for (let deed = 1; deed <= 9; deed++) game.hear(bought(deed, 1));
        await vi.advanceTimersByTimeAsync(0);
        expect(game.telling).toBeDefined();
        game.skip();
        await vi.advanceTimersByTimeAsync(0);
        expect(game.telling).toBeUndefined();
        expect(game.shown?.number).toBe(9);
    });

    it("once more when the page is opened anew, in the recap, up to the last thing I did myself", () => {
        const { game } = followed();
        game.isSmall = (kind) => kind === "turn-began";
        const line = (number: number, seat: number, kind: string) => ({
            ...bought(number, seat).notices[0],
            number,
            kind,
        });
        game.begin(asking(9, "show", "pass"));
        game.remember([
            line(1, 1, "bought"),
            line(2, 0, "bought"),
            line(3, 1, "built"),
            line(4, 2, "bought"),
            line(5, 0, "turn-began"),
        ] as LogLine[]);
        expect(game.recap.map(({ number }) => number)).toEqual([3, 4]);
    });
});
