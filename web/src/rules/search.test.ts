import { describe, expect, it } from "vitest";
import { all } from "./all";
import { found } from "./search";

describe("the rulebook", () => {
    const french = (text: { fr: string }) => text.fr;
    const english = (text: { en: string }) => text.en;

    it("finds words without their accents", () => expect(found(all, "etal pile", french).length).toBeGreaterThan(0));
    it("finds a rule by its id", () =>
        expect(found(all, "dale.card.glue", english).map((rule) => rule.id)).toContain("dale.card.glue"));
    it("finds nothing for nonsense", () => expect(found(all, "xyzzy", english)).toEqual([]));
    it("has every rule in both languages, under an id of its own", () => {
        const rules = all.flatMap((book) => book.sections.flatMap((section) => section.rules));
        expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
        for (const rule of rules) expect([rule.en, rule.fr].every(Boolean), rule.id).toBe(true);
    });
});
