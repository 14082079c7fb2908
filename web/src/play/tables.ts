import type { Component } from "svelte";
import type { Data, Option, Pending } from "../wire/types";
import type { Words } from "../words/en";
import type { KeysOf } from "./choices";

/** A choice of several things that are marked together. */
export type Together = {
    /** What the marks must add up to; undefined where any number will do. */
    need: number | undefined;
    exact: boolean;
    /** What one mark counts; undefined for answers that are not marks, such as "done". */
    worth: (option: Option) => number | undefined;
    /** The answer that ends the choice, where it does not end by itself. */
    done?: Data | undefined;
};

export type Hint = keyof Words["hints"];

/** What the client knows of a game: its board, where each answer belongs on it, and its many-card choices. */
export type GameTable = {
    component: Component<{ view: unknown }>;
    keysOf: (view: unknown, me: number | null) => KeysOf;
    together?: (pending: Pending, view: unknown) => Together | undefined;
    /** A closer look at a thing: what it says, large enough to read. */
    preview?: (
        key: string,
        view: unknown,
    ) => { component: Component<Record<string, unknown>>; props: Record<string, unknown> } | undefined;
    /** The first-time hint for a kind of decision. */
    hint: (kind: string) => Hint;
};

/** Boards are fetched with the first table of their game. */
export async function gameTable(id: string): Promise<GameTable> {
    if (id === "dale") return (await import("../dale")).daleTable;
    return (await import("../cove")).coveTable;
}
