import type * as Wire from "../wire/schema";
import { WireError } from "../wire/trouble";
import { ask } from "./engine";
import type { HereMessage, HereRequest } from "./messages";
import { GoneOn, store, type KeptTable } from "./store";
import { Stopped, Thinker } from "./thinker";
import { gameOf, infoOf, owner } from "./told";

/** How long a bot thinks, and one who advises, in milliseconds. */
const patience = 1000;

/**
 * A table on this device. It answers what a server's table answers over the wire; the rules are the engine's. One thing
 * happens after the other, and each is kept before it is told.
 */
export class HereTable {
    /** Who has the device in their hands. */
    private viewer: number;
    private queue: Promise<unknown> = Promise.resolve();
    private isThinking = false;
    private chat = 0;
    /** Who looks on; nobody where the page is elsewhere: then bots wait. */
    private hear: ((message: HereMessage) => void) | undefined;

    private constructor(
        private kept: KeptTable,
        private state: Wire.State,
        private readonly bots: Thinker,
        private readonly adviser: Thinker,
    ) {
        this.viewer = this.inTurn() ?? owner(kept);
    }

    /** A table that was kept goes on. */
    static async read(id: string, engine: string): Promise<HereTable> {
        const [kept, saved] = [await store.table(id), await store.saved(id)];
        if (!kept || saved === undefined) throw new WireError("no-table-here", `there is no table ${id}`);
        const state = await ask<Wire.State>({ do: "load", table: id, saved });
        return new HereTable(kept, state, new Thinker(engine), new Thinker(engine));
    }

    get info(): Wire.TableInfo {
        return infoOf(this.kept, this.viewer);
    }

    get known(): KeptTable {
        return this.kept;
    }

    /** Whose eyes the game is looked at with while it is played. */
    get eyes(): number {
        return this.viewer;
    }

    /** The person who is asked first: whoever has the device already, then in the order of the seats. */
    private inTurn(): number | undefined {
        const persons = this.state.pending.map((each) => each.seat).filter((seat) => !this.levelOf(seat));
        return persons.includes(this.viewer) ? this.viewer : persons[0];
    }

    private levelOf(seat: number): string | null {
        return this.kept.seats[seat]?.level ?? null;
    }

    noteRematch(rematch: string): void {
        this.kept = { ...this.kept, rematch };
        this.hear?.({ type: "table", ...this.info });
    }

    /** What is asked over a line. */
    async answer(request: HereRequest, hear: (message: HereMessage) => void): Promise<HereMessage> {
        const seat = this.viewer;
        const table = this.kept.table;
        const number = this.state.number;
        switch (request.do) {
            case "hello":
                this.hear = hear;
                await this.tellAll();
                void this.goOn();
                break;
            case "view":
                await this.tellAll();
                break;
            case "sit":
                this.viewer = request.seat;
                await this.tellAll();
                break;
            case "answer":
                await this.change(request.number, { do: "answers", seat, answers: given(request) });
                break;
            case "undo":
                await this.change(request.number, { do: "undo", seat, whole: request.whole !== false });
                break;
            case "ask-take-back":
                // Whoever else could be asked sits at this device, too.
                await this.change(number, { do: "undo", seat, whole: true, granted: true });
                break;
            case "try": {
                const tried = await ask<Wire.TryAnswer>({ do: "try", table, seat, answers: given(request) });
                return { type: "tried", number, tried };
            }
            case "why": {
                const { refusals } = await ask<Wire.WhyAnswer>({ do: "why", table, seat });
                return { type: "refusals", refusals };
            }
            case "hint":
                return { type: "hint", number, ...(await this.advice(seat)) };
            case "chat":
                hear({
                    type: "chat",
                    chat: [
                        { number: ++this.chat, at: Date.now(), seat, name: "", text: request.text ?? "", table: false },
                    ],
                });
                break;
            case "grant-take-back":
            case "ping":
                break;
            default:
                throw new WireError("needs-server", `nobody here knows how to do ${request.do}`);
        }
        return { type: "done", done: [] };
    }

    leave(): void {
        this.hear = undefined;
        this.bots.stop();
        this.adviser.stop();
    }

    /** Something changes: as soon as what came before it is done. */
    private change(number: number, request: { do: string; seat: number; [field: string]: unknown }): Promise<void> {
        this.bots.stop();
        return this.inOrder(async () => {
            if (number !== this.state.number) throw late();
            await this.happens(request);
            void this.goOn();
        });
    }

    private inOrder<T>(deed: () => Promise<T>): Promise<T> {
        const done = this.queue.then(deed);
        this.queue = done.catch(() => undefined);
        return done;
    }

    private async happens(request: { do: string; [field: string]: unknown }): Promise<void> {
        const { table, number } = this.kept;
        this.state = await ask<Wire.State>({ ...request, table, for: this.viewer });
        try {
            await this.keep();
        } catch (error) {
            await this.readAgain();
            throw error instanceof GoneOn ? late() : error;
        }
        await this.tell(number);
    }

    private async keep(): Promise<void> {
        const { table } = this.kept;
        const { saved } = await ask<Wire.SaveAnswer>({ do: "save", table });
        const { outline } = await ask<Wire.OutlineAnswer>({ do: "outline", table });
        const next = { ...this.kept, ...stands(this.state), outline, changedAt: Date.now() };
        await store.keep(next, saved, this.kept.number);
        this.kept = next;
    }

    /** What could not be kept has not happened: another tab has gone on, say. The game is taken as it was kept. */
    private async readAgain(): Promise<void> {
        const [kept, saved] = [await store.table(this.kept.table), await store.saved(this.kept.table)];
        if (!kept || saved === undefined) return;
        this.kept = kept;
        this.state = await ask<Wire.State>({ do: "load", table: kept.table, saved, for: this.viewer });
        await this.tellAll();
    }

    private async tell(from: number): Promise<void> {
        const hear = this.hear;
        if (!hear) return;
        if (this.state.over) hear({ type: "table", ...this.info });
        hear(gameOf(this.state, this.viewer, await this.view(), false, from));
        this.handOver();
    }

    private async tellAll(): Promise<void> {
        const state = await ask<Wire.State>({ do: "state", table: this.kept.table, for: this.viewer });
        const view = await this.view();
        this.hear?.({ type: "table", ...this.info });
        this.hear?.(gameOf(state, this.viewer, view, true, -1));
        this.handOver();
    }

    private async view(): Promise<unknown> {
        return (await ask<Wire.ViewAnswer>({ do: "view", table: this.kept.table, seat: this.viewer })).view;
    }

    /** Where several persons share the device, the one who is asked must have it. */
    private handOver(): void {
        const next = this.inTurn();
        if (next !== undefined && next !== this.viewer) this.hear?.({ type: "hand-over", seat: next });
    }

    /** The bots that are asked answer, one after the other, as long as somebody looks on. */
    private async goOn(): Promise<void> {
        if (this.isThinking) return;
        this.isThinking = true;
        try {
            for (let asked = this.botAsked(); asked && this.hear; asked = this.botAsked()) {
                const number = this.state.number;
                const option = await this.choice(asked.seat, asked.level);
                await this.inOrder(async () => {
                    if (number !== this.state.number || option === undefined) return;
                    await this.happens({ do: "answer", seat: asked?.seat, option });
                });
            }
        } finally {
            this.isThinking = false;
        }
    }

    private botAsked(): { seat: number; level: string } | undefined {
        for (const { seat } of this.state.pending) {
            const level = this.levelOf(seat);
            if (level) return { seat, level };
        }
        return undefined;
    }

    /** What a bot chooses; nothing where its thought was ended, since something else happened. */
    private async choice(seat: number, level: string): Promise<number | undefined> {
        const pending = this.state.pending.find((each) => each.seat === seat);
        if (pending?.options.length === 1) return 0;
        try {
            return (await this.bots.think(await this.thought(seat, level))).option;
        } catch (error) {
            if (error instanceof Stopped) return undefined;
            throw error;
        }
    }

    private async advice(seat: number): Promise<Wire.BotAnswer> {
        const { games } = await ask<Wire.GamesAnswer>({ do: "games" });
        const levels = games.find((game) => game.id === this.kept.game)?.levels ?? [];
        return this.adviser.think(await this.thought(seat, levels.at(-1) ?? "trader"));
    }

    private async thought(seat: number, level: string) {
        const { saved } = await ask<Wire.SaveAnswer>({ do: "save", table: this.kept.table });
        return { saved, seat, level, millis: patience, fate: String(Math.random()) };
    }
}

/** What is kept of how a game stands. */
export function stands(state: Wire.State): Pick<KeptTable, "number" | "over" | "asked" | "result"> {
    const { number, over, pending, standings } = state;
    return { number, over, asked: pending.map((each) => each.seat), result: standings ?? null };
}

function given(request: Wire.AskAnswer | Wire.AskTry): unknown[] {
    const all = request.answers ?? [{ option: request.option ?? null, answer: request.answer ?? null }];
    return all.map((each) => each.option ?? each.answer);
}

function late(): WireError {
    return new WireError("gone-on", "the game has gone on meanwhile");
}
