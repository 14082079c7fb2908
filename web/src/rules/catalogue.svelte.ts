import type { Text } from "../words/text";
import { fetchMoreSentences, say } from "../words/words.svelte";

/** A rule; its sentences stand apart where one of them is shown alone. */
export type Rule = { id: string; text: Text; sentences: Text[]; at: string };
export type Section = { id: string; name: Text; rules: Rule[] };
export type Catalogue = { catalogue: string; name: Text; sections: Section[] };

let shelf: Catalogue[] = $state.raw([]);
let byId: Map<string, Rule> = new Map();
let fetching: Promise<void> | undefined;

/** All rules in our words; fetched apart from the first load. */
export function fetchRules(): Promise<void> {
    fetching ??= Promise.all([
        import("./all"),
        import("../words/speech").then(({ fetchRuleSpeech }) => fetchMoreSentences(fetchRuleSpeech)),
    ]).then(([{ all }]) => {
        byId = new Map(all.flatMap((book) => book.sections.flatMap((it) => it.rules)).map((rule) => [rule.id, rule]));
        shelf = all;
    });
    return fetching;
}

export function catalogues(): Catalogue[] {
    return shelf;
}

export function rule(id: string): Rule | undefined {
    return shelf.length ? byId.get(id) : undefined;
}

export function ruleText(id: string): string {
    const found = rule(id);
    return found ? say(found.text) : "";
}

/** One sentence of a rule, counted from one. */
export function ruleSentence(id: string, sentence: number): string {
    return say(rule(id)?.sentences[sentence - 1]);
}

/** The address of a rule in the rulebook. */
export function ruleAddress(id: string): string {
    // Behind a question mark: a path with a dot in it would look like a file.
    return `/rules?rule=${id}`;
}
