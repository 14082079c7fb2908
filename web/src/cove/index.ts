import type { Component } from "svelte";
import type { GameTable } from "../play/tables";
import CoveTable from "./CoveTable.svelte";
import { coveKeys } from "./targets";

const hints: Record<string, ReturnType<GameTable["hint"]>> = {
    "move-figure": "move",
    "place-adventurer": "load",
    sell: "sell",
    recruit: "recruit",
};

export const coveTable: GameTable = {
    component: CoveTable as unknown as Component<{ view: unknown }>,
    keysOf: () => coveKeys,
    hint: (kind) => hints[kind] ?? "other",
};
