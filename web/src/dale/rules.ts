/** The rule that says what a thing of Dale is, by the first word of its key. */
const rules: Record<string, string> = {
    market: "dale.market.cost",
    price: "dale.market.cost",
    deck: "dale.deck.reshuffle",
    "market-deck": "dale.cleanup.market",
    "market-discard": "dale.cleanup.market-reshuffle",
    junk: "dale.junk.unlimited",
    discard: "dale.inventory.discard",
    stall: "dale.stall.out-of-play",
    build: "dale.stall.stack",
    nothing: "dale.stall.stack",
    schedule: "dale.technique.schedule",
    player: "dale.end.win",
    goal: "dale.end.win",
    actions: "dale.turn.one-action",
    number: "dale.die.polecat",
};

export function ruleOfThing(thing: string): string | undefined {
    return rules[thing.split(":")[0] ?? ""];
}
