import { getContext, setContext } from "svelte";
import type { Option, Refusal } from "../wire/types";
import type { Choices } from "./choices";

/** What the things on the board need to know of the game under way. */
export type Board = {
    readonly choices: Choices;
    /** Things marked for a choice that is sent together. */
    readonly marked: readonly Mark[];
    /** The option under the pointer or focus, so that its cost can be shown where it will land. */
    readonly pondered: Option | undefined;
    /** The things somebody points at while they are spoken of; a board too small for everything turns to them. */
    readonly pointed: readonly string[];
    readonly me: number | null;
    readonly name: (seat: number) => string;
    choose: (key: string, near: Element, unique?: string) => void;
    explain: (refusal: Refusal | undefined, near: Element | undefined) => void;
    /** Shows a thing large beside it, where it is too small to read; hides it again without one. */
    look: (key: string | undefined, near?: Element) => void;
    ponder: (option: Option | undefined) => void;
};

/** A card marked: which thing it is and which answer it stands for. */
export type Mark = { thing: string; option: Option };

const key = Symbol("board");

export function provideBoard(board: Board): void {
    setContext(key, board);
}

export function useBoard(): Board {
    return getContext<Board>(key);
}
