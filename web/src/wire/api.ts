import { hostPath } from "../base";
import type { Data, GameInfo, TableInfo } from "./types";
import { WireError } from "./line.svelte";
import { meAsSent } from "./me";

/** The keys of seats this browser was given, by table: a key is the seat. */
const shelf = "comptoir.keys";
type Keys = Record<
    string,
    { mine?: string | undefined; friends?: Record<string, string>; spectators?: string | undefined }
>;

export function keysOf(table: string): Keys[string] {
    try {
        return (JSON.parse(localStorage.getItem(shelf) ?? "{}") as Keys)[table] ?? {};
    } catch {
        return {};
    }
}

export function keepKeys(table: string, keys: Keys[string]): void {
    let all: Keys = {};
    try {
        all = JSON.parse(localStorage.getItem(shelf) ?? "{}") as Keys;
    } catch {
        // What cannot be read is begun anew.
    }
    all[table] = { ...all[table], ...keys };
    localStorage.setItem(shelf, JSON.stringify(all));
}

async function call<T>(method: string, path: string, body?: Data, key?: string): Promise<T> {
    const response = await fetch(hostPath(`/api${path}`), {
        method,
        headers: {
            ...(body ? { "Content-Type": "application/json" } : {}),
            ...(key ? { Authorization: `Seat ${key}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json().catch(() => ({}))) as Data;
    if (!response.ok) {
        const error = answer.error as { code: string; text: string } | undefined;
        throw new WireError(error?.code ?? String(response.status), error?.text ?? response.statusText);
    }
    return answer as T;
}

const at = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what}`;
const mine = (table: string) => keysOf(table).mine;

export type SeatWish = { kind: "me" | "link" | "open" | "bot"; level?: string };
export type TableWish = {
    game: string;
    seats: SeatWish[];
    options: Data;
    open?: boolean;
    start?: "ready" | "seated";
    text?: string;
    clock?: { perMove?: number };
};
export type Me = { known: boolean; name: string; avatar: string };
export type Made = TableInfo & { keys: Record<string, string>; spectatorKey: string };

let games: Promise<GameInfo[]> | undefined;

export const api = {
    /** The games do not change while the page is open. */
    games(): Promise<GameInfo[]> {
        games ??= call<{ games: GameInfo[] }>("GET", "/games").then((answer) => answer.games);
        games.catch(() => (games = undefined));
        return games;
    },
    myTables: () => call<{ tables: TableInfo[] }>("GET", "/me/tables").then((answer) => answer.tables),
    tables: (status: TableInfo["status"]) =>
        call<{ tables: TableInfo[] }>("GET", `/tables?status=${status}`).then((answer) => answer.tables),
    /** The name and face of this browser's person, for the seats they have already. */
    tellWhoIAm: () => call<Me>("PUT", "/me", meAsSent()),

    async create(wish: TableWish): Promise<TableInfo> {
        return keepMade(await call<Made>("POST", "/tables", { ...meAsSent(), ...wish } as Data));
    },
    show: (table: string) => call<TableInfo>("GET", at(table), undefined, mine(table)),
    /** The table as whoever holds a link sees it. */
    invited: (table: string, key: string) => call<TableInfo>("GET", at(table), undefined, key),
    async join(table: string, key: string | undefined): Promise<TableInfo> {
        const joined = await call<TableInfo & { key: string }>("POST", at(table, "/join"), meAsSent(), key);
        keepKeys(table, { mine: joined.key });
        return joined;
    },
    ready: (table: string, text: string) => call<TableInfo>("POST", at(table, "/ready"), { text }, mine(table)),
    leave: (table: string) => call<TableInfo>("POST", at(table, "/leave"), {}, mine(table)),
    standIn: (table: string, seat: number) => call<TableInfo>("POST", at(table, "/stand-in"), { seat }, mine(table)),
    device: (table: string) =>
        call<{ invitation: string }>("POST", at(table, "/device"), {}, mine(table)).then((made) => made.invitation),
    mute: (table: string, seat: number, muted: boolean) =>
        call<TableInfo>("POST", at(table, "/mute"), { seat, muted }, mine(table)),
    async rematch(table: string): Promise<TableInfo> {
        const next = await call<TableInfo>("POST", at(table, "/rematch"), {}, mine(table));
        keepKeys(next.table, { mine: mine(table) });
        return next;
    },
};

/** The links of a new table are told once, to whoever made it: they are kept here. */
export function keepMade(made: Made): TableInfo {
    const { keys, spectatorKey, seat } = made;
    const friends = Object.fromEntries(Object.entries(keys).filter(([each]) => Number(each) !== seat));
    keepKeys(made.table, { mine: seat === null ? undefined : keys[seat], friends, spectators: spectatorKey });
    return made;
}

/** The address that seats whoever opens it. The key stands behind the # so that it is in no server's log. */
export function seatLink(table: string, key: string): string {
    return `${location.origin}${hostPath(`/t/${table}`)}#${key}`;
}
