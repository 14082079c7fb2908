import type { BotAnswer } from "../wire/schema";

/** What a bot is asked: what it would do in a seat. */
export type Thought = { saved: string; seat: number; level: string; millis: number; fate: string };

/** Bots think in a worker of their own: what is no longer wanted is ended with it. */
export class Thinker {
    private worker: Worker | undefined;
    private give: ((error: Error) => void) | undefined;

    constructor(private readonly engine: string) {}

    /** One thought at a time; another ends the one before. */
    think(thought: Thought): Promise<BotAnswer> {
        this.stop();
        this.worker ??= new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
        const worker = this.worker;
        return new Promise((resolve, reject) => {
            this.give = reject;
            worker.onmessage = (event: MessageEvent<{ advice?: BotAnswer; trouble?: string }>) => {
                this.give = undefined;
                if (event.data.advice) resolve(event.data.advice);
                else reject(new Error(event.data.trouble));
            };
            worker.onerror = (event) => reject(new Error(event.message));
            worker.postMessage({ engine: this.engine, ...thought });
        });
    }

    stop(): void {
        if (!this.give) return;
        this.give(new Stopped());
        this.give = undefined;
        this.worker?.terminate();
        this.worker = undefined;
    }
}

/** A thought that was ended: nobody wants to know any more. */
export class Stopped extends Error {}
