/** What a closer look at a thing says: a rule, and which of its sentences tells best what the thing is for. */
export type TipRule = { rule: string; sentence: number };

/** "cove.final.clans#2" is the second sentence of that rule; without a number it is the first. */
export function tipRule(written: string | undefined): TipRule | undefined {
    const [rule, sentence = "1"] = written?.split("#") ?? [];
    return rule === undefined ? undefined : { rule, sentence: Number(sentence) };
}
