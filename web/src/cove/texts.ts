import { kinds } from "../art/clans";
import { fill, words } from "../words/words.svelte";
import type { Argument } from "../words/text";
import type { Cost, Crowd } from "./view";

/** "2 warriors, 1 bard" for those who listen. */
export function crowdText(crowd: Crowd): string {
    const w = words().cove;
    const parts = kinds.flatMap((kind) => {
        const count = crowd[kind] ?? 0;
        return count > 0 ? [fill(w.crowd[kind], count)] : [];
    });
    return parts.join(", ") || w.nothing;
}

export function costText(cost: Cost): string {
    const w = words();
    const hours = fill(w.play.hours, cost.hours);
    return cost.corruption > 0 ? `${hours}, ${w.cove.corruption} ${cost.corruption}` : hours;
}

/** The time of a place on the clock, as the rules say it: 11 is half past five. */
export function timeAt(place: number): Argument {
    const hour = Math.floor(place / 2);
    return place % 2 === 0 ? { say: "{!of the clock}{0}", with: [hour] } : { hour, minute: 30 };
}
