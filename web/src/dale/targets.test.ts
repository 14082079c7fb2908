import { describe, expect, it } from "vitest";
import type { Pending } from "../wire/types";
import { table } from ".";
import { daleKeys, type DecisionKind } from "./targets";
import type { DaleView } from "./view";

const text = { say: "Pay 7 for Glue: 5 to go." };
const view = {
    players: [{ hand: { cards: [{ card: "glue", value: 5, used: false, as: [] }] } }],
} as unknown as DaleView;
const keys = daleKeys(view, 0);
const asked = (kind: DecisionKind, ...answers: Record<string, unknown>[]): Pending => ({
    seat: 0,
    kind,
    prompt: text,
    rule: "r",
    options: answers.map((answer) => ({ text, answer })),
});

describe("the question before the clean-up", () => {
    const asksFor = (...shown: Record<string, unknown>[]) =>
        table.isIdle?.(asked("before-clean-up", ...shown, { do: "done" }));
    it("is idle where what could be used ends with the turn, a copy of it too", () => {
        expect(asksFor({ show: "bold-haggler" })).toBe(true);
        expect(asksFor({ show: "reflection", as: "bold-haggler" })).toBe(true);
    });
    it("is asked where something could be used that lasts", () => {
        expect(asksFor({ show: "bold-haggler" }, { show: "wise-spy" })).toBe(false);
        expect(asksFor({ show: "reflection", as: "market-discovery" })).toBe(false);
    });
    it("is the only one that is passed by like this", () =>
        expect(table.isIdle?.(asked("action", { show: "bold-haggler" }, { do: "done" }))).toBe(false));
});

describe("an answer in Dale belongs to", () => {
    it("a slot of the market", () => expect(keys({ buy: "magnet", slot: 3 }, asked("action"))).toEqual(["market:3"]));
    it("nothing on the board, where it comes from the market's discard pile", () =>
        expect(keys({ buy: "magnet", from: "market-discard" }, asked("action"))).toEqual([]));
    it("a card of the hand", () => expect(keys({ play: "glue" }, asked("action"))).toEqual(["hand:glue"]));
    it("a card of the hand that pays", () =>
        expect(keys({ card: "glue" }, asked("pay", { card: "glue" }))).toEqual(["hand:glue"]));
    it("a card laid out, where the hand has none such", () =>
        expect(keys({ card: "magnet" }, asked("take-one", { card: "magnet" }))).toEqual(["spread:magnet:"]));
    it("a card of a stall", () =>
        expect(keys({ card: "glue", player: 1, stack: 2 }, asked("swap"))).toEqual(["stall:1:2:glue"]));
    it("no thing at all, where it is only a word", () => expect(keys({ do: "pass" }, asked("react"))).toEqual([]));
});

describe("cards are marked together", () => {
    const together = (kind: DecisionKind, answer: Record<string, unknown>, toGo: number | null) =>
        table.together?.(asked(kind, answer, { do: "done" }), { ...view, toGo });
    it("that add up to a stack exactly", () => expect(together("build", { card: "glue" }, 5)?.exact).toBe(true));
    it("that cover a price", () => expect(together("pay", { card: "glue" }, 5)?.exact).toBe(false));
    it("that are counted, until one has enough of it", () => {
        const several = together("discard", { card: "glue" }, null);
        expect(several?.worth({ text, answer: { card: "glue" } })).toBe(1);
        expect(several?.done).toEqual({ do: "done" });
    });
    it("not where one is the whole choice, nor where they lie in the market", () => {
        expect(together("give", { card: "glue" }, null)).toBeUndefined();
        expect(together("throw-away-market", { card: "glue", slot: 1 }, null)).toBeUndefined();
    });
});

describe("cards that pay", () => {
    const together = table.together?.(asked("pay", { card: "glue" }), { ...view, toGo: 5 });
    it("must reach what is still to go", () => expect(together?.need).toBe(5));
    it("count what they are worth now", () => {
        expect(together?.worth({ text, answer: { card: "glue" } })).toBe(5);
        expect(together?.worth({ text, answer: { card: "glue", value: 6 } })).toBe(6);
    });
});
