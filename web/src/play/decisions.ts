/** A kind of decision as the game describes it. */
export function decisionOf<Decision>(decisions: Partial<Record<string, Decision>>, kind: string): Decision {
    const found = decisions[kind];
    if (!found) throw new Error(`this page knows no decision "${kind}"`);
    return found;
}
