import type { Text } from "../../words/text";
import { say, words } from "../../words/words.svelte";
import { costText } from "../texts";
import type { Cost } from "../view";

/** The Peddler's board as everybody sees it; the same names as on the server. */
export type PeddlerShop = {
    levelName: Text;
    left: PeddlerCard | null;
    right: PeddlerCard | null;
    last: PeddlerTurn | null;
    deck: string[];
    reserve: { space: number; marked: boolean; adventurer: string | null }[];
    stall: { space: number; good: string | null }[];
    handsUpTo: number;
    takesHands: boolean;
    upTo?: Text;
};

export type PeddlerCard = {
    card: string;
    text: Text;
    place: string;
    leftCost: Cost;
    times: number;
    side: string;
    rightCost: Cost;
};

export type PeddlerTurn = { times: number; text: Text; side: string; place: string; cost: Cost };

/** "left half" or "inner", as people say it. */
export function sideText(side: string): string {
    return (words().cove.sides as Record<string, string>)[side] ?? side;
}

/** What the two cards made the Peddler do, rule by rule. */
export function whatItDid(turn: PeddlerTurn | null): string[] {
    if (!turn) return [];
    return [`×${turn.times} ${say(turn.text)}`, `${sideText(turn.side)}, ${sideText(turn.place)}`, costText(turn.cost)];
}
