import type { Component } from "svelte";
import type { Text } from "../words/text";

/** Something of a chapter: a paragraph with the rules it tells of, a drawing, or an example drawn as the board it is. */
export type Part = { say?: string; rules?: string[]; picture?: string; example?: string; part?: string };
export type Chapter = { id: string; title: string; parts: Part[] };

/** How we read what a rulebook leaves open: what it says, and what we took. */
export type Reading = { rules: string[]; book: string; reading: string };

/** What goes with a catalogue of rules; a new merchant brings its own file. */
export type Book = { catalogue: string; chapters: Chapter[]; readings: Reading[] };

/** A thing that has a page of its own in the rulebook, found by its key ("card:glue"). */
export type Thing = {
    key: string;
    name: Text;
    /** What it belongs to: a set, a deck. */
    kind: ThingKind;
    says: Text[];
    rules: string[];
    drawing: Drawing;
    /** Things that belong to it. */
    parts?: string[];
    /** The catalogue whose chapter tells of it. */
    book?: string;
};

export type ThingKind =
    "sets" | "cards" | "merchants" | "tiles" | "songs" | "decks" | "townsfolk" | "rogues" | "corruption";

// Each drawing has properties of its own; whoever makes the pair knows both.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Drawing = { component: Component<any>; props: Record<string, unknown> };

/** What a game brings to the rulebook: its things, larger pictures by name, and its board as an example. */
export type GameBook = {
    things: Thing[];
    pictures: Record<string, Drawing>;
    example: Component<{ view: unknown; part: string | undefined }>;
};

const files = import.meta.glob<Book>("../../../rules/book/*.json", { import: "default", eager: true });
const views = import.meta.glob<unknown>("../described/examples/*.json", { import: "default" });
const games = import.meta.glob<GameBook>("../*/book.ts", { import: "book" });

export const books: Book[] = Object.values(files);

const readings = new Map<string, Reading[]>();
for (const book of books)
    for (const reading of book.readings)
        for (const rule of reading.rules) readings.set(rule, [...(readings.get(rule) ?? []), reading]);

/** How we read a rule where its rulebook leaves something open. */
export function readingsOf(rule: string): Reading[] {
    return readings.get(rule) ?? [];
}

/** The chapter that tells of a rule. */
export function chapterOf(rule: string): { book: Book; chapter: Chapter } | undefined {
    for (const book of books)
        for (const chapter of book.chapters)
            if (chapter.parts.some((part) => part.rules?.includes(rule))) return { book, chapter };
    return undefined;
}

/** "cove-base" and "cove-peddler" are of one game. */
export function gameOf(catalogue: string): string {
    return catalogue.split("-")[0] ?? catalogue;
}

/** The position of an example, as the engine has it. */
export function exampleView(id: string): Promise<unknown> {
    return found(views, `../described/examples/${id}.json`)();
}

export function gameBook(game: string): Promise<GameBook> {
    return found(games, `../${game}/book.ts`)();
}

export const gamesWithBooks: string[] = Object.keys(games).map((path) => path.split("/")[1] ?? "");

function found<T>(all: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
    const one = all[path];
    if (!one) throw new Error(`the rulebook has no ${path}`);
    return one;
}
