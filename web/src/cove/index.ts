import type { Component } from "svelte";
import type { GameTable } from "../play/tables";
import CoveTable from "./CoveTable.svelte";
import { coveHints } from "./hints";
import { coveKeys } from "./targets";

export const coveTable: GameTable = {
    component: CoveTable as unknown as Component<{ view: unknown }>,
    keysOf: () => coveKeys,
    hint: (kind) => coveHints[kind] ?? "other",
};
