import { english, type Words } from "./en";
import { anybody, english as plainEnglish, pieces, spoken, type Piece, type Reader, type Speech } from "./saying";
import { settings } from "./settings.svelte";
import type { Text } from "./text";

let french: Words | undefined = $state.raw(undefined);
let frenchSpeech: Speech | undefined = $state.raw(undefined);

/** French is fetched when it is first wanted, so that nobody loads two languages. */
export async function fetchLanguage(): Promise<void> {
    if (settings.language !== "fr" || french) return;
    const [words, { fetchSpeech }] = await Promise.all([import("./fr"), import("./speech")]);
    const parts = await Promise.all([fetchSpeech, ...more].map((fetch) => fetch("fr")));
    frenchSpeech = { code: "fr", habits: parts[0]?.habits ?? {}, sentences: {} };
    for (const part of parts) Object.assign(frenchSpeech.sentences, part.sentences);
    french = words.french;
}

/** Sentences beside those of the games, fetched once they are wanted. */
const more: ((code: string) => Promise<Speech>)[] = [];

export async function fetchMoreSentences(fetch: (code: string) => Promise<Speech>): Promise<void> {
    more.push(fetch);
    if (!frenchSpeech) return;
    const { sentences } = await fetch("fr");
    frenchSpeech = { ...frenchSpeech, sentences: { ...frenchSpeech.sentences, ...sentences } };
}

/** The texts of the app in the language set. */
export function words(): Words {
    return settings.language === "fr" && french ? french : english;
}

function speech(): Speech {
    return settings.language === "fr" && frenchSpeech ? frenchSpeech : plainEnglish;
}

/** Who reads at the table that is shown, and what its players are called; screens that show a table set it. */
let reading: Reader = $state.raw(anybody);

export function readAs(reader: Reader): void {
    reading = reader;
}

/** A text of the rules in the language set, with the names of this table. */
export function say(text: Text | string | undefined | null): string {
    if (text == null) return "";
    return typeof text === "string" ? text : spoken(text, speech(), reading);
}

/** The same in pieces, for names and small pictures. */
export function sayInPieces(text: Text): Piece[] {
    return pieces(text, speech(), reading);
}

/** "{0} wins" with its gaps filled. */
export function fill(pattern: string, ...values: (string | number)[]): string {
    return pattern.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ""));
}
