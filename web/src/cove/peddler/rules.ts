/** The rule that says what a thing of this board is, by the first word of its key. */
export const rules = {
    peddler: "peddler.turn.sequence#2",
    times: "peddler.turn.multiplier",
    side: "peddler.location.icons",
    reserve: "peddler.load.choice",
    wares: "peddler.goods",
};
