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
