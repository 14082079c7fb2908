import { describe, expect, it } from "vitest";
import { settings } from "../words/settings.svelte";
import { isAsGood, isGuided, isUnderstood, letGo, madeWell } from "./guide";

const text = (say: string) => ({ say });
const options = ["buy", "build", "inventory"].map((word) => ({ text: text(word), answer: { do: word } }));
const advice = {
    option: 1,
    because: text("build: it wins"),
    why: text("it wins"),
    alternatives: [
        { option: 1, worth: 0.6, text: text("build") },
        { option: 0, worth: 0.59, text: text("buy") },
        { option: 2, worth: 0.3, text: text("inventory") },
    ],
};

describe("the guide of a first game", () => {
    it("takes what was advised, and what is hardly worse, for understood", () => {
        expect(isAsGood(advice, options, [{ do: "build" }])).toBe(true);
        expect(isAsGood(advice, options, [{ do: "buy" }])).toBe(true);
        expect(isAsGood(advice, options, [{ do: "inventory" }])).toBe(false);
        expect(isAsGood(advice, options, [{ do: "something else" }])).toBe(false);
    });

    it("looks at all answers that are sent together", () => {
        expect(isAsGood(advice, options, [{ do: "inventory" }, { do: "build" }])).toBe(true);
    });

    it("is silent about a kind of decision once it was made well twice, in that game only", () => {
        madeWell("dale", "action");
        expect(isUnderstood("dale", "action")).toBe(false);
        madeWell("dale", "action");
        expect(isUnderstood("dale", "action")).toBe(true);
        expect(isUnderstood("dale", "pay")).toBe(false);
        expect(isUnderstood("cove", "action")).toBe(false);
    });

    it("leads until it is let go, and not where hints are not wanted", () => {
        settings.guided = ["dale", "cove"];
        expect(isGuided("dale")).toBe(true);
        letGo("dale");
        expect(isGuided("dale")).toBe(false);
        expect(isGuided("cove")).toBe(true);
        settings.hints = false;
        expect(isGuided("cove")).toBe(false);
    });
});
