import type { Notice } from "../wire/types";

/** What each seat earned, by source and by round, as it was told. */
export type Account = { seat: number; bySource: Record<string, number>; byRound: number[] };

type Entry = { source: string; amount: number };

/** Where a notice says that gold came or went; what only repeats a sum is left out. */
function entries(notice: Notice): Entry[] {
    const { gold, gain, loss } = notice.facts;
    if (notice.kind === "final")
        return [...entry("clans", gain), ...entry("corruption", typeof loss === "number" ? -loss : 0)];
    if (notice.kind === "winner") return [];
    // The Entertainer buys cards at the piers.
    if (notice.kind === "bought")
        return entry("cards", typeof notice.facts.price === "number" ? -notice.facts.price : 0);
    return entry(sources[notice.kind] ?? "other", gold);
}

const sources: Record<string, string> = {
    sold: "sales",
    patronage: "patronage",
    "peddler-patronage": "patronage",
    sang: "songs",
    improv: "songs",
    "creature-acts": "songs",
};

function entry(source: string, amount: unknown): Entry[] {
    return typeof amount === "number" && amount !== 0 ? [{ source, amount }] : [];
}

export function accountsOf(log: Notice[]): Account[] {
    const accounts = new Map<number, Account>();
    let round = 1;
    for (const notice of log) {
        if (notice.kind === "day" && typeof notice.facts.round === "number") round = notice.facts.round;
        if (notice.seat === null) continue;
        for (const { source, amount } of entries(notice)) {
            const account = accounts.get(notice.seat) ?? { seat: notice.seat, bySource: {}, byRound: [] };
            account.bySource[source] = (account.bySource[source] ?? 0) + amount;
            account.byRound[round - 1] = (account.byRound[round - 1] ?? 0) + amount;
            accounts.set(notice.seat, account);
        }
    }
    return [...accounts.values()].sort((a, b) => a.seat - b.seat);
}
