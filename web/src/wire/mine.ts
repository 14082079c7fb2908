import { call } from "./api";
import type * as Wire from "./schema";

export type { Line as StatisticsLine, MyGame, Outline, Statistics } from "./schema";

const send = <T>(method: string, path: string, body: object) => call<T>(method, path, undefined, JSON.stringify(body));

/** What belongs to the person rather than to one table. */
export const mine = {
    games: () => call<Wire.Games>("GET", "/me/games").then((answer) => answer.games),
    statistics: () => call<Wire.Statistics>("GET", "/me/statistics"),
    remove: (table: string) => call<Wire.Removed>("DELETE", `/me/games/${encodeURIComponent(table)}`),
    /** The secret of a link that brings this person to one more device. */
    move: () => send<Wire.Move>("POST", "/me/move", {}).then((made) => made.code),
    lookWho: (code: string) => send<Wire.Person>("POST", "/me/move/look", { code } satisfies Wire.MovingCode),
    follow: (code: string) => send<Wire.Person>("POST", "/me/move/follow", { code } satisfies Wire.MovingCode),
    signOutOthers: () => call<Wire.Person>("DELETE", "/me/devices"),
};

/** The open tables, again and again as they change; `state` is what the last answer said. */
export const openTables = (state: string | undefined) =>
    call<Wire.OpenTablesNow>("GET", `/lobby${state === undefined ? "" : `?after=${state}`}`);
