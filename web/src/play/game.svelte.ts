import { tick } from "svelte";
import type { Advice, Data, Notice, Option, Pending, Refusal, Standing, Standpoint } from "../wire/types";
import { same } from "../wire/types";
import { pause } from "../words/settings.svelte";
import { letThingsMove, whereThingsLie } from "./moving";

/** A line of the log: what was told, and at which number of the game. */
export type LogLine = Notice & { number: number };

/** What a game under way asks of the wire. */
export type Messenger = {
    answer: (number: number, option: number) => void;
    undo: (number: number) => void;
    refusals: (number: number) => Promise<Refusal[]>;
    advice: (number: number) => Promise<Advice>;
};

/**
 * One game as one viewer follows it. Updates are told one after another at the player's pace; what is shown is always a
 * state the server sent, never a guess.
 */
export class Game {
    me: number | null = $state(null);
    shown: Standpoint | undefined = $state.raw(undefined);
    log: LogLine[] = $state.raw([]);
    /** What is being told just now. */
    telling: Notice | undefined = $state.raw(undefined);
    refusals: Refusal[] = $state.raw([]);
    advice: Advice | "thinking" | undefined = $state.raw(undefined);
    /** The number of a decision that has been sent and not yet been confirmed. */
    sent: number | undefined = $state(undefined);
    private waiting: Standpoint[] = [];
    private busy = false;
    private hurry: (() => void) | undefined;
    /** Answers still to be given, for choices of several cards that are sent together. */
    private plan: Data[] = [];
    private planKind: string | undefined;
    root: Element | undefined;

    constructor(private readonly messenger: Messenger) {}

    get latest(): number {
        return this.waiting.at(-1)?.number ?? this.shown?.number ?? -1;
    }

    get mine(): Pending | undefined {
        if (this.waiting.length > 0 || this.telling) return undefined;
        return this.shown?.pending.find((pending) => pending.seat === this.me);
    }

    get standings(): Standing[] | undefined {
        return this.shown?.standings;
    }

    get mayUndo(): boolean {
        return this.me !== null && (this.shown?.undo.includes(this.me) ?? false);
    }

    /** A fresh start: everything as it stands, nothing told. */
    begin(state: Standpoint, log: LogLine[]): void {
        this.waiting = [];
        this.telling = undefined;
        this.sent = undefined;
        this.plan = [];
        this.log = log;
        this.show(state);
    }

    /** News: kept in order and told at the player's pace. */
    hear(state: Standpoint): void {
        if (state.number < this.latest && state.notices.length > 0 && !this.wentBack(state)) return;
        this.waiting.push(state);
        void this.tell();
    }

    private wentBack(state: Standpoint): boolean {
        return state.number < this.latest;
    }

    /** Everything that waits to be told is shown at once. */
    skip(): void {
        const last = this.waiting.at(-1);
        for (const state of this.waiting) this.keep(state);
        this.waiting = last ? [{ ...last, notices: [] }] : [];
        this.hurry?.();
    }

    private async tell(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        for (let state = this.waiting[0]; state; state = this.waiting[0]) {
            this.keep(state);
            const before = whereThingsLie(this.root);
            this.waiting.shift();
            this.show(state);
            await tick();
            letThingsMove(this.root, before);
            await this.read(state.notices);
        }
        this.telling = undefined;
        this.busy = false;
        this.goOn();
    }

    /** What others did is read out; what I did I know. */
    private async read(notices: Notice[]): Promise<void> {
        const foreign = notices.filter((notice) => notice.seat !== this.me);
        for (const notice of foreign.slice(-6)) {
            if (pause() === 0 || this.hurried) break;
            this.telling = notice;
            await new Promise<void>((resolve) => {
                const timer = setTimeout(resolve, pause());
                this.hurry = () => (clearTimeout(timer), resolve());
            });
            this.hurry = undefined;
        }
        this.telling = undefined;
    }

    private get hurried(): boolean {
        return this.waiting.length > 30;
    }

    private keep(state: Standpoint): void {
        if (state.notices.length === 0) return;
        this.log = [...this.log, ...state.notices.map((notice) => ({ ...notice, number: state.number }))];
    }

    private show(state: Standpoint): void {
        this.shown = state;
        this.refusals = [];
        this.advice = undefined;
        if (this.sent !== undefined && state.number > this.sent) this.sent = undefined;
        const number = state.number;
        if (state.pending.some((pending) => pending.seat === this.me && pending.options.length > 0))
            this.messenger.refusals(number).then(
                (refusals) => {
                    if (this.shown?.number === number) this.refusals = refusals;
                },
                () => undefined,
            );
    }

    choose(option: Option): void {
        const index = this.mine?.options.findIndex((each) => same(each.answer, option.answer)) ?? -1;
        if (index < 0 || !this.shown || this.sent === this.shown.number) return;
        this.sent = this.shown.number;
        this.messenger.answer(this.shown.number, index);
    }

    /** Several answers, given one after the other as they are asked for. */
    chooseAll(answers: Data[]): void {
        this.plan = answers;
        this.planKind = this.mine?.kind;
        this.goOn();
    }

    private goOn(): void {
        const next = this.plan.shift();
        if (!next) return;
        const mine = this.mine?.kind === this.planKind ? this.mine : undefined;
        const option = mine?.options.find((each) => same(each.answer, next));
        if (option) this.choose(option);
        // What was planned is asked no longer: the rest of the plan is void (the last "done" is often not needed).
        else this.plan = [];
    }

    undo(): void {
        if (this.shown) this.messenger.undo(this.shown.number);
    }

    /** The wire refused or lost the answer: the decision is open again. */
    reopen(): void {
        this.sent = undefined;
        this.plan = [];
    }

    async ask(): Promise<void> {
        if (!this.shown) return;
        const number = this.shown.number;
        this.advice = "thinking";
        try {
            const advice = await this.messenger.advice(number);
            if (this.shown.number === number) this.advice = advice;
        } catch {
            this.advice = undefined;
        }
    }
}

