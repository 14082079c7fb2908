import { call, keysOf } from "../wire/api";
import type { ReviewAnswer } from "../wire/schema";
import type { Text } from "../words/text";

/** A coach's look back, as the server keeps it: all chances are from 0 to 1. */
export type Review = { course: Point[]; costliest: Costly[]; accounts: Account[] };
export type Point = { number: number; seat: number; chances: number[] };
export type Costly = {
    number: number;
    seat: number;
    asked: Text;
    played: Text;
    better: Text;
    because: Text;
    gain: Text | null;
    cost: number;
    error: number;
};
export type Account = {
    seat: number;
    start: number;
    end: number;
    draws: number;
    own: number;
    others: number;
    error: number;
};

/** How far the coach has come, from 0 to 1; and the review once it is there. */
export async function askForReview(table: string): Promise<{ share: number; review: Review | null }> {
    const { mine, spectators } = keysOf(table);
    const path = `/tables/${encodeURIComponent(table)}/review`;
    const answer = await call<ReviewAnswer>("POST", path, mine ?? spectators, "{}");
    const review = (answer.review ?? null) as Review | null;
    return { share: answer.of === 0 ? 0 : answer.done / answer.of, review };
}

/** Hundredths of a victory, with a sign. */
export function signed(chance: number): string {
    const value = Math.round(100 * chance);
    if (value === 0) return "±0";
    return value > 0 ? `+${value}` : `−${-value}`;
}
