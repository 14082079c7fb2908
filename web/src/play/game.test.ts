import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Data, Standpoint } from "../wire/types";
import { settings } from "../words/settings.svelte";
import { Game } from "./game.svelte";

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
