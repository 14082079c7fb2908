import { describe, expect, it } from "vitest";
import { all } from "../rules/all";
import { allCards, cardFacts, cardRule, sets } from "./cards";

describe("the cards of Dale", () => {
    const rules = new Set(
        all.flatMap((book) => book.sections.flatMap((section) => section.rules.map((rule) => rule.id))),
    );

    it("each have a text in the rulebook", () => {
        for (const card of allCards) expect(rules.has(cardRule(card)), card).toBe(true);
    });
    it("each belong to a set", () => {
        const ids = new Set(sets.map((set) => set.id));
        for (const card of allCards) expect(ids.has(cardFacts(card).set), card).toBe(true);
    });
});
