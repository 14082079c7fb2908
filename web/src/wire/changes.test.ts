import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hashOf, patched, type Change } from "./changes";

type Example = { before: unknown; after: unknown; changes: Change[]; hash: number };

// The server's own examples: its test reads them too.
const examples = JSON.parse(readFileSync("../server/src/test/resources/changes.json", "utf8")) as Example[];

test("changes make the next view, and its hash is the server's", () => {
    expect(examples.length).toBeGreaterThan(5);
    for (const { before, after, changes, hash } of examples) {
        expect(patched(before, changes)).toEqual(after);
        expect(hashOf(after)).toBe(hash);
    }
});

test("the view before stays as it was, and what has not changed is shared", () => {
    const before = { hand: ["glue", "junk"], market: { slots: [1, 2] } };
    const after = patched(before, [{ op: "remove", path: "/hand/0", value: null }]) as typeof before;
    expect(before.hand).toEqual(["glue", "junk"]);
    expect(after.hand).toEqual(["junk"]);
    expect(after.market).toBe(before.market);
});

test("a change that fits nothing is an error, not a wrong view", () => {
    expect(() => patched({ a: 1 }, [{ op: "replace", path: "/b/c", value: 2 }])).toThrow();
});
