import { decisions } from "../described/cove";
import { meaningOf } from "../play/meaning";
import type { Component } from "svelte";
import type { BoardProps, GameTable } from "../play/tables";
import CoveTable from "./CoveTable.svelte";
import Picture from "./Picture.svelte";
import { coveKeys } from "./targets";

export const coveTable: GameTable = {
    component: CoveTable as unknown as Component<BoardProps>,
    keysOf: () => coveKeys,
    picture: Picture,
    small: new Set([
        "turn",
        "clock",
        "card-drawn",
        "corruption",
        "corruption-discarded",
        "drew",
        "mark",
        "dial",
        "volume",
        "rest",
        "frozen-taken",
        "joined",
        "townsfolk",
        "townsfolk-left",
        "song-over",
        "reshuffled",
        "peddler-turn",
        "peddler-turn-ends",
        "peddler-slides",
        "peddler-reserve",
        "peddler-chooses",
        "peddler-shuffled",
        "peddler-card",
        "peddler-hand",
        "peddler-dock",
        "fan-kept",
    ]),
    turns: new Set(["turn", "day", "market-opens", "final-scoring"]),
    hint: (kind) => meaningOf(decisions, kind),
};
