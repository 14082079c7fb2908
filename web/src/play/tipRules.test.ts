import { expect, it } from "vitest";
import { rules as ofTheCove } from "../cove/rules";
import { rules as ofDale } from "../dale/rules";
import { all } from "../rules/all";
import { sentenceOf, tipRule } from "./tipRules";

/** As the page fetches them. */
const [french] = Object.values(
    import.meta.glob<{ sentences: Record<string, string> }>("../../../rules/fr.po", { import: "default", eager: true }),
);

const texts = new Map(
    all.flatMap((book) => book.sections.flatMap((it) => it.rules)).map((each) => [each.id, each.text]),
);

it("every thing's closer look is a sentence of a rule, in every language", () => {
    for (const [thing, written] of Object.entries({ ...ofDale, ...ofTheCove })) {
        const said = tipRule(written);
        const text = texts.get(said?.rule ?? "");
        const english = typeof text === "string" ? text : (text?.say ?? "");
        expect(sentenceOf(english, said?.sentence ?? 0), `${thing}: ${written}`).toMatch(/^\S.{15,}[.!?]$/);
        expect(sentenceOf(french?.sentences[english] ?? "", said?.sentence ?? 0), `${thing}: ${written}`).toBeTruthy();
    }
});
