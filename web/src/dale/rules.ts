import { tipRule, type TipRule } from "../play/tipRules";
import { cardFacts } from "./cards";

/** The rule that says what a thing of Dale is, by the first word of its key. */
export const rules: Record<string, string> = {
    market: "dale.market.cost",
    price: "dale.market.cost",
    deck: "dale.deck.reshuffle",
    "market-deck": "dale.cleanup.market",
    "market-discard": "dale.cleanup.market-reshuffle",
    junk: "dale.card.rubbish#2",
    slot: "dale.market.no-refill-yet",
    discard: "dale.card.open-discards#2",
    stall: "dale.stall.out-of-play",
    build: "dale.stall.stack#2",
    nothing: "dale.stall.stack#2",
    schedule: "dale.turn.start",
    player: "dale.turn.order",
    goal: "dale.end.win",
    actions: "dale.turn.one-action",
    number: "dale.die.polecat",
    technique: "dale.card.technique",
    passive: "dale.card.passive",
    rubbish: "dale.card.rubbish#2",
};

export function ruleOfThing(thing: string): TipRule | undefined {
    const [kind = "", card = ""] = thing.split(":");
    // A card says itself what it does; what its kind is for is the rule.
    return tipRule(rules[kind === "hand" || kind === "spread" ? cardFacts(card).type : kind]);
}
