import type { Account } from "./accounts";

/** Where gold comes from and goes to, in the order it is drawn. */
export const sources = ["sales", "songs", "patronage", "clans", "other", "cards", "corruption"] as const;

export type Bar = { source: (typeof sources)[number]; amount: number; x: number; width: number };

/** The most that anybody earned: as long as a row of bars becomes. */
export function mostEarned(accounts: Account[]): number {
    return Math.max(
        1,
        ...accounts.map(({ bySource }) => Object.values(bySource).reduce((sum, gold) => sum + Math.max(0, gold), 0)),
    );
}

/** What one player earned, bar after bar, where the most that anybody earned takes all of the room. */
export function bars({ bySource }: Account, most: number, room: number): Bar[] {
    let [x, lost] = [0, 0];
    const drawn = sources.flatMap((source) => {
        const amount = bySource[source] ?? 0;
        const width = (Math.abs(amount) / most) * room;
        const bar = { source, amount, x, width };
        if (amount > 0) x += width;
        return amount === 0 ? [] : [bar];
    });
    // What was lost lies below what was earned, from its end backwards: where it begins is what is left.
    for (const bar of drawn.filter((each) => each.amount < 0)) {
        lost += bar.width;
        bar.x = Math.max(0, x - lost);
        bar.width = Math.min(bar.width, x - bar.x);
    }
    return drawn.filter((each) => each.width > 0);
}
