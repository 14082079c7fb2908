import { ask, startEngine } from "./engine";
import type { Thought } from "./thinker";

/** A bot thinks about one position at a time, in a thread of its own that can be ended. */
self.onmessage = async (event: MessageEvent<Thought & { engine: string }>) => {
    const { engine, saved, ...thought } = event.data;
    try {
        await startEngine(engine);
        await ask({ do: "load", table: "thought", saved });
        self.postMessage({ advice: await ask({ do: "bot", table: "thought", ...thought }) });
    } catch (error) {
        self.postMessage({ trouble: error instanceof Error ? error.message : String(error) });
    }
};
