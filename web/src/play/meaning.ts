import type { Text } from "../words/text";

/** What a kind of decision means, as the game describes it. */
export function meaningOf(decisions: Partial<Record<string, { meaning: Text }>>, kind: string): Text {
    const found = decisions[kind];
    if (!found) throw new Error(`this page knows no decision "${kind}"`);
    return found.meaning;
}
