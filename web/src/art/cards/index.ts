import type { Component, Snippet } from "svelte";
import { drawings, portraits } from "../../described/drawings";

/** What a card is about. Every card the game describes has a drawing, or nothing compiles; any other is an error. */
export function pictureOf(card: string): Snippet {
    if (!Object.hasOwn(drawings, card)) throw new Error(`this page has no drawing of the card "${card}"`);
    return drawings[card as keyof typeof drawings];
}

/** The animal of a set, likewise; Junk has one of its own. */
export function animalOf(set: string): Component {
    if (!Object.hasOwn(portraits, set)) throw new Error(`this page has no animal for the set "${set}"`);
    return portraits[set as keyof typeof portraits];
}
