import { hostPath } from "../base";
import { Game } from "../play/game.svelte";
import { keysOf } from "./api";
import { archive } from "./archive";
import { Line } from "./line.svelte";
import type { Advice, ChatLine, Clock, Data, Refusal, Standpoint, TableInfo } from "./types";

type GameWord = Standpoint & { fresh: boolean };

/** A table on the wire, as one person at it (or a spectator) follows it. */
export class LiveTable {
    info: TableInfo | undefined = $state.raw(undefined);
    chat: ChatLine[] = $state.raw([]);
    /** Why the table cannot be looked at. */
    refused: string | undefined = $state(undefined);
    readonly line: Line;
    readonly game: Game;

    constructor(readonly id: string) {
        this.game = new Game({
            answer: (number, answers) =>
                this.line.ask({ do: "answer", number, answers: answers.map((answer) => ({ answer })) }),
            undo: (number) => this.line.ask({ do: "undo", number }),
            refusals: async () => (await this.line.ask({ do: "why" })).refusals as Refusal[],
            advice: async () => (await this.line.ask({ do: "hint" })) as unknown as Advice,
        });
        this.line = new Line(
            () => `${location.origin.replace(/^http/, "ws")}${hostPath("/api/socket")}`,
            () => this.hello(),
            (message) => this.hear(message),
        );
    }

    private hello(): Data {
        const key = keysOf(this.id).mine ?? keysOf(this.id).spectators;
        return {
            do: "hello",
            id: "hello",
            table: this.id,
            ...(key ? { key } : {}),
            last: this.game.latest,
            lastChat: this.chat.at(-1)?.number ?? -1,
        };
    }

    private hear(message: Data): void {
        // Time passes at once, whatever is still being told.
        if (message.clock) this.game.clock = { ...(message.clock as Clock), heard: Date.now() };
        switch (message.type) {
            case "table":
                this.info = message as unknown as TableInfo;
                this.game.me = this.info.seat;
                break;
            case "game":
                this.hearGame(message as unknown as GameWord);
                break;
            case "chat":
                this.chat = [...this.chat, ...(message.chat as ChatLine[])];
                break;
            case "error":
                if (message.id === "hello") {
                    this.refused = (message.error as { text: string }).text;
                    this.line.close();
                }
        }
    }

    private hearGame(word: GameWord): void {
        if (!word.fresh) return this.game.hear(word);
        this.game.begin(word);
        // A fresh view comes without what led to it: the history tells.
        archive.told(this.id, undefined).then(
            (log) => this.game.remember(log.filter((line) => line.number <= word.number)),
            () => undefined,
        );
    }

    askTakeBack(): Promise<unknown> {
        return this.line.ask({ do: "ask-take-back" });
    }

    grantTakeBack(yes: boolean): Promise<unknown> {
        return this.line.ask({ do: "grant-take-back", yes });
    }

    say(text: string): Promise<unknown> {
        return this.line.ask({ do: "chat", text });
    }
}
