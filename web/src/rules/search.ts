import type { Text } from "../words/text";
import { readingsOf, type Book, type Chapter, type Thing } from "./book";
import type { Catalogue, Rule } from "./catalogue.svelte";

/** Letters without their accents, so that "etal" finds "étal". */
function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Tells whether texts together hold every word sought. */
function holding(sought: string): (texts: string[]) => boolean {
    const wanted = plain(sought).split(/\s+/).filter(Boolean);
    return (texts) => {
        const text = plain(texts.join(" "));
        return wanted.every((word) => text.includes(word));
    };
}

type Say = (text: Text) => string;

/** The rules that hold every word sought, in their text, how we read it, their name or the name of their section. */
export function found(catalogues: Catalogue[], sought: string, say: Say): Rule[] {
    const holds = holding(sought);
    return catalogues.flatMap((book) =>
        book.sections.flatMap((section) =>
            section.rules.filter((rule) => {
                const readings = readingsOf(rule.id).flatMap((each) => [each.reading, each.book]);
                const read = readings.map((each) => say({ say: each }));
                return holds([say(rule.text), rule.id, say(section.name), say(book.name), ...read]);
            }),
        ),
    );
}

/** The chapters that hold every word sought, each with the book it stands in. */
export function foundChapters(books: Book[], sought: string, say: Say): { book: Book; chapter: Chapter }[] {
    const holds = holding(sought);
    return books.flatMap((book) =>
        book.chapters
            .filter(({ title, parts }) =>
                holds([title, ...parts.map((part) => part.say ?? "")].map((each) => say({ say: each }))),
            )
            .map((chapter) => ({ book, chapter })),
    );
}

/** The things whose page holds every word sought. */
export function foundThings(things: Thing[], sought: string, say: Say): Thing[] {
    const holds = holding(sought);
    return things.filter(({ name, says }) => holds([say(name), ...says.map(say)]));
}
