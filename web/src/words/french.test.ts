import { expect, it } from "vitest";

/** French as it is printed, in the files of every module, of the rules and of the page. */
const files = import.meta.glob<{ sentences: Record<string, string> }>(
    ["../../../*/src/main/resources/words/fr.po", "../../../rules/fr.po", "./fr.po"],
    { import: "default", eager: true },
);
const sentences = Object.values(files).flatMap((file) => Object.values(file.sentences));

/** What is said, without what only tells which form to take. */
const plain = (text: string) => text.replace(/\{![^}]*\}|\{\d:[^}]*\}|\{\d[#?]?/g, "…");

it("has curved apostrophes, and guillemets", () => {
    for (const text of sentences) expect(text).not.toMatch(/['"“”]/);
});

it("has a space that does not break before high signs and within guillemets", () => {
    for (const text of sentences.map(plain)) {
        expect(text).not.toMatch(/[^\u00a0?!][:;?!»](?!\w)/);
        expect(text).not.toMatch(/«(?!\u00a0)/);
        expect(text).not.toMatch(/ \u00a0|\u00a0 |\S {2}\S/);
    }
});

it("has one word for one thing, as the rulebooks do", () => {
    const others =
        /embarcadère|ponton|camelote(?!\))|amuseur|admirateur|blason|guilde|robot|heures? (figée|gelée)|gel(er|ez) le temps/i;
    const proper = /Heures? Gelée|Greffière des blasons/g;
    for (const text of sentences) expect(text.replace(proper, "")).not.toMatch(others);
});
