import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readWords, textsOf } from "../../scripts/po.mjs";
import { english } from "./en";
import { firstSpoken, languages } from "./languages";
import { english as plainEnglish, filled } from "./saying";
import { fetchPageSpeech, fetchSpeech } from "./speech";

const anybody = { is: () => false, nameOf: () => undefined };
const ours: string[] = textsOf(english);
const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\d)/g)].map(([, gap]) => gap))].sort();

describe("the page’s own words", () => {
    it("are none of them empty", () => {
        for (const text of ours) expect(text.trim()).not.toBe("");
    });

    it("are all said somewhere", () => {
        const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
            .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|words\/en\.ts$/.test(file))
            .map((file) => readFileSync(`src/${file}`, "utf8"))
            .join("\n");
        // By its name, or by a name that is picked from several.
        const isSaid = (name: string) => new RegExp(`[."]${name}\\b`).test(sources);
        for (const [section, texts] of Object.entries(english))
            expect(
                Object.keys(texts).filter((name) => !isSaid(name)),
                section,
            ).toEqual([]);
    });

    for (const { code, name } of languages.filter((each) => each.code !== "en"))
        describe(`in ${name}`, async () => {
            const { sentences } = await fetchPageSpeech(code);

            it("are all there, and nothing else", () =>
                expect(Object.keys(sentences).sort()).toEqual([...new Set(ours)].sort()));

            it("fill the same gaps", () => {
                for (const [text, said] of Object.entries(sentences)) expect(gaps(said), said).toEqual(gaps(text));
            });

            it("say each thing once", () => {
                const file = readFileSync(new URL(`./${code}.po`, import.meta.url), "utf8");
                expect(file.match(/^msgid /gm)).toHaveLength(Object.keys(readWords(file).sentences).length);
            });
        });

    it("count as the language counts", async () => {
        const french = { ...(await fetchSpeech("fr")), sentences: {} };
        const found = (await fetchPageSpeech("fr")).sentences[english.rulebook.found] ?? "";
        expect([0, 1, 2].map((n) => filled(found, [n], french, anybody))).toEqual([
            "0 passage trouvé",
            "1 passage trouvé",
            "2 passages trouvés",
        ]);
        expect([0, 1, 2].map((n) => filled(english.rulebook.found, [n], plainEnglish, anybody))).toEqual([
            "0 places found",
            "1 place found",
            "2 places found",
        ]);
    });
});

describe("the languages offered", () => {
    it("are those with files, under their own names", () =>
        expect(languages).toEqual(
            expect.arrayContaining([
                { code: "en", name: "English" },
                { code: "fr", name: "Français" },
            ]),
        ));

    it("are taken as the browser wishes, else English", () => {
        expect(firstSpoken(["ja", "fr-CA", "en"])).toBe("fr");
        expect(firstSpoken(["ja"])).toBe("en");
        expect(firstSpoken([])).toBe("en");
    });
});
