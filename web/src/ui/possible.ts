import { merchants } from "../described/cove";
import { tables } from "../described/dale";
import type { Data, OptionInfo } from "../wire/types";
import { fill, words } from "../words/words.svelte";

/** What a table under way of being made may choose: so many seats, and everything chosen so far. */
export type Wish = { seats: number; options: Data };

/** What a game adds to what its options say of themselves. Each reason is a full sentence; none means that it may be. */
type Limits = {
    /** Why one value cannot be chosen now. */
    value?: (id: string, value: string, wish: Wish) => string | undefined;
    /** How many values must be named, where any are. */
    count?: (id: string, wish: Wish) => number | undefined;
    /** Why what has been chosen does not go together. */
    all?: (id: string, wish: Wish) => string | undefined;
};

const playable = Object.values(merchants).filter((each) => each.playable).length;

const limits: Record<string, Limits> = {
    dale: {
        value(id, value, { seats }) {
            if (id === "teams" && value === "true" && seats !== 4) return words().table.cannot.teams;
            if (id === "first" && Number(value) > seats) return words().table.cannot.first;
            return undefined;
        },
        count: (id, { seats, options }) => (id === "sets" ? setsFor(seats, options.teams === true) : undefined),
    },
    cove: {
        value(id, value, { seats }) {
            if (id !== "peddler") return undefined;
            if (value === "none") return seats === 1 ? words().table.cannot.alone : undefined;
            return seats > 2 ? words().table.cannot.peddler : undefined;
        },
        all(id, { seats, options }) {
            if (id !== "mirror") return undefined;
            if (seats > playable) return options.mirror === false ? words().table.cannot.mirror : undefined;
            const named = listOf(options.merchants).filter((each) => each !== "random");
            const twice = named.length > new Set(named).size;
            return twice && options.mirror !== true ? words().table.cannot.mirror : undefined;
        },
    },
};

function setsFor(seats: number, teams: boolean): number | undefined {
    return Object.values(tables).find((table) => table.seats === seats && table.teams === teams)?.sets;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** How many values of a list must be named: exactly so many, or at least so many. */
export function wanted(game: string, id: string, option: OptionInfo, wish: Wish): { exactly?: number; least: number } {
    const exactly = limits[game]?.count?.(id, wish);
    return exactly === undefined ? { least: option.minItems ?? 0 } : { exactly, least: exactly };
}

/** Why a value cannot be chosen, in words for the reader. */
export function whyNot(game: string, id: string, value: string, wish: Wish): string | undefined {
    return limits[game]?.value?.(id, value, wish);
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
    return limits[game]?.all?.(id, wish);
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
