import type { Component } from "svelte";
import Bard from "../art/Bard.svelte";
import Chronomancer from "../art/Chronomancer.svelte";
import Peddler from "../art/Peddler.svelte";
import type { merchants } from "../described/cove";

type Portrait = Component<{ size?: number }>;

/** A small figure of every merchant the game describes: one without does not compile. */
const portraits: Record<keyof typeof merchants, Portrait> = {
    chronomancer: Chronomancer,
    entertainer: Bard,
    peddler: Peddler,
};

/** The figure of a merchant; none for "random" and the like, which are nobody. */
export function portrait(id: string): Portrait | undefined {
    return (portraits as Partial<Record<string, Portrait>>)[id];
}
