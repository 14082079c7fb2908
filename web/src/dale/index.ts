import type { Component } from "svelte";
import type { GameTable, Together } from "../play/tables";
import type { Option, Pending } from "../wire/types";
import { cardFacts } from "./cards";
import DaleCard from "./DaleCard.svelte";
import DaleTable from "./DaleTable.svelte";
import { daleKeys, isTogether } from "./targets";
import type { DaleView } from "./view";

function worth(option: Option): number | undefined {
    const { card, as, value } = option.answer;
    if (typeof card !== "string") return undefined;
    return typeof value === "number" ? value : cardFacts(typeof as === "string" ? as : card).value;
}

const one = (option: Option) => (typeof option.answer.card === "string" ? 1 : undefined);

/** Cards are asked for one by one; the sentence says how much is still to go. */
function together(pending: Pending): Together | undefined {
    if (!isTogether(pending.kind) || "stack" in (pending.options[0]?.answer ?? {})) return undefined;
    const numbers = pending.prompt.en.match(/\d+/g);
    const need = numbers ? Number(numbers.at(-1)) : undefined;
    const counted = pending.kind === "discard";
    if (counted && need === 1) return undefined;
    return {
        need,
        exact: pending.kind !== "pay",
        worth: counted ? one : worth,
        done: need === undefined ? { do: "done" } : undefined,
    };
}

export const daleTable: GameTable = {
    component: DaleTable as unknown as Component<{ view: unknown }>,
    keysOf: (view, me) => daleKeys(view as DaleView, me),
    together,
    preview(key) {
        const [place, second] = key.split(":");
        const card = place === "hand" || place === "spread" ? second : undefined;
        return card
            ? { component: DaleCard as unknown as Component<Record<string, unknown>>, props: { card, width: 190 } }
            : undefined;
    },
    hint: (kind) =>
        kind === "action" || kind === "pay" || kind === "build" || kind === "discard" || kind === "react"
            ? kind
            : "other",
};
