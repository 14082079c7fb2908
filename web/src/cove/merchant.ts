import type { Component } from "svelte";
import type { Kind } from "../art/clans";
import type { EventKind } from "../described/cove";
import type { Data } from "../wire/types";

/** What the page knows of a merchant beside what the game describes: the board, and what on it matters to the table. */
export type MerchantPage<Shop> = {
    board: Component<{ shop: Shop; mine: boolean }>;
    /** How its goods look, where they are not the common bundle and chest. */
    good?: Component<{ kind: Kind; large: boolean; size?: number; x?: number; y?: number }>;
    /** Whether the board is broader than high, and wants the room. */
    broad?: boolean;
    /** For a merchant that runs itself: what it does next, and why, beside my own things. */
    beside?: Component<{ shop: Shop; name: string; cards: boolean; onopen: () => void }>;
    /** Where an hourglass would stand after an answer; the clock says where it stands after 0, 1, 2… hours. */
    landing?: (shop: Shop, answer: Data, after: readonly number[]) => number | undefined;
    /** The thing of the table that an answer to one of this merchant's own questions is about. */
    keys?: (answer: Data) => string[] | undefined;
    /** Kinds of its events that are not worth being told aloud. */
    small?: readonly EventKind[];
    /** Where in the harbour a figure of this merchant is out, if anywhere. */
    abroad?: (shop: Shop) => string | null | undefined;
};
