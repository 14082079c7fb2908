import { describe, expect, it } from "vitest";
import { english } from "./en";
import { french } from "./fr";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
    return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
        typeof value === "string" ? [[path + key, value]] : leaves(value, `${path}${key}.`),
    );
}

const gaps = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([gap]) => gap).sort();

describe("the two languages", () => {
    const ours = new Map(leaves(english as Tree));
    const theirs = new Map(leaves(french as Tree));

    it("have the same texts", () => expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort()));

    it("leave none empty", () => {
        for (const [key, text] of [...ours, ...theirs]) expect(text.trim(), key).not.toBe("");
    });

    it("fill the same gaps", () => {
        for (const [key, text] of ours) expect(gaps(theirs.get(key) ?? ""), key).toEqual(gaps(text));
    });
});
