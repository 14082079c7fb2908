import type { Component } from "svelte";
import type { EventKind } from "../described/cove";
import type { Data } from "../wire/types";

/** What the page knows of a merchant beside what the game describes: the board, and what on it matters to the table. */
export type MerchantPage = {
    board: Component<{ shop: unknown; mine: boolean }>;
    /** Whether the board is broader than high, and wants the room. */
    broad?: boolean;
    /** Where an hourglass that stands at a place of the clock would stand after an answer. */
    landing?: (shop: unknown, answer: Data, place: number | undefined) => number | undefined;
    /** The thing of the table that an answer to one of this merchant's own questions is about. */
    keys?: (answer: Data) => string[] | undefined;
    /** Kinds of its events that are not worth being told aloud. */
    small?: readonly EventKind[];
    /** Where in the harbour a figure of this merchant is out, if anywhere. */
    abroad?: (shop: unknown) => string | null | undefined;
};
