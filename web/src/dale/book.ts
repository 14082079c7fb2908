import Animal from "../art/Animal.svelte";
import StallScene from "../art/StallScene.svelte";
import { sets } from "../described/dale";
import type { GameBook, Thing } from "../rules/book";
import { allCards, allSets, cardFacts } from "./cards";
import DaleCard from "./DaleCard.svelte";
import Example from "./Example.svelte";

const ofSet = (set: string | null) => allCards.filter((card) => cardFacts(card).set === set);

const folk: Thing[] = allSets.map((set) => ({
    key: `set:${set}`,
    name: sets[set].name,
    kind: "sets",
    says: [sets[set].theme],
    rules: [],
    drawing: { component: Animal, props: { set, size: 150, plate: true } },
    parts: ofSet(set).map((card) => `card:${card}`),
}));

const cards: Thing[] = allCards.map((card) => {
    const { name, text, rule, set } = cardFacts(card);
    return {
        key: `card:${card}`,
        name,
        kind: "cards",
        says: [text],
        rules: [rule],
        drawing: { component: DaleCard, props: { card, width: 220 } },
        parts: set ? [`set:${set}`] : [],
    };
});

export const book: GameBook = {
    things: [...folk, ...cards],
    pictures: { "scene:stall": { component: StallScene, props: {} } },
    example: Example,
};
