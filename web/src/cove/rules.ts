import { tipRule, type TipRule } from "../play/tipRules";

/** The rule that says what a thing of the cove is, by the first word of its key. */
export const rules: Record<string, string> = {
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
    tile: "chrono.tile.sides#2",
    space: "chrono.portal.cost",
    frozen: "chrono.freeze.spend",
    dial: "enter.compose.full-turn",
    volume: "enter.volume.track",
    crests: "enter.square.fan",
    runes: "enter.hall.rune",
    stone: "enter.song.stone",
    song: "enter.song.spend",
    play: "enter.compose.play",
    boast: "enter.song.boast",
    buy: "enter.pier.buy",
    plan: "enter.song.once",
    sing: "enter.pier.sing#2",
    cultists: "cove.rogue.cultists",
    peddler: "peddler.turn.sequence#2",
    times: "peddler.turn.multiplier",
    side: "peddler.location.icons",
    reserve: "peddler.load.choice",
    wares: "peddler.goods",
    figure: "chrono.board.loop",
    bard: "enter.song.place",
    cards: "cove.corruption.secret#2",
    ghost: "cove.clock.advance",
};

export function ruleOfThing(thing: string): TipRule | undefined {
    if (thing === "hall:rogue") return tipRule(rules.lair);
    if (/^space:.*machine/.test(thing))
        return tipRule(thing.endsWith("assistant") ? "chrono.freeze#2" : "chrono.shift#2");
    return tipRule(rules[thing.split(":")[0] ?? ""]);
}
