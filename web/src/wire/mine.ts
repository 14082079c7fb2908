import { isAlone } from "../base";
import { isHere } from "../here/messages";
import { listed } from "../here/told";
import { call } from "./api";
import type * as Wire from "./schema";

export type { Line as StatisticsLine, MyGame, Outline, Statistics } from "./schema";

const send = <T>(method: string, path: string, body: object) => call<T>(method, path, undefined, JSON.stringify(body));

/** What belongs to the person rather than to one table. */
export const mine = {
    /** The games of this device, and those at the server where it answers. */
    async games(): Promise<Wire.MyGame[]> {
        const here = gamesHere();
        if (isAlone) return here;
        const there = await call<Wire.Games>("GET", "/me/games").then(
            ({ games }) => games,
            async (error: unknown) => {
                if ((await here).length === 0) throw error;
                return [];
            },
        );
        const order = (game: Wire.MyGame) => (game.status === "playing" ? (game.myMove ? 0 : 1) : 2);
        return [...(await here), ...there].toSorted((a, b) => order(a) - order(b) || b.at - a.at);
    },
    statistics: () => call<Wire.Statistics>("GET", "/me/statistics"),
    async remove(table: string): Promise<void> {
        if (isHere(table)) await (await import("../here/store")).store.remove(table);
        else await call<Wire.Removed>("DELETE", `/me/games/${encodeURIComponent(table)}`);
    },
    /** The secret of a link that brings this person to one more device. */
    move: () => send<Wire.Move>("POST", "/me/move", {}).then((made) => made.code),
    lookWho: (code: string) => send<Wire.Person>("POST", "/me/move/look", { code } satisfies Wire.MovingCode),
    follow: (code: string) => send<Wire.Person>("POST", "/me/move/follow", { code } satisfies Wire.MovingCode),
    signOutOthers: () => call<Wire.Person>("DELETE", "/me/devices"),
};

/** Without a store (some browsers have none in private windows) there are no games on the device. */
async function gamesHere(): Promise<Wire.MyGame[]> {
    try {
        const { store } = await import("../here/store");
        const all = (await store.list()).filter((each) => each.origin?.kind !== "link").map(listed);
        return all.toSorted((a, b) => b.at - a.at);
    } catch {
        return [];
    }
}

/** The open tables, again and again as they change; `state` is what the last answer said. */
export const openTables = (state: string | undefined) =>
    call<Wire.OpenTablesNow>("GET", `/lobby${state === undefined ? "" : `?after=${state}`}`);
