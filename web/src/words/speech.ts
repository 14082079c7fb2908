import type { Speech } from "./saying";

type Words = Omit<Speech, "code">;

const modules = import.meta.glob<Words>("../../../*/src/main/resources/words/*.po", { import: "default" });
const rules = import.meta.glob<Words>("../../../rules/*.po", { import: "default" });

/** A language as the files of words of every module have it. */
export function fetchSpeech(code: string): Promise<Speech> {
    return gather(code, modules);
}

/** The rules in a language. */
export function fetchRuleSpeech(code: string): Promise<Speech> {
    return gather(code, rules);
}

async function gather(code: string, files: Record<string, () => Promise<Words>>): Promise<Speech> {
    const speech: Speech = { code, habits: {}, sentences: {} };
    const own = Object.entries(files).filter(([path]) => path.endsWith(`/${code}.po`));
    for (const { habits, sentences } of await Promise.all(own.map(([, read]) => read()))) {
        Object.assign(speech.habits, habits);
        Object.assign(speech.sentences, sentences);
    }
    return speech;
}
