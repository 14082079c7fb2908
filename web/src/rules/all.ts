import { cards, sets } from "../described/dale";
import type { Text } from "../words/text";
import type { Catalogue, Rule } from "./catalogue.svelte";

/** A catalogue as its file has it: in English, the key of the translations. */
type File = {
    catalogue: string;
    name: string;
    sections: { id: string; name: string; rules: { id: string; text: string | string[]; at: string }[] }[];
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
        .map(({ rule, text }) => ({ id: rule, text, sentences: [text], at: heading })),
}));

function told(written: string | string[]): Pick<Rule, "text" | "sentences"> {
    const sentences: Text[] = [written].flat().map((each) => ({ say: each }));
    return { text: sentences.reduce((text, next) => ({ say: "{0} {1}", with: [text, next] })), sentences };
}

export const all: Catalogue[] = Object.values(files).map((file) => ({
    ...file,
    name: { say: file.name },
    sections: file.sections
        .map((section) => ({
            ...section,
            name: { say: section.name },
            rules: section.rules.map((rule) => ({ ...rule, ...told(rule.text) })),
        }))
        .concat(file.catalogue === "dale" ? printed : []),
}));
