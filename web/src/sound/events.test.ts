import { expect, test } from "vitest";
import { soundsOf } from "./events";

const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

test("what happens together is heard once each", () => {
    expect(soundsOf(happened("paid", "bought", "discarded", "discarded"))).toEqual(["coin", "card"]);
});

test("most things are told in words alone, unknown ones too", () => {
    expect(soundsOf(happened("turn-began", "toString"))).toEqual([]);
});

test("the end drowns the rest", () => {
    expect(soundsOf(happened("built", "won"))).toEqual(["win"]);
});
