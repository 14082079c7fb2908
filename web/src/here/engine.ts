import { WireError } from "../wire/trouble";
import type { Text } from "../words/text";

type Engine = { answer: (line: string) => string };

let engine: Promise<Engine> | undefined;

/** Fetches the engine; asked for again after a failure, it tries again. */
export function startEngine(address: string): Promise<Engine> {
    engine ??= import(/* @vite-ignore */ address) as Promise<Engine>;
    engine.catch(() => (engine = undefined));
    return engine;
}

/** Asks the engine in the words of the open protocol (docs/protocol.md). */
export async function ask<T>(request: { do: string; [field: string]: unknown }): Promise<T> {
    if (!engine) throw new Error("the engine has not been started");
    const answer = JSON.parse((await engine).answer(JSON.stringify(request))) as T & {
        error?: { code: string; text: string; says?: Text };
    };
    if (answer.error) throw new WireError(answer.error.code, answer.error.text, answer.error.says);
    return answer;
}
