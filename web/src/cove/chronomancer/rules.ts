/** The rule that says what a thing of this board is, by the first word of its key. */
export const rules = {
    tile: "chrono.tile.sides#2",
    space: "chrono.portal.cost",
    frozen: "chrono.freeze.spend",
    figure: "chrono.board.loop",
};
