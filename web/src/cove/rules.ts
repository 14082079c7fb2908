import { tips } from "../described/tips";
import { tipRule, type TipRule } from "../play/tipRules";

/** The rule that says what a thing of the cove is, by the first word of its key; each merchant has its own things. */
export const rules: Record<string, string> = {
    ...Object.fromEntries(Object.values(tips).flatMap((own) => Object.entries<string>(own))),
    boat: "cove.dock.full",
    aboard: "cove.term.adventurers#2",
    seat: "cove.load.draw",
    dock: "cove.dock.piers#2",
    pier: "cove.market.sell",
    worth: "cove.market.sell",
    hall: "cove.final.clans#2",
    lair: "cove.final.corruption",
    island: "cove.dock.piers",
    hand: "cove.clock.hand",
    mark: "cove.clock.adventurer-mark",
    mouse: "cove.clock.hand-blocked",
    glass: "cove.turn.active",
    marker: "cove.production.end",
    bag: "cove.load.draw",
    rogues: "cove.arrival.rogues",
    townsfolk: "cove.recruit.ability",
    square: "cove.recruit.cost",
    cost: "cove.recruit.cost",
    slot: "cove.crew.use",
    crew: "cove.crew.use",
    good: "cove.market.sell",
    discard: "cove.corruption.secret",
    gold: "cove.final.winner",
    plate: "cove.turn.active",
    icon: "cove.patronage.market",
    cultists: "cove.rogue.cultists",
    cards: "cove.corruption.secret#2",
    ghost: "cove.clock.advance",
};

export function ruleOfThing(thing: string): TipRule | undefined {
    if (thing === "hall:rogue") return tipRule(rules.lair);
    if (/^space:.*machine/.test(thing))
        return tipRule(thing.endsWith("assistant") ? "chrono.freeze#2" : "chrono.shift#2");
    return tipRule(rules[thing.split(":")[0] ?? ""]);
}
