import { Game } from "../play/game.svelte";
import { Line } from "./line.svelte";
import type { Advice, Data, Refusal, Standpoint } from "./types";

export type SeatInfo = { name: string };

/** A table on the wire, as one person at it (or a spectator) follows it. */
export class LiveTable {
    seats: SeatInfo[] = $state.raw([]);
    gameId: string | undefined = $state();
    readonly line: Line;
    readonly game: Game;

    constructor(id: string) {
        this.game = new Game({
                answer: (number, option) => {
                    this.line.ask({ do: "answer", number, option }).catch(() => this.game.reopen());
                },
                undo: (number) => void this.line.ask({ do: "undo", number }).catch(() => undefined),
                refusals: async () => (await this.line.ask({ do: "why" })).refusals as Refusal[],
                advice: async () => (await this.line.ask({ do: "bot" })) as unknown as Advice,
        });
        this.line = new Line(
            () => `${location.origin.replace("http", "ws")}/api/tables/${id}`,
            () => undefined,
            (message) => this.hear(message),
        );
    }

    private hear(message: Data): void {
        if (message.type === "welcome") {
            this.gameId = message.game as string;
            this.seats = message.seats as SeatInfo[];
            this.game.me = message.seat as number;
            this.game.begin(message.state as Standpoint, []);
        }
        if (message.type === "update") this.game.hear(message as unknown as Standpoint);
    }
}
