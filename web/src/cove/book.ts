import Adventurer from "../art/Adventurer.svelte";
import CorruptionCard from "../art/CorruptionCard.svelte";
import HarbourScene from "../art/HarbourScene.svelte";
import Townsfolk from "../art/Townsfolk.svelte";
import { corruption, decks, merchants, rogues, townsfolk } from "../described/cove";
import { portraits } from "../described/portraits";
import type { GameBook, Thing } from "../rules/book";
import type { Text } from "../words/text";
import Example from "./Example.svelte";
import TownCard from "./TownCard.svelte";
import type { TownsfolkView } from "./view";

/** A card of the townsfolk as it is printed, and the rules that tell of its ability. */
type TownsfolkFacts = Omit<TownsfolkView, "id"> & { rules: string[] };

/** What a merchant alone has: its cards, its tiles. */
const own = import.meta.glob<Thing[]>("./*/things.ts", { import: "things", eager: true });
const ofMerchant = (id: string) => own[`./${id}/things.ts`] ?? [];

const shops: Thing[] = Object.entries(merchants).map(([id, { name, help, aim }]) => ({
    key: `merchant:${id}`,
    name,
    kind: "merchants",
    says: [help, aim],
    rules: [],
    drawing: { component: portraits[id as keyof typeof portraits], props: { size: 150 } },
    parts: ofMerchant(id).map(({ key }) => key),
    book: `cove-${id}`,
}));

const people: [string, TownsfolkFacts][] = Object.entries(townsfolk as unknown as Record<string, TownsfolkFacts>);

const piles: Thing[] = Object.entries(decks).map(([id, { name, help }]) => {
    const members = people.filter(([, card]) => card.deck === id);
    return {
        key: `deck:${id}`,
        name,
        kind: "decks",
        says: [help],
        rules: [...new Set(members.flatMap(([, card]) => card.rules))],
        drawing: { component: Townsfolk, props: { id: members[0]?.[0], size: 150 } },
        parts: members.map(([card]) => `townsfolk:${card}`),
    };
});

const cards: Thing[] = people.map(([id, card]) => ({
    key: `townsfolk:${id}`,
    name: card.name,
    kind: "townsfolk",
    says: [card.ability],
    rules: card.rules,
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

type CorruptionFacts = { text: Text; help: Text; rules: string[] };
const faces: [string, CorruptionFacts][] = Object.entries(corruption as unknown as Record<string, CorruptionFacts>);

const taints: Thing[] = faces.map(([id, { text, help, rules }]) => ({
    key: `corruption:${id}`,
    name: text,
    kind: "corruption",
    says: [help],
    rules,
    drawing: { component: CorruptionCard, props: { face: id, size: 110 } },
}));

export const book: GameBook = {
    things: [...shops, ...Object.values(own).flat(), ...piles, ...cards, ...bands, ...taints],
    pictures: { "scene:harbour": { component: HarbourScene, props: {} } },
    example: Example,
};
