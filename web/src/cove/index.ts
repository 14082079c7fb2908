import { decisions, type EventKind } from "../described/cove";
import { decisionOf } from "../play/decisions";
import type { Component } from "svelte";
import type { BoardProps, GameTable } from "../play/tables";
import { fill, words } from "../words/words.svelte";
import CoveTable from "./CoveTable.svelte";
import { allPages } from "./merchants";
import Picture from "./Picture.svelte";
import { ruleOfThing } from "./rules";
import { coveKeys } from "./targets";
import type { CoveView } from "./view";

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
    aim: (view, me) => {
        const { round, rounds, players } = view as CoveView;
        const gold = players.find(({ seat }) => seat === me)?.gold ?? 0;
        return fill(words().guide.aimCove, rounds, Math.min(round, rounds), gold);
    },
    hint: (kind) => decisionOf(decisions, kind).meaning,
};
