import { expect, it } from "vitest";
import { rules as ofTheCove } from "../cove/rules";
import { rules as ofDale } from "../dale/rules";
import { all } from "../rules/all";
import { tipRule } from "./tipRules";

/** As the page fetches them. */
const [french] = Object.values(
    import.meta.glob<{ sentences: Record<string, string> }>("../../../rules/fr.po", { import: "default", eager: true }),
);

const sentences = new Map(
    all.flatMap((book) => book.sections.flatMap((it) => it.rules)).map((each) => [each.id, each.sentences]),
);

it("every thing's closer look is a sentence of a rule, in every language", () => {
    for (const [thing, written] of Object.entries({ ...ofDale, ...ofTheCove })) {
        const said = tipRule(written);
        const english = sentences.get(said?.rule ?? "")?.[(said?.sentence ?? 0) - 1]?.say ?? "";
        // One sentence, not several: a rule that is shown in part is written as a list.
        expect(english, `${thing}: ${written}`).toMatch(/^(?!.*[.!?] [A-Z]).{16,}[.!?]$/);
        expect(french?.sentences[english], `${thing}: ${written}`).toBeTruthy();
    }
});
