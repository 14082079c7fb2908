import { call } from "../wire/api";
import type { LearnAnswer, LessonEntry } from "../wire/schema";
import type { Data, Standpoint } from "../wire/types";
import { fetchMoreSentences } from "../words/words.svelte";

/** What a learner does; a lesson stands where these have brought it. */
export type Input = { answers: Data[] } | { go: "on" | "again" | "show" };

let sentences: Promise<void> | undefined;

/** What lessons say in other languages is fetched with the first of them. */
export function fetchSentences(): Promise<void> {
    sentences ??= import("../words/speech").then(({ fetchLessonSpeech }) => fetchMoreSentences(fetchLessonSpeech));
    return sentences;
}

export async function fetchLessons(): Promise<LessonEntry[]> {
    const [{ lessons }] = await Promise.all([call<{ lessons: LessonEntry[] }>("GET", "/lessons"), fetchSentences()]);
    return lessons;
}

export function standsAfter(lesson: string, inputs: Input[]): Promise<LearnAnswer> {
    return call<LearnAnswer>("POST", `/lessons/${encodeURIComponent(lesson)}`, undefined, JSON.stringify({ inputs }));
}

/** A lesson as a table that can be shown and played at. */
export function standpoint(answer: LearnAnswer): Standpoint {
    const { number, over, pending, notices, view, seat } = answer;
    // While something is only read nobody is waited for.
    const asked = pending.map((each) => each.seat);
    return { number, over, asked, pending, notices, view, undo: number > 0 ? [seat] : [] };
}

const shelf = "comptoir.lessons";

/** The lessons that were finished in this browser. */
export function finished(): string[] {
    try {
        return JSON.parse(localStorage.getItem(shelf) ?? "[]") as string[];
    } catch {
        return [];
    }
}

export function finish(lesson: string): void {
    localStorage.setItem(shelf, JSON.stringify([...new Set([...finished(), lesson])]));
}
