import type { SocketMessage, SocketRequest, Text } from "../wire/schema";

/** A table on this device is known by its name. */
const mark = "here-";

export const isHere = (table: string): boolean => table.startsWith(mark);

export const newHere = (name = hex(6)): string => mark + name;

/** So many unguessable bytes. */
export function hex(bytes: number): string {
    return [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
}

/** What is said at a table on this device beside what a server knows: who has the device in their hands. */
export type HereRequest = SocketRequest | { do: "sit"; seat: number };
export type HereMessage = SocketMessage | { type: "hand-over"; seat: number };

/** What a server is asked over HTTP. */
export type Call = { method: string; path: string; body?: string | undefined };

/** From the page to the worker that keeps the tables of this device. */
export type ToWorker = { engine: string } | Asked | { table: string; leave: true };

/** What is answered. */
export type Asked = { id: number; call: Call } | { id: number; table: string; say: HereRequest };

export type Problem = { code: string; text: string; says?: Text | undefined };

/** From that worker: the answer to what was asked, and what happens at a table that is looked at. */
export type FromWorker = { id: number; answer?: unknown; problem?: Problem } | { table: string; told: HereMessage };
