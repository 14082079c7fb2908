import type { Notice, Standing } from "../wire/types";

/** What a seat earned, by round (as it was told) and by source; drawn as a chart at the end. */
export type Account = { seat: number; parts: { label: string; amount: number }[] };

/** Every notice that says gold was earned names it in its facts; where a score breaks its gold down itself, that is taken. */
export function goldBySource(standings: Standing[], log: Notice[]): Account[] {
    const broken = standings.map(({ seat, score }) => ({ seat, parts: partsOf(score) }));
    if (broken.some((account) => account.parts.length > 1)) return broken;
    const accounts = standings.map(({ seat }): Account => ({ seat, parts: [] }));
    for (const notice of log) {
        const gold = notice.facts.gold;
        const account = accounts.find((each) => each.seat === notice.seat);
        if (typeof gold !== "number" || gold === 0 || !account) continue;
        const part = account.parts.find((each) => each.label === notice.kind);
        if (part) part.amount += gold;
        else account.parts.push({ label: notice.kind, amount: gold });
    }
    return accounts.some((account) => account.parts.length > 0) ? accounts : [];
}

function partsOf(score: Record<string, unknown>): Account["parts"] {
    const nested = Object.values(score).find((value) => typeof value === "object" && value !== null && !Array.isArray(value));
    return Object.entries((nested ?? {}) as Record<string, unknown>).flatMap(([label, amount]) =>
        typeof amount === "number" && amount !== 0 ? [{ label, amount }] : [],
    );
}
