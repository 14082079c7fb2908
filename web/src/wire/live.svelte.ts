import { hostPath } from "../base";
import { Game } from "../play/game.svelte";
import { keysOf } from "./api";
import { hashOf, patched } from "./changes";
import { archive } from "./archive";
import { HereLine, isHere } from "../here/line.svelte";
import type { HereMessage } from "../here/messages";
import { Line, type Ended } from "./line.svelte";
import type { AskHello, AskOrder, OrderInfo, ToldGame, ToldHint, ToldRefusals, ToldTried } from "./schema";
import type { ChatLine, Phrase, TableInfo } from "./types";

/** Why a table cannot be shown; in the server's own words where we have none. */
export type Gone = { why: Ended | "closed" } | { why: "refused"; text: string };

/** A table on the wire, as one person at it (or a spectator) follows it. */
export class LiveTable {
    info: TableInfo | undefined = $state.raw(undefined);
    chat: ChatLine[] = $state.raw([]);
    /** How my seat answers while others have the turn. */
    orders: OrderInfo[] = $state.raw([]);
    private refused: Gone | undefined = $state.raw();
    /** Who must have the device in their hands now, where several persons share it. */
    handTo: number | undefined = $state(undefined);
    readonly line: Line | HereLine;
    readonly game: Game;
    /** The view as the server last showed it: what comes next are its changes. */
    private view: unknown;

    /** @param known whether I show no key, since the server knows me by my cookie */
    constructor(
        readonly id: string,
        private readonly known = false,
    ) {
        this.game = new Game({
            answer: (number, answers) =>
                this.line.ask({ do: "answer", number, answers: answers.map((answer) => ({ answer })) }),
            undo: (number) => this.line.ask({ do: "undo", number }),
            try: async (answers) => {
                const wish = { do: "try", answers: answers.map((answer) => ({ answer })) } as const;
                const { tried } = (await this.line.ask(wish)) as ToldTried;
                return tried.taken === answers.length;
            },
            refusals: async () => ((await this.line.ask({ do: "why" })) as ToldRefusals).refusals,
            advice: async () => (await this.line.ask({ do: "hint" })) as ToldHint,
        });
        const [hello, hear] = [() => this.hello(), (message: HereMessage) => this.hear(message)];
        this.line = isHere(id)
            ? new HereLine(id, hello, hear)
            : new Line(() => `${location.origin.replace(/^http/, "ws")}${hostPath("/api/socket")}`, hello, hear);
    }

    get gone(): Gone | undefined {
        if (this.line.ended) return { why: this.line.ended };
        // A table that was closed before its game began has nothing to show.
        if (this.info?.status === "closed" && this.game.shown === undefined) return { why: "closed" };
        return this.refused;
    }

    private hello(): AskHello {
        const key = this.known ? undefined : (keysOf(this.id).mine ?? keysOf(this.id).spectators);
        return {
            do: "hello",
            id: "hello",
            table: this.id,
            ...(key ? { key } : {}),
            last: this.game.latest,
            lastChat: this.chat.at(-1)?.number ?? -1,
            changes: true,
        };
    }

    private hear(message: HereMessage): void {
        // Time passes at once, whatever is still being told.
        if ("clock" in message && message.clock) this.game.clock = { ...message.clock, heard: Date.now() };
        switch (message.type) {
            case "table":
                this.info = message;
                this.game.me = message.seat;
                this.game.closed = message.status === "closed";
                break;
            case "game":
                this.hearGame(message);
                break;
            case "chat":
                this.chat = [...this.chat, ...message.chat];
                break;
            case "orders":
                this.orders = message.orders;
                // Whether one of them answers what I am asked now comes with the game.
                if (this.game.shown?.standing) this.line.say({ do: "view" });
                break;
            case "hand-over":
                this.handTo = message.seat;
                break;
            case "error":
                if (message.id === "hello") {
                    this.refused = refusal(message.error);
                    this.line.close();
                }
        }
    }

    /** The view after a message; undefined where it is not the one the server has. */
    private seen(word: ToldGame): unknown {
        if (word.changes === undefined) return word.view;
        try {
            const view = patched(this.view, word.changes);
            return hashOf(view) === word.hash ? view : undefined;
        } catch {
            return undefined;
        }
    }

    private hearGame(word: ToldGame): void {
        const view = this.seen(word);
        this.view = view;
        if (view === undefined) {
            // Something went wrong on the way: the whole view comes with all that happened.
            this.line.say({ do: "view" });
            return;
        }
        if (!word.fresh) return this.game.hear({ ...word, view });
        this.game.begin({ ...word, view });
        // A fresh view comes without what led to it: the history tells.
        archive.told(this.id, undefined).then(
            (log) => this.game.remember(log.filter((line) => line.number <= word.number)),
            () => undefined,
        );
    }

    /** A person takes the device: from now on the table is seen through their eyes. */
    async takeDevice(seat: number): Promise<void> {
        if (!(this.line instanceof HereLine)) return;
        await this.line.sit(seat);
        this.handTo = undefined;
    }

    askTakeBack(): Promise<unknown> {
        return this.line.ask({ do: "ask-take-back" });
    }

    grantTakeBack(yes: boolean): Promise<unknown> {
        return this.line.ask({ do: "grant-take-back", yes });
    }

    order(wish: Omit<AskOrder, "do" | "id">): Promise<unknown> {
        return this.line.ask({ do: "order", ...wish });
    }

    say(wish: { text: string } | { phrase: Phrase }): Promise<unknown> {
        return this.line.ask({ do: "chat", ...wish });
    }
}

/** What a refusal means for who wanted to look at a table. */
export function refusal({ code, text }: { code: string; text: string }): Gone {
    return code === "unknown-table" ? { why: "table" } : { why: "refused", text };
}
