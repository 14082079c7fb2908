import { tick } from "svelte";
import type { Advice, Clock, Data, Notice, Option, Pending, Refusal, Standing, Standpoint } from "../wire/types";
import { same } from "../wire/types";
import { pause, settings } from "../words/settings.svelte";
import { letThingsMove, whereThingsLie } from "./moving";

/** A line of the log: what was told, and at which number of the game. */
export type LogLine = Notice & { number: number };

/** What a game under way asks of the wire. */
export type Messenger = {
    /** Several answers of one seat are sent, and kept, as one. */
    answer: (number: number, answers: Data[]) => Promise<unknown>;
    undo: (number: number) => Promise<unknown>;
    /** Whether answers would be taken, all of them. */
    try: (answers: Data[]) => Promise<boolean>;
    refusals: (number: number) => Promise<Refusal[]>;
    advice: (number: number) => Promise<Advice>;
};

/** The answer that lets a question pass. */
const passing = (mine: Pending) => mine.options.find((option) => option.answer.do === "done");

/** As long as a person takes to look at a hand and let a question pass, in milliseconds; never twice the same. */
const aMoment = () => 1200 + Math.random() * 2600;

/** What others do in a round is told within about so many pauses, however much it is. */
const longestRound = 8;

/** What the table did, not the player: told to whom it happened, too. */
const outside = new Set(["time-up", "took-back-alone"]);

/**
 * One game as one viewer follows it. Updates are told one after another at the player's pace; what is shown is always a
 * state the server sent, never a guess.
 */
export class Game {
    me: number | null = $state(null);
    shown: Standpoint | undefined = $state.raw(undefined);
    log: LogLine[] = $state.raw([]);
    /** The clocks, and when they were told of. */
    clock: (Clock & { heard: number }) | undefined = $state.raw(undefined);
    /** What is being told just now. */
    telling: Notice | undefined = $state.raw(undefined);
    refusals: Refusal[] = $state.raw([]);
    advice: Advice | "thinking" | undefined = $state.raw(undefined);
    /** The number of a decision that has been sent and not yet been confirmed. */
    sent: number | undefined = $state(undefined);
    /** What I answered last. */
    given: Data[] = [];
    /** What the server said when it refused an answer. */
    trouble: string | undefined = $state(undefined);
    /** What I am asked where there is only one answer: given without a click. */
    private obvious: Pending | undefined = $state.raw(undefined);
    /** After a take-back nothing is answered for me until I have chosen again. */
    private calm = false;
    /** What has been heard and not yet been shown. Whether I am asked hangs on it, so those who look must be told of it. */
    private waiting: Standpoint[] = $state.raw([]);
    private busy = false;
    private hurry: (() => void) | undefined;
    private skipping = false;
    /** How long I have been told things since I last acted, in milliseconds. */
    private listened = 0;
    /** The number at which I last acted: what others did since is recalled until I act again. */
    private acted = $state(-1);
    /** Up to which number the log was told by others than this page. */
    private remembered = $state(-1);
    root: Element | undefined;
    /** Whether nobody plays here any more, though the game is not over. */
    closed = $state(false);
    /** Kinds of events that are not worth being told aloud; the log has them all. */
    isSmall: (kind: string) => boolean = $state.raw(() => false);
    /** Kinds of questions whose only answer tells what I hold, were it given at once before other people. */
    isTelling: (kind: string) => boolean = () => false;
    /** Kinds of questions that a setting answers for good. */
    isPassedBy: (kind: string) => boolean = () => false;
    /** Questions in which nothing that could be chosen would change anything. */
    isIdle: (pending: Pending) => boolean = () => false;

    /** @param asksAlways where even an only answer is asked for, since giving it is what is learnt */
    constructor(
        private readonly messenger: Messenger,
        private readonly asksAlways = false,
    ) {}

    get latest(): number {
        return this.waiting.at(-1)?.number ?? this.shown?.number ?? -1;
    }

    get mine(): Pending | undefined {
        if (this.closed || this.waiting.length > 0 || this.telling || this.obvious || this.shown?.standing?.ordered)
            return undefined;
        return this.shown?.pending.find((pending) => pending.seat === this.me);
    }

    get standings(): Standing[] | undefined {
        return this.shown?.standings;
    }

    get mayUndo(): boolean {
        return this.me !== null && (this.shown?.undo?.includes(this.me) ?? false);
    }

    /** What the others did since I last acted, without the small things. */
    get recap(): LogLine[] {
        const since = this.log.findLastIndex((line) => line.number <= this.acted || this.isOldDeed(line));
        return this.log.slice(since + 1).filter((line) => this.isTold(line));
    }

    /** Something I did before this page was opened; that my turn began is none of it. */
    private isOldDeed(line: LogLine): boolean {
        return line.seat === this.me && line.number <= this.remembered && !this.isSmall(line.kind);
    }

    private isTold(notice: Notice): boolean {
        return outside.has(notice.kind) || (notice.seat !== this.me && !this.isSmall(notice.kind));
    }

    /** A fresh start: everything as it stands, nothing told. */
    begin(state: Standpoint): void {
        this.waiting = [];
        this.telling = undefined;
        this.sent = undefined;
        this.show(state);
        this.sayTheObvious();
    }

    /** What happened before this page was opened, in front of what was told since. */
    remember(earlier: LogLine[]): void {
        const upTo = earlier.at(-1)?.number ?? -1;
        this.log = [...earlier, ...this.log.filter((line) => line.number > upTo)];
        this.remembered = upTo;
    }

    /** News: kept in order and told at the player's pace. */
    hear(state: Standpoint): void {
        this.waiting = [...this.waiting, state];
        void this.tell();
    }

    /** Everything that waits to be told is shown at once. */
    skip(): void {
        this.skipping = true;
        this.hurry?.();
    }

    private async tell(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        for (let state = this.waiting[0]; state; state = this.waiting[0]) {
            this.keep(state);
            const before = this.skipping ? undefined : whereThingsLie(this.root);
            this.waiting = this.waiting.slice(1);
            this.show(state);
            if (!before) continue;
            await tick();
            letThingsMove(this.root, before);
            await this.read(state.notices.filter((notice) => this.isTold(notice)));
        }
        this.telling = undefined;
        this.skipping = false;
        this.busy = false;
        this.sayTheObvious();
    }

    /** What others did is read out; what I did I know. */
    private async read(aloud: Notice[]): Promise<void> {
        for (const [i, notice] of aloud.entries()) {
            const time = this.timeFor(aloud.length - i);
            if (time === 0 || this.skipping) break;
            this.telling = notice;
            this.listened += time;
            await new Promise<void>((resolve) => {
                const timer = setTimeout(resolve, time);
                this.hurry = () => (clearTimeout(timer), resolve());
            });
            this.hurry = undefined;
        }
        this.telling = undefined;
    }

    /**
     * The more there is to tell, and the longer I have listened since I last acted, the quicker it is told: a round of
     * several others is over in a few seconds. A spectator has time.
     */
    private timeFor(left: number): number {
        const behind = this.waiting.reduce(
            (sum, state) => sum + state.notices.filter((notice) => this.isTold(notice)).length,
            left,
        );
        const patience = this.me === null ? Infinity : longestRound * pause() - this.listened;
        return Math.min(pause(), Math.max(pause() / 8, Math.min((3 * pause()) / behind, patience / 3)));
    }

    private keep(state: Standpoint): void {
        if (state.notices.length === 0) return;
        this.log = [...this.log, ...state.notices.map((notice) => ({ number: state.number, ...notice }))];
    }

    private show(state: Standpoint): void {
        this.shown = state;
        this.refusals = [];
        this.advice = undefined;
        if (this.sent !== state.number) this.sent = undefined;
        this.trouble = undefined;
        const number = state.number;
        // What an order of mine answers the server answers.
        const mine = state.standing?.ordered ? undefined : state.pending.find((pending) => pending.seat === this.me);
        this.obvious = mine && !this.calm && !this.asksAlways && this.isObvious(mine) ? mine : undefined;
        if (this.obvious) return;
        if (mine && mine.options.length > 0)
            this.messenger.refusals(number).then(
                (refusals) => {
                    if (this.shown?.number === number) this.refusals = refusals;
                },
                () => undefined,
            );
    }

    /** One answer only, or a question I never want to be asked: then I let it pass. */
    private isObvious(mine: Pending): boolean {
        return this.isWithoutChoice(mine) || this.isPassed(mine);
    }

    /** There is one answer only, or one only that is not in vain. */
    private isWithoutChoice(mine: Pending): boolean {
        if (!settings.obvious) return false;
        return mine.options.length === 1 || (this.isIdle(mine) && passing(mine) !== undefined);
    }

    private sayTheObvious(): void {
        const mine = this.obvious;
        const only = mine && (mine.options.length === 1 ? mine.options[0] : passing(mine));
        if (!only) return;
        const number = this.shown?.number;
        const say = () => {
            if (this.obvious === mine && this.shown?.number === number) this.send([only.answer]);
        };
        // Whoever has something to choose takes a moment: so does who has not, or the others could tell.
        if (!this.isPassed(mine) && this.isTelling(mine.kind)) setTimeout(say, aMoment());
        else say();
    }

    private isPassed(mine: Pending): boolean {
        return !settings.lastWord && this.isPassedBy(mine.kind) && passing(mine) !== undefined;
    }

    choose(option: Option): void {
        if (this.mine?.options.some((each) => same(each.answer, option.answer))) this.chooseAll([option.answer]);
    }

    /** Several answers, marked together and sent once. */
    chooseAll(answers: Data[]): void {
        this.calm = false;
        this.send(answers);
    }

    private send(answers: Data[]): void {
        const number = this.shown?.number;
        if (number === undefined || this.sent === number || answers.length === 0) return;
        this.sent = number;
        this.given = answers;
        this.acted = number;
        this.listened = 0;
        this.trouble = undefined;
        this.messenger.answer(number, answers).catch((error: unknown) => {
            if (this.sent === number) this.sent = undefined;
            this.obvious = undefined;
            this.trouble = error instanceof Error ? error.message : String(error);
        });
    }

    /** Whether these answers together would be taken as things stand. */
    attempt(answers: Data[]): Promise<boolean> {
        return this.messenger.try(answers);
    }

    undo(): void {
        if (!this.shown) return;
        this.calm = true;
        this.messenger.undo(this.shown.number).catch((error: unknown) => {
            this.trouble = error instanceof Error ? error.message : String(error);
        });
    }

    /** What a bot would do where the game stands. */
    consult(): Promise<Advice> {
        return this.messenger.advice(this.latest);
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
