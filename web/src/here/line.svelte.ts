import type { Ended, LineStatus } from "../wire/line.svelte";
import type { SocketMessage, SocketRequest } from "../wire/schema";
import { isHere, type HereMessage } from "./messages";

/** A line to a table on this device: what `Line` is to a server's. It never breaks. */
export class HereLine {
    status: LineStatus = $state("connecting");
    /** Nobody cuts it off, either. */
    readonly ended: Ended | undefined = undefined;
    private readonly page = import("./page");

    constructor(
        private readonly table: string,
        hello: () => SocketRequest,
        private readonly hear: (message: HereMessage) => void,
    ) {
        void this.open(hello());
    }

    private async open(hello: SocketRequest): Promise<void> {
        const { listenHere, sayHere } = await this.page;
        listenHere(this.table, this.hear);
        try {
            await sayHere(this.table, hello);
            if (this.status !== "closed") this.status = "open";
        } catch (error) {
            const text = error instanceof Error ? error.message : String(error);
            this.hear({ type: "error", id: "hello", number: -1, error: { code: "unknown-table", text } });
        }
    }

    async ask(message: SocketRequest): Promise<SocketMessage> {
        return (await (await this.page).sayHere(this.table, message)) as SocketMessage;
    }

    say(message: SocketRequest): void {
        void this.ask(message);
    }

    /** Takes the device into one's hands. */
    async sit(seat: number): Promise<void> {
        await (await this.page).sayHere(this.table, { do: "sit", seat });
    }

    close(): void {
        this.status = "closed";
        void this.page.then(({ leaveHere }) => leaveHere(this.table));
    }
}

export { isHere };
