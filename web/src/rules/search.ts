import type { Text } from "../words/text";
import type { Catalogue, Rule } from "./catalogue.svelte";

/** Letters without their accents, so that "etal" finds "étal". */
function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules that hold every word sought, in their text, their name or the name of their section. */
export function found(books: Catalogue[], sought: string, say: (text: Text) => string): Rule[] {
    const wanted = plain(sought).split(/\s+/).filter(Boolean);
    return books.flatMap((book) =>
        book.sections.flatMap((section) =>
            section.rules.filter((rule) => {
                const text = plain(`${say(rule.text)} ${rule.id} ${say(section.name)} ${say(book.name)}`);
                return wanted.every((word) => text.includes(word));
            }),
        ),
    );
}
