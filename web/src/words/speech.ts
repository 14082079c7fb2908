import { codeOf, page, type Files, type Words } from "./languages";
import type { Speech } from "./saying";

const modules: Files = import.meta.glob<Words>(
    ["../../../*/src/main/resources/words/*.po", "!../../../lessons/src/main/resources/words/*.po"],
    { import: "default" },
);
const lessons: Files = import.meta.glob<Words>("../../../lessons/src/main/resources/words/*.po", { import: "default" });
const rules: Files = import.meta.glob<Words>("../../../rules/*.po", { import: "default" });

/** A language as the files of words of every module have it. */
export function fetchSpeech(code: string): Promise<Speech> {
    return gather(code, modules);
}

/** The rules in a language. */
export function fetchRuleSpeech(code: string): Promise<Speech> {
    return gather(code, rules);
}

/** What lessons say in a language. */
export function fetchLessonSpeech(code: string): Promise<Speech> {
    return gather(code, lessons);
}

/** The page's own words in a language. */
export function fetchPageSpeech(code: string): Promise<Speech> {
    return gather(code, page);
}

async function gather(code: string, files: Files): Promise<Speech> {
    const speech: Speech = { code, habits: {}, sentences: {} };
    const own = Object.entries(files).filter(([path]) => codeOf(path) === code);
    for (const { habits, sentences } of await Promise.all(own.map(([, read]) => read()))) {
        Object.assign(speech.habits, habits);
        Object.assign(speech.sentences, sentences);
    }
    return speech;
}
