import { describe, expect, it } from "vitest";
import examples from "../../../kit/src/test/resources/sayings.json";
import { english, pieces, spoken, type Speech } from "./saying";
import { fetchSpeech } from "./speech";
import type { Text } from "./text";

/** The same examples are said by the program's own tests. */
describe("a text is said as the program says it", async () => {
    const french = await fetchSpeech("fr");
    const speeches: Record<string, Speech> = {
        en: english,
        fr: { ...french, sentences: examples.french },
    };
    for (const example of examples.sayings)
        it(`${example.in}: ${example.said}`, () => {
            const reader = {
                is: (seat: number) => seat === example.reader,
                nameOf: (seat: number) => (example.names as (string | null)[] | undefined)?.[seat] ?? undefined,
            };
            const speech = speeches[example.in];
            if (!speech) throw new Error(example.in);
            expect(spoken(example.text as Text, speech, reader)).toBe(example.said);
        });

    it("in pieces, so that names and pictures can be put in", () => {
        const text: Text = { say: "{0} takes {1}.", with: [{ who: 1 }, { say: "Colle", thing: "card:glue" }] };
        const anna = { is: () => false, nameOf: () => "Anna" };
        expect(pieces(text, english, anna)).toEqual([
            { words: "Anna", seat: 1 },
            { words: " takes " },
            { words: "Colle", thing: "card:glue" },
            { words: "." },
        ]);
    });
});
