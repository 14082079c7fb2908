import type { KeysOf } from "../play/choices";
import { allPages } from "./merchants";

/** The thing in the cove that an answer is about. */
export const coveKeys: KeysOf = (answer) => {
    if (typeof answer.hand === "boolean") return answer.hand ? ["hand:true"] : [];
    const { boat, adventurer } = answer;
    if (boat !== undefined && adventurer !== undefined) return [`aboard:${String(boat)}:${String(adventurer)}`];
    for (const page of allPages) {
        const own = page.keys?.(answer);
        if (own) return own;
    }
    if (boat !== undefined) return [`boat:${String(boat)}`];
    const good = answer.sell ?? answer.swap ?? answer.give ?? answer.take;
    if (typeof good === "string" && /^(small|large)-/.test(good)) return [`good:${good}`];
    for (const field of single) if (answer[field] !== undefined) return [`${field}:${String(answer[field])}`];
    return [];
};

/** Answers that name one thing, which has that name on the board too. */
const single = [
    "dock",
    "pier",
    "townsfolk",
    "slot",
    "crew",
    "discard",
    "tile",
    "icon",
    "hall",
    "play",
    "stone",
    "buy",
    "cultists",
] as const;

/** The part of the table a thing lies in; a phone turns to it when it can be chosen. */
export function areaOf(key: string): Area {
    const place = key.split(":")[0];
    if (
        place === "boat" ||
        place === "aboard" ||
        place === "dock" ||
        place === "pier" ||
        place === "hall" ||
        place === "island"
    )
        return "harbour";
    if (place === "townsfolk" || place === "square") return "town";
    if (place === "hand" || place === "clock") return "clock";
    if (place === "player") return "players";
    return "shop";
}

export const areas = ["harbour", "clock", "town", "shop", "players"] as const;
export type Area = (typeof areas)[number];
