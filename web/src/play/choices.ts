import type { Data, Option, Pending, Refusal } from "../wire/types";

/**
 * Which things on the board an answer is about, as keys such as "market:3". The first key is where the choice glows; the
 * board decides what has a key. An answer without keys gets a button beside the question.
 */
export type KeysOf = (answer: Data, pending: Pending) => string[];

/** What one seat may choose now, found by the thing on the board. */
export class Choices {
    readonly pending: Pending | undefined;
    private readonly byKey = new Map<string, Option[]>();
    private readonly refusedByKey = new Map<string, Refusal[]>();
    /** Answers that no thing on the board stands for. */
    readonly loose: Option[] = [];

    constructor(
        pending: Pending | undefined,
        refusals: Refusal[],
        keysOf: KeysOf,
        isOnBoard?: (key: string) => boolean,
    ) {
        this.pending = pending;
        if (!pending) return;
        for (const option of pending.options) {
            const keys = keysOf(option.answer, pending).filter((key) => isOnBoard?.(key) ?? true);
            if (keys.length === 0) this.loose.push(option);
            for (const key of keys) put(this.byKey, key, option);
        }
        for (const refusal of refusals)
            for (const key of keysOf(refusal.answer, pending)) put(this.refusedByKey, key, refusal);
    }

    at(key: string): Option[] {
        return this.byKey.get(key) ?? [];
    }

    /** Why a thing cannot be chosen; nothing where it can be, in one way at least. */
    refused(key: string): Refusal | undefined {
        return this.byKey.has(key) ? undefined : this.refusedByKey.get(key)?.[0];
    }

    keys(): string[] {
        return [...this.byKey.keys()];
    }

    get any(): boolean {
        return (this.pending?.options.length ?? 0) > 0;
    }
}

function put<V>(map: Map<string, V[]>, key: string, value: V): void {
    const there = map.get(key);
    if (there) there.push(value);
    else map.set(key, [value]);
}
