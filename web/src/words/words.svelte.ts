import { english as englishWords, type Words } from "./en";
import { anybody, english, filled, pieces, spoken, type Piece, type Reader, type Speech } from "./saying";
import { settings } from "./settings.svelte";
import type { Argument, Text } from "./text";

/** A language as it was fetched: the texts of the page, and the sentences of the games and rules. */
type Fetched = { words: Words; speech: Speech };

const inEnglish: Fetched = { words: inLanguage(englishWords, {}), speech: english };
let fetched: Record<string, Fetched> = $state.raw({});

/** Languages that are there or on their way. */
const wanted = new Map<string, Promise<void>>();

/** A language is fetched when it is first wanted, so that nobody loads two. */
export function fetchLanguage(): Promise<void> {
    const code = settings.language;
    if (code === english.code) return Promise.resolve();
    const fetching =
        wanted.get(code) ??
        fetchWords(code).catch((failure: unknown) => {
            wanted.delete(code);
            throw failure;
        });
    wanted.set(code, fetching);
    return fetching;
}

async function fetchWords(code: string): Promise<void> {
    const { fetchPageSpeech, fetchSpeech } = await import("./speech");
    const [page, speech] = await Promise.all([fetchPageSpeech(code), fetchSpeech(code)]);
    fetched = { ...fetched, [code]: { words: inLanguage(englishWords, page.sentences), speech } };
    await Promise.all(more.map((fetch) => addSentences(code, fetch)));
}

/** Sentences beside those of the games, fetched once they are wanted. */
const more: ((code: string) => Promise<Speech>)[] = [];

export async function fetchMoreSentences(fetch: (code: string) => Promise<Speech>): Promise<void> {
    more.push(fetch);
    // A language that is on its way adds them when it arrives.
    await Promise.all(Object.keys(fetched).map((code) => addSentences(code, fetch)));
}

async function addSentences(code: string, fetch: (code: string) => Promise<Speech>): Promise<void> {
    const { sentences } = await fetch(code);
    const there = fetched[code];
    if (!there) return;
    const speech = { ...there.speech, sentences: { ...there.speech.sentences, ...sentences } };
    fetched = { ...fetched, [code]: { ...there, speech } };
}

/** The words of a tree by their English, without what only tells two meanings apart. */
function inLanguage<T>(words: T, sentences: Record<string, string>): T {
    if (typeof words === "string") return (sentences[words] ?? words).replace(/^\{![^}]*\}/, "") as T;
    return Object.fromEntries(
        Object.entries(words as object).map(([key, each]) => [key, inLanguage(each, sentences)]),
    ) as T;
}

/** The language set; English until it is there. */
function current(): Fetched {
    return fetched[settings.language] ?? inEnglish;
}

/** The texts of the page in the language set. */
export function words(): Words {
    return current().words;
}

/** Who reads at the table that is shown, and what its players are called; screens that show a table set it. */
let reading: Reader = $state.raw(anybody);

export function readAs(reader: Reader): void {
    reading = reader;
}

/** A text of the rules in the language set, with the names of this table. */
export function say(text: Text | string | undefined | null): string {
    if (text == null) return "";
    return typeof text === "string" ? text : spoken(text, current().speech, reading);
}

/** The same in pieces, for names and small pictures. */
export function sayInPieces(text: Text): Piece[] {
    return pieces(text, current().speech, reading);
}

/** One of the page's texts, such as "{0} wins", with its gaps filled. */
export function fill(template: string, ...values: Argument[]): string {
    return filled(template, values, current().speech, reading);
}

/** What something is, and what is to be said of it; languages differ in what stands between. */
export function titled(thing: string, what: string | number): string {
    return fill(words().app.titled, thing, String(what));
}
