import type { LogLine } from "../play/game.svelte";
import { call, callHere, callServer, keysOf } from "./api";
import { meAsSent } from "./me";
import type * as Wire from "./schema";
import type { Data, Made, Moment, SeatWish, TableInfo, Verdict } from "./types";

/** Through whose eyes a game is looked back upon: a seat, a spectator, or all-seeing once it is over. */
export type Eyes = number | "spectator" | "all";

/** Whoever has no seat may have the spectators' link. */
const key = (table: string) => keysOf(table).mine ?? keysOf(table).spectators;
const at = (table: string, what: string) => `/tables/${encodeURIComponent(table)}${what}`;
/** While a game is played everybody has their own eyes; those need not be named. */
const through = (eyes: Eyes | undefined) => (eyes === undefined ? "" : `&as=${eyes}`);

/** What has been played: moments, sentences, files, and whether chance was honest. */
export const archive = {
    table: (table: string) => call<TableInfo>("GET", at(table, ""), key(table)),
    async moments(table: string, from: number, to: number, eyes: Eyes | undefined): Promise<Moment[]> {
        const path = at(table, `/replay?from=${from}&to=${to}${through(eyes)}`);
        return (await call<Wire.PastMoments>("GET", path, key(table))).moments;
    },
    async told(table: string, eyes: Eyes | undefined): Promise<LogLine[]> {
        const path = at(table, `/history?from=0${through(eyes)}`);
        const { moments } = await call<Wire.PastMoments>("GET", path, key(table));
        return moments.flatMap(({ number, notices }) => notices.map((notice) => ({ ...notice, number })));
    },
    goOn: (table: string, number: number, seats: SeatWish[]) =>
        call<Made>(
            "POST",
            at(table, "/go-on"),
            key(table),
            JSON.stringify({ number, seats, start: "seated" } satisfies Wire.GoingOn),
        ),
    verify: (table: string) => call<Verdict>("GET", at(table, "/verify"), key(table)),
    verifyFile: (file: string) => call<Verdict>("POST", "/verify", undefined, file),
    /** The whole game as words for a link, short and longer. */
    links: async (table: string) =>
        callHere<Wire.PackAnswer>("POST", "/links", JSON.stringify(await archive.exported(table))),
    /** The game in a link, as a table of this device. */
    opened: (link: string) => callHere<TableInfo>("POST", "/opened", JSON.stringify({ link })),
    /** A game from a file comes to this device. */
    bringIn: (file: string) => callHere<TableInfo>("POST", "/import", file),
    /** A game of this device goes on at the server, dealt anew from what I know of it: nobody has seen the hidden cards. */
    async moveToServer(info: TableInfo, seats: SeatWish[]): Promise<Made> {
        const file = JSON.stringify(await archive.exported(info.table));
        const there = await callServer<TableInfo>("POST", "/import", undefined, file);
        const wish: Wire.GoingOn = {
            ...meAsSent(),
            number: info.number ?? 0,
            knowing: info.seat ?? 0,
            seats,
            start: "ready",
        };
        return callServer<Made>("POST", at(there.table, "/go-on"), undefined, JSON.stringify(wish));
    },
    exported: (table: string) => call<Data>("GET", at(table, "/export"), key(table)),
};
