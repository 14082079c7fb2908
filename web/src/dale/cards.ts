import { cards, sets } from "../described/dale";
import type { Text } from "../words/text";

export type CardId = keyof typeof cards;
export type SetId = keyof typeof sets;

/** A card as it is printed, from what the game says of itself. */
export type CardFacts = {
    set: SetId | null;
    name: Text;
    text: Text;
    value: number;
    type: string;
    bonus: boolean;
    rule: string;
};

const facts: Partial<Record<string, CardFacts>> = cards;

export function cardFacts(id: string): CardFacts {
    const found = facts[id];
    if (!found) throw new Error(`this page knows no card "${id}"`);
    return found;
}

export const allCards = Object.keys(cards) as CardId[];
export const allSets = Object.keys(sets) as SetId[];

export const setName = (id: SetId): Text => sets[id].name;

/** The rule that holds a card's text. */
export const cardRule = (id: string): string => cardFacts(id).rule;

/** The colour of a set; of Junk, which has none, where it is null. */
export function setColour(set: string | null): string {
    if (set === null) return "var(--junk)";
    if (!Object.hasOwn(sets, set)) throw new Error(`this page knows no set "${set}"`);
    return sets[set as SetId].colour;
}
