import type { decisions } from "../described/dale";
import type { KeysOf } from "../play/choices";
import type { Data, Pending } from "../wire/types";
import type { DaleView } from "./view";

export type DecisionKind = keyof typeof decisions;

/** Decisions about cards that do not lie in a hand, though a card of that name may. */
const elsewhere = new Set<string>(["resolve", "take-from-discard", "take-from-deck"] satisfies DecisionKind[]);

/** The thing on Dale's table that an answer is about. */
export function daleKeys(view: DaleView, me: number | null): KeysOf {
    const hand = new Set(me === null ? [] : view.players[me]?.hand.cards.map((held) => held.card));
    return (answer, pending) => {
        // What is bought from the market's discard pile has no place of its own on the board.
        if (typeof answer.buy === "string") return "slot" in answer ? [`market:${String(answer.slot)}`] : [];
        const held = answer.play ?? answer.show;
        if (typeof held === "string") return [`hand:${held}`];
        if (typeof answer.do === "string") return doing(answer.do, me);
        // The cards of the market are put in order by pointing at them.
        if (pending.kind === ("rearrange" satisfies DecisionKind))
            return view.market.slots.flatMap((slot, i) => (slot.card === answer.card ? [`market:${i}`] : []));
        if (typeof answer.card === "string") return [cardPlace(answer, answer.card, pending, hand)];
        if (typeof answer.player === "number") return [`player:${answer.player}`];
        if (typeof answer.number === "number") return [`number:${answer.number}`];
        return [];
    };
}

function doing(what: string, me: number | null): string[] {
    if (what === "build") return [`build:${String(me)}`];
    if (what === "inventory") return [`discard:${String(me)}`];
    return [];
}

function cardPlace(answer: Data, card: string, pending: Pending, hand: Set<string>): string {
    if ("stack" in answer) return `stall:${String(answer.player)}:${String(answer.stack)}:${card}`;
    if ("slot" in answer) return `market:${String(answer.slot)}`;
    if ("depth" in answer) return `spread:${card}:${String(answer.depth)}`;
    if (pending.kind === ("resolve" satisfies DecisionKind)) return `schedule:${card}`;
    const allInHand = pending.options.every(({ answer: each }) => typeof each.card !== "string" || hand.has(each.card));
    return allInHand && !elsewhere.has(pending.kind) ? `hand:${card}` : `spread:${card}:`;
}
