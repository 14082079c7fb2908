import { expect, test } from "vitest";
import type { ChatLine, TableInfo } from "../wire/types";
import { unreadLines } from "./unread";

const line = (number: number, seat: number | null): ChatLine => ({ number, seat, at: 0, name: "", text: "" });

test("unread is what others said since, but for those who are muted", () => {
    const chat = [line(0, 0), line(1, 1), line(2, 2), line(3, null), line(4, 1)];
    const info = { seat: 0, muted: [2] } as unknown as TableInfo;
    expect(unreadLines({ chat, info }, -1).map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(unreadLines({ chat, info }, 3).map(({ number }) => number)).toEqual([4]);
    expect(unreadLines(undefined, -1)).toEqual([]);
});
