import { hostPath } from "../base";
import type { LogLine } from "../play/game.svelte";
import type { Text } from "../words/text";
import { keysOf, type Made, type SeatWish } from "./api";
import { WireError } from "./line.svelte";
import type { Data, Notice, TableInfo } from "./types";

/** What a check of chance found, point by point. */
export type Verdict = {
    honest: boolean;
    game: string;
    answers: number;
    checks: { what: string; good: boolean; text: Text }[];
};

/** A number of the game as a viewer was told of it and, in a replay, saw it. */
export type Moment = { number: number; asked: number[]; notices: Notice[]; view?: unknown };

/** Through whose eyes a game is looked back upon: a seat, a spectator, or all-seeing once it is over. */
export type Eyes = number | "spectator" | "all";

async function call<T>(method: string, path: string, table: string | undefined, body?: string): Promise<T> {
    const key = table ? (keysOf(table).mine ?? keysOf(table).spectators) : undefined;
    const response = await fetch(hostPath(`/api${path}`), {
        method,
        headers: {
            ...(body === undefined ? {} : { "Content-Type": "application/json" }),
            ...(key ? { Authorization: `Seat ${key}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
    });
    const answer = (await response.json().catch(() => ({}))) as Data;
    if (response.ok) return answer as T;
    const error = answer.error as { code: string; text: string } | undefined;
    throw new WireError(error?.code ?? String(response.status), error?.text ?? response.statusText);
}

const at = (table: string, what: string) => `/tables/${encodeURIComponent(table)}${what}`;
/** While a game is played everybody has their own eyes; those need not be named. */
const through = (eyes: Eyes | undefined) => (eyes === undefined ? "" : `&as=${eyes}`);

/** What has been played: moments, sentences, files, and whether chance was honest. */
export const archive = {
    table: (table: string) => call<TableInfo>("GET", at(table, ""), table),
    async moments(table: string, from: number, to: number, eyes: Eyes | undefined): Promise<Moment[]> {
        const path = at(table, `/replay?from=${from}&to=${to}${through(eyes)}`);
        return (await call<{ moments: Moment[] }>("GET", path, table)).moments;
    },
    async told(table: string, eyes: Eyes | undefined): Promise<LogLine[]> {
        const path = at(table, `/history?from=0${through(eyes)}`);
        const { moments } = await call<{ moments: Moment[] }>("GET", path, table);
        return moments.flatMap(({ number, notices }) => notices.map((notice) => ({ ...notice, number })));
    },
    goOn: (table: string, number: number, seats: SeatWish[]) =>
        call<Made>("POST", at(table, "/go-on"), table, JSON.stringify({ number, seats, start: "seated" })),
    verify: (table: string) => call<Verdict>("GET", at(table, "/verify"), table),
    verifyFile: (file: string) => call<Verdict>("POST", "/verify", undefined, file),
    exported: (table: string) => call<Data>("GET", at(table, "/export"), table),
};
