import { describe, expect, it } from "vitest";
import { anybody, spoken } from "../words/saying";
import { fetchRuleSpeech, fetchSpeech } from "../words/speech";
import type { Text } from "../words/text";
import { all } from "./all";
import { books, gameBook, gamesWithBooks } from "./book";
import { found, foundChapters, foundThings } from "./search";

describe("the rulebook", async () => {
    // What the cards say stands with the words of the game.
    const [rules, games] = await Promise.all([fetchRuleSpeech("fr"), fetchSpeech("fr")]);
    const speech = { ...games, sentences: { ...games.sentences, ...rules.sentences } };
    const things = (await Promise.all(gamesWithBooks.map(gameBook))).flatMap((book) => book.things);
    const french = (text: Text) => spoken(text, speech, anybody);
    const english = (text: Text) => text.say;

    it("finds words without their accents", () => expect(found(all, "etal pile", french).length).toBeGreaterThan(0));
    it("finds a rule by its id", () =>
        expect(found(all, "dale.card.glue", english).map((rule) => rule.id)).toContain("dale.card.glue"));
    it("finds nothing for nonsense", () => expect(found(all, "xyzzy", english)).toEqual([]));
    it("finds a rule by how we read it", () =>
        expect(found(all, "each at most once; the Chronomancer may use none", english).map(({ id }) => id)).toEqual([
            "cove.crew.use",
        ]));
    it("finds every chapter by what it says, in both languages", () => {
        for (const book of books)
            for (const chapter of book.chapters)
                for (const say of [english, french]) {
                    const sentence = say({ say: chapter.parts.find((part) => part.rules)?.say ?? chapter.title });
                    expect(foundChapters(books, sentence, say).map((each) => each.chapter)).toContain(chapter);
                }
        expect(foundChapters(books, "xyzzy", english)).toEqual([]);
    });
    it("finds every thing by its name, in both languages", () => {
        for (const thing of things)
            for (const say of [english, french]) expect(foundThings(things, say(thing.name), say)).toContain(thing);
        expect(foundThings(things, "xyzzy", english)).toEqual([]);
    });
    it("has every rule in French too, under an id of its own", () => {
        const rules = all.flatMap((book) => book.sections.flatMap((section) => section.rules));
        expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
        for (const rule of rules)
            for (const each of rule.sentences) expect(speech.sentences[each.say], rule.id).toBeTruthy();
    });
});
