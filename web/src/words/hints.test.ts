import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coveHints } from "../cove/hints";
import { daleHints } from "../dale/hints";

/** The kinds of decision a game asks, as its sources name them beside the rule and the question. */
function kindsOf(game: string): string[] {
    const root = `../${game}/src/main/java`;
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".java"));
    const texts = files.map((file) => readFileSync(`${root}/${file}`, "utf8"));
    return texts.flatMap((text) => [...text.matchAll(/[pP]rompt\(\s*"([a-z-]+)"/g)].map(([, kind]) => kind ?? ""));
}

describe("the first time a kind of decision comes up", () => {
    for (const [game, hints] of [
        ["dale", daleHints],
        ["cove", coveHints],
    ] as const)
        it(`is explained in ${game}`, () => {
            const kinds = kindsOf(game);
            expect(kinds.length).toBeGreaterThan(10);
            expect(kinds.filter((kind) => !(kind in hints))).toEqual([]);
        });
});
