import { settings } from "../words/settings.svelte";
import { WireError } from "./trouble";
import type { SocketMessage, SocketRequest } from "./schema";

/** While it restarts the server has said that it comes back in a moment. */
export type LineStatus = "connecting" | "open" | "lost" | "restarting" | "closed";

/** What a server may have closed a line for, never to open it again. */
export type Ended = "seat" | "table";

/** The codes a server closes a line with: see docs/server.md. */
const endings: Record<number, Ended> = { 4001: "seat", 4004: "table" };
const restarts = 1012;

const firstWait = 400;
const longestWait = 10_000;
/** Nothing heard for this long means the line is dead even if the browser has not noticed. */
const silence = 45_000;

/**
 * A connection that mends itself. Requests carry an id and are sent again after a break until they are answered, so a
 * repeated send must be harmless on the other side (it is: every answer is numbered).
 */
export class Line {
    status: LineStatus = $state("connecting");
    /** Why the server closed it for good, where it did. */
    ended: Ended | undefined = $state();
    private socket: WebSocket | undefined;
    private wait = firstWait;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private heard = Date.now();
    private watch: ReturnType<typeof setInterval>;
    private readonly unanswered = new Map<
        string,
        { message: SocketRequest; resolve: (reply: SocketMessage) => void; reject: (error: Error) => void }
    >();

    constructor(
        private readonly address: () => string,
        private readonly hello: () => SocketRequest,
        private readonly hear: (message: SocketMessage) => void,
    ) {
        this.open();
        addEventListener("online", this.now);
        addEventListener("offline", this.cut);
        this.watch = setInterval(() => this.listen(), silence / 3);
    }

    /** The browser does not tell of the other side's pings, so we ask ourselves now and then. */
    private listen(): void {
        if (this.status !== "open") return;
        if (Date.now() - this.heard > silence) this.socket?.close();
        else this.say({ do: "ping" });
    }

    private readonly now = () => {
        if (this.status !== "lost" && this.status !== "restarting") return;
        clearTimeout(this.timer);
        this.open();
    };

    private readonly cut = () => this.socket?.close();

    private open(): void {
        const socket = new WebSocket(this.address());
        this.socket = socket;
        socket.onopen = () => {
            this.wait = firstWait;
            this.heard = Date.now();
            this.status = "open";
            this.say(this.hello());
            for (const { message } of this.unanswered.values()) this.say(message);
        };
        socket.onmessage = (event) => {
            this.heard = Date.now();
            this.receive(JSON.parse(String(event.data)) as SocketMessage);
        };
        socket.onclose = ({ code, reason }) => {
            if (this.socket !== socket || this.status === "closed") return;
            this.ended = endings[code];
            if (this.ended) {
                this.close();
                for (const { reject } of this.unanswered.values()) reject(new WireError(this.ended, reason));
                return;
            }
            // Until it is there again the server that restarts refuses connections, without a word.
            this.status = code === restarts || this.status === "restarting" ? "restarting" : "lost";
            // A little chance keeps a thousand clients from coming back in the same instant.
            this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6));
            this.wait = Math.min(longestWait, this.wait * 2);
        };
    }

    private receive(message: SocketMessage): void {
        if ("done" in message) for (const done of message.done ?? []) this.settle(done.id, message);
        if ("id" in message && message.type !== "waiting") this.settle(message.id ?? null, message);
        this.hear(message);
    }

    private settle(id: string | null, message: SocketMessage): void {
        const asked = id === null ? undefined : this.unanswered.get(id);
        if (id === null || !asked) return;
        this.unanswered.delete(id);
        if (message.type === "error") asked.reject(new WireError(message.error.code, message.error.text));
        else asked.resolve(message);
    }

    /** Sends a request and waits for its reply, over breaks of the line too. */
    ask(message: SocketRequest): Promise<SocketMessage> {
        const id = newId();
        const sent = { ...message, id };
        return new Promise((resolve, reject) => {
            this.unanswered.set(id, { message: sent, resolve, reject });
            this.say(sent);
        });
    }

    /** Says in which language a refusal should be: the page's, which may change. */
    say(message: SocketRequest): void {
        const open = this.socket?.readyState === WebSocket.OPEN;
        if (open) this.socket?.send(JSON.stringify({ ...message, lang: settings.language }));
    }

    close(): void {
        this.status = "closed";
        clearTimeout(this.timer);
        clearInterval(this.watch);
        removeEventListener("online", this.now);
        removeEventListener("offline", this.cut);
        this.socket?.close();
    }
}

/** Unguessable is not needed, only unlike any other; `randomUUID` is missing on plain http addresses. */
function newId(): string {
    return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
