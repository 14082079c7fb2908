import type { ChatLine, TableInfo } from "../wire/types";

type Talk = { chat: ChatLine[]; info: TableInfo | undefined };

/** What others have said since a line was looked at; without those whom I do not want to read. */
export function unreadLines(talk: Talk | undefined, seen: number): ChatLine[] {
    const me = talk?.info?.seat ?? null;
    const muted = talk?.info?.muted ?? [];
    return (talk?.chat ?? []).filter(
        ({ number, seat }) => number > seen && (seat === null || (seat !== me && !muted.includes(seat))),
    );
}

const shelf = "comptoir.read";
const tablesKept = 50;

/** The last line of a table's chat that was looked at in this browser; -1 where none was. */
export function readUpTo(table: string): number {
    return kept().find(([id]) => id === table)?.[1] ?? -1;
}

/** Remembers it, so that old lines are not new again when the page is opened anew. */
export function keepRead(table: string, line: number): void {
    const others = kept().filter(([id]) => id !== table);
    localStorage.setItem(shelf, JSON.stringify([[table, line], ...others.slice(0, tablesKept - 1)]));
}

function kept(): [string, number][] {
    try {
        const read: unknown = JSON.parse(localStorage.getItem(shelf) ?? "[]");
        return Array.isArray(read) ? (read as [string, number][]).filter(Array.isArray) : [];
    } catch {
        return [];
    }
}
