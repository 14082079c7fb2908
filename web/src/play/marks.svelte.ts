import type { Option, Pending } from "../wire/types";
import { same } from "../wire/types";
import type { Mark } from "./board.svelte";
import type { GameTable, Together } from "./tables";

/** Cards marked for a choice of several: marked together, counted together, sent once. */
export class Marks {
    marked: Mark[] = $state.raw([]);
    together: Together | undefined = $state.raw(undefined);
    private pending: Pending | undefined;
    private number = -1;

    constructor(private readonly table: GameTable) {}

    /** Marks stay while their answer is on its way: should it be refused, they are still there. */
    begin(pending: Pending | undefined, number: number, view: unknown): void {
        if (number === this.number && (!pending || same(pending, this.pending))) return;
        this.pending = pending;
        this.number = number;
        this.marked = [];
        this.together = pending ? this.table.together?.(pending, view) : undefined;
    }

    isMarkable(option: Option): boolean {
        return this.together?.worth(option) !== undefined;
    }

    add(thing: string, option: Option): void {
        if (this.marked.some((mark) => mark.thing === thing)) return;
        this.marked = [...this.marked, { thing, option }];
    }

    remove(thing: string): boolean {
        const left = this.marked.filter((mark) => mark.thing !== thing);
        const removed = left.length < this.marked.length;
        if (removed) this.marked = left;
        return removed;
    }

    clear(): void {
        this.marked = [];
    }

    get sum(): number {
        return this.marked.reduce((sum, mark) => sum + (this.together?.worth(mark.option) ?? 0), 0);
    }

    get isEnough(): boolean {
        if (!this.together || (this.marked.length === 0 && this.together.need !== undefined)) return false;
        return this.together.need === undefined || (this.sum >= this.together.need && !this.isTooMuch);
    }

    /** More than asked: past the sum where it must be met exactly, else with a card that is not needed. */
    get isTooMuch(): boolean {
        const { need, exact, worth } = this.together ?? {};
        if (need === undefined || this.marked.length === 0) return false;
        const spare = exact ? 0 : Math.min(...this.marked.map((mark) => worth?.(mark.option) ?? 0));
        return exact ? this.sum > need : this.sum - spare >= need;
    }
}
