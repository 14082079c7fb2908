import { describe, expect, it } from "vitest";
import { same, type Pending } from "../wire/types";
import { Choices } from "./choices";

const text = { say: "" };
const pending: Pending = {
    seat: 0,
    kind: "action",
    prompt: text,
    rule: "r",
    options: [
        { text, answer: { buy: "glue", slot: 2 } },
        { text, answer: { do: "end" } },
    ],
};
const keysOf = (answer: Record<string, unknown>) => ("slot" in answer ? [`market:${String(answer.slot)}`] : []);

describe("choices", () => {
    const refusal = { answer: { buy: "magnet", slot: 0 }, rule: "r", needed: 7, had: 6, text };
    const choices = new Choices(pending, [refusal], keysOf);

    it("are found by the thing on the board", () => expect(choices.at("market:2")).toHaveLength(1));
    it("keep those without a thing for the buttons", () => expect(choices.loose).toHaveLength(1));
    it("say why a thing cannot be chosen", () => expect(choices.refused("market:0")?.needed).toBe(7));
    it("refuse nothing that can be chosen", () => expect(choices.refused("market:2")).toBeUndefined());
});

describe("answers", () => {
    it("are the same when their data is", () => {
        expect(same({ card: "glue", at: [1, 2] }, { at: [1, 2], card: "glue" })).toBe(true);
        expect(same({ card: "glue" }, { card: "glue", value: 3 })).toBe(false);
    });
});
