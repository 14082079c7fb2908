import type { Snippet } from "svelte";
import { drawings } from "../../described/drawings";

/** What a card is about; a card this page does not know yet looks like junk, as its facts do. */
export function pictureOf(card: string): Snippet {
    return Object.hasOwn(drawings, card) ? drawings[card as keyof typeof drawings] : drawings.junk;
}
