import { WireError } from "../wire/trouble";
import { startEngine } from "./engine";
import type { Asked, FromWorker, Problem, ToWorker } from "./messages";
import { answer } from "./routes";
import { HereTable } from "./table";

/** The tables of this device, in a thread of their own: the page asks here what it would ask a server. */
const tables = new Map<string, Promise<HereTable>>();
let engine = "";

function table(id: string): Promise<HereTable> {
    const found = tables.get(id) ?? HereTable.read(id, engine);
    tables.set(id, found);
    found.catch(() => tables.delete(id));
    return found;
}

const post = (message: FromWorker) => self.postMessage(message);

function problem(error: unknown): Problem {
    if (error instanceof WireError) return { code: error.code, text: error.message, says: error.says };
    return { code: "internal", text: error instanceof Error ? error.message : String(error) };
}

async function work(message: Asked): Promise<unknown> {
    await startEngine(engine);
    if ("call" in message) return answer(message.call, table);
    const at = await table(message.table);
    return at.answer(message.say, (told) => post({ table: message.table, told }));
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
    const message = event.data;
    if ("engine" in message) engine = message.engine;
    else if ("leave" in message) void tables.get(message.table)?.then((each) => each.leave());
    else
        work(message).then(
            (done) => post({ id: message.id, answer: done }),
            (error: unknown) => post({ id: message.id, problem: problem(error) }),
        );
};
