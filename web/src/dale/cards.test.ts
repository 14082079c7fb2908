import { describe, expect, it } from "vitest";
import { all } from "../rules/all";
import { allCards, cardFacts, cardRule } from "./cards";

describe("the cards of Dale", () => {
    const rules = new Set(
        all.flatMap((book) => book.sections.flatMap((section) => section.rules.map((rule) => rule.id))),
    );

    it("each have a text in the rulebook", () => {
        for (const card of allCards) expect(rules.has(cardRule(card)), card).toBe(true);
    });
    it("are refused where this page does not know them", () =>
        expect(() => cardFacts("from-a-later-box")).toThrow("from-a-later-box"));
});
