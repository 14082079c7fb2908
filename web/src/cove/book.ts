import Adventurer from "../art/Adventurer.svelte";
import HarbourScene from "../art/HarbourScene.svelte";
import Townsfolk from "../art/Townsfolk.svelte";
import { decks, merchants, rogues, townsfolk } from "../described/cove";
import { portraits } from "../described/portraits";
import type { GameBook, Thing } from "../rules/book";
import type { Text } from "../words/text";
import Example from "./Example.svelte";
import TownCard from "./TownCard.svelte";
import type { TownsfolkView } from "./view";

/** A card of the townsfolk as it is printed. */
type TownsfolkFacts = Omit<TownsfolkView, "id">;

/** The rules of the abilities of townsfolk, by what the cards say. */
const abilities: Partial<Record<string, string[]>> = {
    "Discard {0} of your corruption cards.": ["cove.townsfolk.local-1", "cove.townsfolk.before-cost"],
    "Discard up to {0} of your corruption cards.": ["cove.townsfolk.local-3", "cove.townsfolk.before-cost"],
    "Take a {0} onto your stall.": ["cove.townsfolk.mercenary"],
    "Draw an adventurer from the bag onto a boat at sea.": ["cove.townsfolk.sailor-draw"],
    "Move an adventurer from a boat at sea to another boat at sea.": ["cove.townsfolk.sailor-boat"],
    "Move an adventurer from a boat at sea to the bag.": ["cove.townsfolk.sailor-bag"],
    "Move a customer from a boat at sea to its hall.": ["cove.townsfolk.sailor-hall"],
    "Move an adventurer from a boat at sea to a pier.": ["cove.townsfolk.sailor-pier"],
};

function rulesOf(ability: Text): string[] {
    const rules = abilities[ability.say];
    if (!rules) throw new Error(`the rulebook knows no rule for "${ability.say}"`);
    return rules;
}

const shops: Thing[] = Object.entries(merchants).map(([id, { name, help, aim }]) => ({
    key: `merchant:${id}`,
    name,
    kind: "merchants",
    says: [help, aim],
    rules: [],
    drawing: { component: portraits[id as keyof typeof portraits], props: { size: 150 } },
    book: `cove-${id}`,
}));

const people: [string, TownsfolkFacts][] = Object.entries(townsfolk as unknown as Record<string, TownsfolkFacts>);

const piles: Thing[] = Object.entries(decks).map(([id, { name, help }]) => {
    const own = people.filter(([, card]) => card.deck === id);
    return {
        key: `deck:${id}`,
        name,
        kind: "decks",
        says: [help],
        rules: [...new Set(own.flatMap(([, card]) => rulesOf(card.ability)))],
        drawing: { component: Townsfolk, props: { id: own[0]?.[0], size: 150 } },
        parts: own.map(([card]) => `townsfolk:${card}`),
    };
});

const cards: Thing[] = people.map(([id, card]) => ({
    key: `townsfolk:${id}`,
    name: card.name,
    kind: "townsfolk",
    says: [card.ability],
    rules: rulesOf(card.ability),
    drawing: { component: TownCard, props: { townsfolk: { id, ...card }, width: 190 } },
    parts: [`deck:${card.deck}`],
}));

const bands: Thing[] = Object.entries(rogues).map(([id, { name, text }]) => ({
    key: `rogue:${id}`,
    name,
    kind: "rogues",
    says: [text],
    rules: [`cove.rogue.${id}`, `peddler.rogue.${id}`],
    drawing: { component: Adventurer, props: { kind: "rogue", size: 140 } },
}));

export const book: GameBook = {
    things: [...shops, ...piles, ...cards, ...bands],
    pictures: { "scene:harbour": { component: HarbourScene, props: {} } },
    example: Example,
};
