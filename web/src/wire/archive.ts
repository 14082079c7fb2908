import { keysOf } from "./api";
import { WireError } from "./line.svelte";
import type { Data, Notice, Standpoint, TableInfo } from "./types";

/** What a check of chance found. */
export type Verdict = {
    honest: boolean;
    because?: string;
    commitment?: string;
    secret?: string;
    texts?: string[];
    moves?: number;
};

/** Through whose eyes a game is looked back upon: a seat, a spectator, or all-seeing once it is over. */
export type Eyes = number | "spectator" | "all";

async function call<T>(method: string, path: string, table: string | undefined, body?: string): Promise<T> {
    const key = table ? (keysOf(table).mine ?? keysOf(table).spectators) : undefined;
    const response = await fetch(`/api${path}`, {
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
const as = (eyes: Eyes) => `as=${eyes}`;

/** What has been played: moments, sentences, files, and whether chance was honest. */
export const archive = {
    table: (table: string) => call<TableInfo>("GET", at(table, ""), table),
    moment: (table: string, number: number, eyes: Eyes) =>
        call<Standpoint>("GET", at(table, `/replay?number=${number}&${as(eyes)}`), table),
    async told(table: string, eyes: Eyes): Promise<(Notice & { number: number })[]> {
        return (await call<{ notices: (Notice & { number: number })[] }>("GET", at(table, `/history?${as(eyes)}`), table)).notices;
    },
    goOn: (table: string, number: number) =>
        call<TableInfo & { keys: Record<string, string>; spectatorKey: string }>(
            "POST",
            at(table, "/go-on"),
            table,
            JSON.stringify({ number }),
        ),
    verify: (table: string) => call<Verdict>("GET", at(table, "/verify"), table),
    verifyFile: (file: string) => call<Verdict>("POST", "/verify", undefined, file),
    exportAddress: (table: string) => `/api${at(table, "/export")}`,
};
