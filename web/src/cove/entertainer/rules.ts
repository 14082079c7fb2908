/** The rule that says what a thing of this board is, by the first word of its key. */
export const rules = {
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
    bard: "enter.song.place",
};
