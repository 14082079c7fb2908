import { cards, sets } from "../described/dale";
import type { Catalogue } from "./catalogue.svelte";

/** A catalogue as its file has it: in English, the key of the translations. */
type File = {
    catalogue: string;
    name: string;
    sections: { id: string; name: string; rules: { id: string; text: string; at: string }[] }[];
};

const files = import.meta.glob<File>("../../../rules/*.json", { import: "default", eager: true });

/** What the cards say stands on them: a section for each set. */
const printed: Catalogue["sections"] = [
    ...Object.entries(sets),
    ["junk", { name: cards.junk.name, heading: "Rubbish" }] as const,
].map(([id, { name, heading }]) => ({
    id,
    name,
    rules: Object.values(cards)
        .filter((card) => (card.set ?? "junk") === id)
        .map(({ rule, text }) => ({ id: rule, text, at: heading })),
}));

export const all: Catalogue[] = Object.values(files).map((file) => ({
    ...file,
    name: { say: file.name },
    sections: file.sections
        .map((section) => ({
            ...section,
            name: { say: section.name },
            rules: section.rules.map((rule) => ({ ...rule, text: { say: rule.text } })),
        }))
        .concat(file.catalogue === "dale" ? printed : []),
}));
