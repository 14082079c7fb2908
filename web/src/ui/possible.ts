import type { Data, OptionInfo, OptionLimit } from "../wire/types";
import { fill, say, words } from "../words/words.svelte";

/** What a table under way of being made may choose: so many seats, and everything chosen so far. */
export type Wish = { seats: number; options: Data };

/** The value of an option by seat that leaves a seat to chance. */
export const byChance = "random";

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The limits of an option that hold at such a table. */
function limits(option: OptionInfo, wish: Wish): OptionLimit[] {
    return (option["x-limits"] ?? []).filter(
        (limit) =>
            limit.seats.includes(wish.seats) &&
            Object.entries(limit.with).every(([other, values]) => values.includes(String(wish.options[other] ?? ""))),
    );
}

/** How many values of a list must be named: exactly so many, or at least so many. */
export function wanted(option: OptionInfo, wish: Wish): { exactly?: number; least: number } {
    const exactly = limits(option, wish).find((limit) => limit.exactly > 0)?.exactly;
    return exactly === undefined ? { least: option.minItems ?? 0 } : { exactly, least: exactly };
}

/** Why a value cannot be chosen, in words for the reader. */
export function whyNot(option: OptionInfo, value: string, wish: Wish): string | undefined {
    const broken = limits(option, wish).find((limit) => limit.never.includes(value));
    return broken && say(broken.why);
}

/** What keeps a table from being opened with this option as it is chosen. */
export function trouble(id: string, option: OptionInfo, wish: Wish): string | undefined {
    const chosen = wish.options[id];
    if (Array.isArray(chosen) && option["x-kind"] === "choices") {
        const { exactly, least } = wanted(option, wish);
        if (exactly !== undefined && chosen.length !== exactly) return fill(words().table.cannot.exactly, exactly);
        if (chosen.length < least) return fill(words().table.cannot.least, least);
    }
    if (typeof chosen === "string" || typeof chosen === "boolean") return whyNot(option, String(chosen), wish);
    const named = listOf(chosen).filter((each) => each !== byChance);
    const same = limits(option, wish).find((limit) => limit.dealt.length > 0 && !differ(named, limit, wish.seats));
    return same && say(same.why);
}

/** Whether everybody has another value, and chance has enough left for those who named none. */
function differ(named: string[], { dealt }: OptionLimit, seats: number): boolean {
    const left = dealt.filter((each) => !named.includes(each));
    return new Set(named).size === named.length && seats - named.length <= left.length;
}

/** What was chosen, fitted to another number of seats: what no longer can be is left to the rules again. */
export function fitted(options: Record<string, OptionInfo>, wish: Wish): Data {
    const next: Data = {};
    for (const [id, option] of Object.entries(options)) {
        const chosen = wish.options[id];
        if (chosen === undefined) continue;
        if (option["x-kind"] === "by-seat")
            next[id] = Array.from({ length: wish.seats }, (_, seat) => listOf(chosen)[seat] ?? byChance);
        else if (Array.isArray(chosen)) next[id] = chosen.slice(0, wanted(option, wish).exactly ?? undefined);
        else if (!whyNot(option, String(chosen), wish)) next[id] = chosen;
    }
    return next;
}
