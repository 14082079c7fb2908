import { gameFront, type Wish } from "../play/front";
import type { Data, OptionInfo } from "../wire/types";
import { fill, words } from "../words/words.svelte";

export type { Wish };

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** How many values of a list must be named: exactly so many, or at least so many. */
export function wanted(game: string, id: string, option: OptionInfo, wish: Wish): { exactly?: number; least: number } {
    const exactly = gameFront(game).limits.count?.(id, wish);
    return exactly === undefined ? { least: option.minItems ?? 0 } : { exactly, least: exactly };
}

/** Why a value cannot be chosen, in words for the reader. */
export function whyNot(game: string, id: string, value: string, wish: Wish): string | undefined {
    return gameFront(game).limits.value?.(id, value, wish);
}

/** What keeps a table from being opened with this option as it is chosen. */
export function trouble(game: string, id: string, option: OptionInfo, wish: Wish): string | undefined {
    const chosen = wish.options[id];
    if (Array.isArray(chosen) && option["x-kind"] === "choices") {
        const { exactly, least } = wanted(game, id, option, wish);
        if (exactly !== undefined && chosen.length !== exactly) return fill(words().table.cannot.exactly, exactly);
        if (chosen.length < least) return fill(words().table.cannot.least, least);
    }
    if (typeof chosen === "string" || typeof chosen === "boolean") {
        const reason = whyNot(game, id, String(chosen), wish);
        if (reason) return reason;
    }
    return gameFront(game).limits.all?.(id, wish);
}

/** What was chosen, fitted to another number of seats: what no longer can be is left to the rules again. */
export function fitted(game: string, properties: Record<string, OptionInfo>, wish: Wish): Data {
    const next: Data = {};
    for (const [id, option] of Object.entries(properties)) {
        const chosen = wish.options[id];
        if (chosen === undefined) continue;
        if (option["x-kind"] === "by-seat")
            next[id] = Array.from({ length: wish.seats }, (_, seat) => listOf(chosen)[seat] ?? "random");
        else if (Array.isArray(chosen)) next[id] = chosen.slice(0, wanted(game, id, option, wish).exactly ?? undefined);
        else if (!whyNot(game, id, String(chosen), wish)) next[id] = chosen;
    }
    return next;
}
