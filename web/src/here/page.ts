import { engineAddress } from "../base";
import { WireError } from "../wire/trouble";
import { say, words } from "../words/words.svelte";
import type { Call, FromWorker, HereMessage, HereRequest, Problem, ToWorker } from "./messages";

/** The page's end of the worker that keeps the tables of this device; it is fetched with the first of them. */
let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
const lines = new Map<string, (message: HereMessage) => void>();

function started(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
    // A worker that cannot be had is tried again with the next question.
    worker.onerror = () => {
        worker = undefined;
        for (const { reject } of waiting.values()) reject(new Error("the engine could not be fetched"));
        waiting.clear();
    };
    worker.postMessage({ engine: engineAddress } satisfies ToWorker);
    return worker;
}

function hear(message: FromWorker): void {
    if ("told" in message) {
        lines.get(message.table)?.(message.told);
        return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    const { problem } = message;
    if (problem) asked?.reject(new WireError(problem.code, said(problem)));
    else asked?.resolve(message.answer as never);
}

function said({ code, says, text }: Problem): string {
    const own: Record<string, string> = words().here.problems;
    return own[code] ?? (says ? say(says) : text);
}

function ask<T>(message: { call: Call } | { table: string; say: HereRequest }): Promise<T> {
    return new Promise<T>((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve, reject });
        started().postMessage({ id, ...message } satisfies ToWorker);
    });
}

/** Asks this device what a server is asked over HTTP. */
export const callHere = <T>(method: string, path: string, body?: string): Promise<T> =>
    ask<T>({ call: { method, path, body } });

/** Sits down at a table of this device. */
export function listenHere(table: string, hear: (message: HereMessage) => void): void {
    lines.set(table, hear);
}

export const sayHere = (table: string, request: HereRequest): Promise<HereMessage> =>
    ask<HereMessage>({ table, say: request });

export function leaveHere(table: string): void {
    lines.delete(table);
    worker?.postMessage({ table, leave: true } satisfies ToWorker);
}
