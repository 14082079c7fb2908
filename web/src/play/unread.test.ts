import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, TableInfo } from "../wire/types";
import { keepRead, readUpTo, unreadLines } from "./unread";

const line = (number: number, seat: number | null): ChatLine => ({ number, seat, at: 0, name: "", text: "" });

test("unread is what others said since, but for those who are muted", () => {
    const chat = [line(0, 0), line(1, 1), line(2, 2), line(3, null), line(4, 1)];
    const info = { seat: 0, muted: [2] } as unknown as TableInfo;
    expect(unreadLines({ chat, info }, -1).map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(unreadLines({ chat, info }, 3).map(({ number }) => number)).toEqual([4]);
    expect(unreadLines(undefined, -1)).toEqual([]);
});

/** What a browser keeps. */
const shelves = new Map<string, string>();
beforeEach(() => {
    shelves.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => shelves.get(key) ?? null,
        setItem: (key: string, value: string) => shelves.set(key, value),
    });
});
afterEach(() => vi.unstubAllGlobals());

test("what was read at a table is known again, for the tables read last", () => {
    expect(readUpTo("a")).toBe(-1);
    keepRead("a", 3);
    keepRead("b", 1);
    keepRead("a", 5);
    expect([readUpTo("a"), readUpTo("b")]).toEqual([5, 1]);
    for (let i = 0; i < 50; i++) keepRead(`t${String(i)}`, i);
    expect([readUpTo("a"), readUpTo("t49")]).toEqual([-1, 49]);
});

test("a spoilt shelf is an empty one", () => {
    for (const spoilt of ["{", "7", "[1,null]"]) {
        shelves.set("comptoir.read", spoilt);
        expect(readUpTo("a")).toBe(-1);
    }
});
