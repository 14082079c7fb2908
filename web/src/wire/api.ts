import { hostPath, isAlone } from "../base";
import { isHere } from "../here/messages";
import { settings } from "../words/settings.svelte";
import { words } from "../words/words.svelte";
import { WireError } from "./trouble";
import { meAsSent } from "./me";
import type * as Wire from "./schema";
import type { GameInfo, Made, TableInfo, TableWish } from "./types";

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

/**
 * Asks whoever has the table: the server, or this device, for what is here or where there is no server and it can be answered
 * here. Whoever refuses says why in the language of the page.
 */
export async function call<T>(method: string, path: string, key?: string, body?: string): Promise<T> {
    const [, first = "", second = ""] = path.split(/[/?]/);
    if (isAlone || (first === "tables" && isHere(second))) return callHere(method, path, body);
    try {
        return await callServer(method, path, key, body);
    } catch (error) {
        if (!(error instanceof NoServer)) throw error;
        const isHereToo = first === "games" || first === "lessons" || first === "verify" || path === "/tables";
        if (!isHereToo) throw error;
        return callHere(method, path, body);
    }
}

/** The tables of this device are fetched with the first of them. */
export async function callHere<T>(method: string, path: string, body?: string): Promise<T> {
    return (await import("../here/page")).callHere<T>(method, path, body);
}

/** Nobody answered at all. */
class NoServer extends WireError {}

export async function callServer<T>(method: string, path: string, key?: string, body?: string): Promise<T> {
    const response = await fetch(hostPath(`/api${path}`), {
        method,
        headers: {
            "Accept-Language": settings.language,
            ...(body === undefined ? {} : { "Content-Type": "application/json" }),
            ...(key ? { Authorization: `Seat ${key}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
    }).catch(() => {
        throw new NoServer("no-server", words().here.noServer);
    });
    const answer = (await response.json().catch(() => ({}))) as T & Partial<Wire.ErrorReply>;
    if (response.ok) return answer;
    throw new WireError(answer.error?.code ?? String(response.status), answer.error?.text ?? response.statusText);
}

const get = <T>(path: string, key?: string) => call<T>("GET", path, key);
const post = <T>(path: string, body: object, key?: string) => call<T>("POST", path, key, JSON.stringify(body));

const at = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what}`;
const mine = (table: string) => keysOf(table).mine;

let games: Promise<GameInfo[]> | undefined;

export const api = {
    /** The games do not change while the page is open. */
    games(): Promise<GameInfo[]> {
        games ??= get<{ games: GameInfo[] }>("/games").then((answer) => answer.games);
        games.catch(() => (games = undefined));
        return games;
    },
    myTables: () => get<Wire.Tables>("/me/tables").then((answer) => answer.tables),
    tables: (status: TableInfo["status"]) =>
        get<Wire.Tables>(`/tables?status=${status}`).then((answer) => answer.tables),
    /** The name and face of this browser's person, for the seats they have already. */
    tellWhoIAm: () => call<Wire.Person>("PUT", "/me", undefined, JSON.stringify(meAsSent() satisfies Wire.Naming)),

    async create(wish: TableWish): Promise<TableInfo> {
        return keepMade(await post<Made>("/tables", { ...meAsSent(), ...wish }));
    },
    /** A table on this device: against bots, or for several persons who share it. */
    createHere: (wish: TableWish) => callHere<TableInfo>("POST", "/tables", JSON.stringify({ ...meAsSent(), ...wish })),
    show: (table: string) => get<TableInfo>(at(table), mine(table)),
    /** The table as whoever holds a link sees it. */
    invited: (table: string, key: string) => get<TableInfo>(at(table), key),
    async join(table: string, key: string | undefined): Promise<TableInfo> {
        const joined = await post<Wire.JoinedTable>(at(table, "/join"), meAsSent() satisfies Wire.Joining, key);
        keepKeys(table, { mine: joined.key });
        return joined;
    },
    ready: (table: string, text: string) =>
        post<TableInfo>(at(table, "/ready"), { text } satisfies Wire.Readiness, mine(table)),
    leave: (table: string) => post<TableInfo>(at(table, "/leave"), {}, mine(table)),
    standIn: (table: string, seat: number) =>
        post<TableInfo>(at(table, "/stand-in"), { seat } satisfies Wire.StandingIn, mine(table)),
    /** Gives my game up for good. */
    resign: (table: string) => post<TableInfo>(at(table, "/resign"), {}, mine(table)),
    sendAway: (table: string, seat: number) =>
        post<TableInfo>(at(table, "/send-away"), { seat } satisfies Wire.SendingAway, mine(table)),
    device: (table: string) =>
        post<Wire.Invitation>(at(table, "/device"), {}, mine(table)).then((made) => made.invitation),
    mute: (table: string, seat: number, muted: boolean) =>
        post<TableInfo>(at(table, "/mute"), { seat, muted } satisfies Wire.Muting, mine(table)),
    async rematch(table: string): Promise<TableInfo> {
        const next = await post<TableInfo>(at(table, "/rematch"), {}, mine(table));
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
