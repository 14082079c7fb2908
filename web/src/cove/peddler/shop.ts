import type { PeddlerViewTurnView } from "../../wire/schema";
import { say, words } from "../../words/words.svelte";
import { costText } from "../texts";

/** "left half" or "inner", as people say it. */
export function sideText(side: string): string {
    return (words().cove.sides as Record<string, string>)[side] ?? side;
}

/** What the two cards made the Peddler do, rule by rule. */
export function whatItDid(turn: PeddlerViewTurnView | null): string[] {
    if (!turn) return [];
    return [`×${turn.times} ${say(turn.text)}`, `${sideText(turn.side)}, ${sideText(turn.place)}`, costText(turn.cost)];
}
