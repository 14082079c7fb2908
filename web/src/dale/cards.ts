import type { Text } from "../words/text";
import data from "./cards.json";

export type CardFacts = {
    set: string;
    name: Text;
    value: number;
    type: string;
    plus: boolean;
    timing: string;
};

const cards = data.cards as Record<string, CardFacts>;

export const sets: { id: string; name: Text; die: number[] | null }[] = data.sets;

export function cardFacts(id: string): CardFacts {
    return (
        cards[id] ?? { set: "junk", name: { en: id, fr: id }, value: 0, type: "rubbish", plus: false, timing: "none" }
    );
}

export const allCards = Object.keys(cards);

/** The rule that holds a card's text. */
export function cardRule(id: string): string {
    return `dale.card.${id}`;
}
