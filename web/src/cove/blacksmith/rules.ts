/** The rule that says what a thing of this board is, by the first word of its key. */
export const rules = {
    work: "smith.work.move",
    furnace: "smith.forge.size",
    die: "smith.stoke",
    lock: "smith.unlock.patron",
    patron: "smith.unlock.patron",
};
