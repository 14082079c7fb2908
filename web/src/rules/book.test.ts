import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { page, written } from "../../scripts/readings.mjs";
import { cards, sets } from "../described/dale";
import { corruption, decks, merchants, rogues, songs, tiles, townsfolk } from "../described/cove";
import { fetchRuleSpeech } from "../words/speech";
import { all } from "./all";
import { books, exampleView, gameBook, gameOf, gamesWithBooks } from "./book";

describe("the chapters of the rulebook", async () => {
    const { sentences } = await fetchRuleSpeech("fr");
    const rules = new Set(all.flatMap((book) => book.sections.flatMap((section) => section.rules.map(({ id }) => id))));
    const parts = books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.parts));

    it("name only rules that there are", () => {
        const named = [...parts, ...books.flatMap((book) => book.readings)].flatMap((each) => each.rules ?? []);
        expect(named.length).toBeGreaterThan(200);
        for (const rule of named) expect(rules, rule).toContain(rule);
    });

    it("are there for every catalogue of rules", () =>
        expect(books.filter((book) => book.chapters.length > 0).map((book) => book.catalogue)).toEqual(
            all.map((catalogue) => catalogue.catalogue),
        ));

    it("are said in French too", () => {
        const said = [
            ...parts.flatMap((part) => part.say ?? []),
            ...books.flatMap((book) => book.chapters.map((chapter) => chapter.title)),
            ...books.flatMap((book) => book.readings.flatMap(({ book, reading }) => [book, reading])),
        ];
        for (const sentence of said) expect(sentences[sentence], sentence).toBeTruthy();
    });

    it("show examples as the engine has them, and pictures that are drawn", async () => {
        for (const book of books) {
            const { pictures, things } = await gameBook(gameOf(book.catalogue));
            for (const { example, picture } of book.chapters.flatMap((chapter) => chapter.parts)) {
                if (example) expect(await exampleView(example), example).toHaveProperty("players");
                if (picture) expect([...Object.keys(pictures), ...things.map(({ key }) => key)]).toContain(picture);
            }
        }
    });

    it("come with readings, of which docs/readings.md is made", () => {
        expect(existsSync(page)).toBe(true);
        // `npm run readings` writes it anew.
        expect(readFileSync(page, "utf8")).toBe(written());
    });
});

describe("the pages of the rulebook", async () => {
    const things = (await Promise.all(gamesWithBooks.map(gameBook))).flatMap((book) => book.things);
    const keys = things.map(({ key }) => key);

    it("are there for every card, set, merchant, tile, song, deck, townsfolk, rogue card and corruption card", () => {
        const of = (kind: string, all: object) => Object.keys(all).map((id) => `${kind}:${id}`);
        expect(keys.toSorted()).toEqual(
            [
                ...of("card", cards),
                ...of("set", sets),
                ...of("merchant", merchants),
                ...of("tile", tiles),
                ...of("song", songs),
                ...of("deck", decks),
                ...of("townsfolk", townsfolk),
                ...of("rogue", rogues),
                ...of("corruption", corruption),
            ].toSorted(),
        );
    });

    it("lead to pages and rules that there are", () => {
        const rules = new Set(all.flatMap((book) => book.sections.flatMap((each) => each.rules.map(({ id }) => id))));
        for (const thing of things) {
            for (const part of thing.parts ?? []) expect(keys, thing.key).toContain(part);
            for (const rule of thing.rules) expect(rules, thing.key).toContain(rule);
            if (thing.book) expect(books.map((book) => book.catalogue)).toContain(thing.book);
        }
    });
});
