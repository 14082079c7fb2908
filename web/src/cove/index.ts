import { decisions, type EventKind } from "../described/cove";
import { meaningOf } from "../play/meaning";
import type { Component } from "svelte";
import type { BoardProps, GameTable } from "../play/tables";
import CoveTable from "./CoveTable.svelte";
import { allPages } from "./merchants";
import Picture from "./Picture.svelte";
import { ruleOfThing } from "./rules";
import { coveKeys } from "./targets";

export const table: GameTable = {
    component: CoveTable as unknown as Component<BoardProps>,
    keysOf: () => coveKeys,
    ruleOf: ruleOfThing,
    picture: Picture,
    small: new Set<EventKind>([
        "turn",
        "clock",
        "card-drawn",
        "corruption",
        "corruption-discarded",
        "drew",
        "mark",
        "joined",
        "townsfolk",
        "townsfolk-left",
        ...allPages.flatMap((page) => page.small ?? []),
    ]),
    turns: new Set<EventKind>(["turn", "day", "market-opens", "final-scoring"]),
    hint: (kind) => meaningOf(decisions, kind),
};
