import { kinds } from "../art/clans";
import { words } from "../words/words.svelte";
import type { Cost, Crowd } from "./view";

/** "2 warriors, 1 bard" for those who listen. */
export function crowdText(crowd: Crowd): string {
    const w = words().cove;
    const parts = kinds.flatMap((kind) => {
        const count = crowd[kind] ?? 0;
        return count > 0 ? [`${count} ${count === 1 ? w.kinds[kind] : w.kindsMany[kind]}`] : [];
    });
    return parts.join(", ") || w.nothing;
}

export function costText(cost: Cost): string {
    const w = words();
    const hours = `${cost.hours} ${cost.hours === 1 ? w.play.hour : w.play.hours}`;
    return cost.corruption > 0 ? `${hours}, ${w.cove.corruption} ${cost.corruption}` : hours;
}

/** A place on the clock as people say it: 11 is half past five. */
export function hourText(place: number): string {
    return place % 2 === 0 ? String(place / 2) : `${Math.floor(place / 2)}:30`;
}
