import type { KeysOf } from "../play/choices";

/** The thing in the cove that an answer is about. */
export const coveKeys: KeysOf = (answer) => {
    if (typeof answer.hand === "boolean") return answer.hand ? ["hand:true"] : [];
    const { boat, adventurer, space, figure } = answer;
    if (typeof space === "string" && typeof figure === "string")
        return [space.endsWith("machine") ? `space:${space}:${figure}` : `space:${space}`];
    if (boat !== undefined && adventurer !== undefined) return [`aboard:${String(boat)}:${String(adventurer)}`];
    if (answer.lure !== undefined) return [`aboard:${String(boat)}:${String(answer.lure)}`];
    if (boat !== undefined) return [`boat:${String(boat)}`];
    const good = answer.sell ?? answer.swap ?? answer.give ?? answer.take;
    if (typeof good === "string" && /^(small|large)-/.test(good)) return [`good:${good}`];
    if (answer.cover !== undefined) return [`icon:${String(answer.cover)}`];
    for (const field of single) if (answer[field] !== undefined) return [`${field}:${String(answer[field])}`];
    return [];
};

/** Answers that name one thing, which has that name on the board too. */
const single = ["dock", "pier", "townsfolk", "slot", "crew", "discard", "tile", "icon", "hall"] as const;

/** The part of the table a thing lies in; a phone turns to it when it can be chosen. */
export function areaOf(key: string): Area {
    const place = key.split(":")[0];
    if (place === "boat" || place === "aboard" || place === "dock" || place === "pier" || place === "hall")
        return "harbour";
    if (place === "townsfolk") return "town";
    if (place === "hand") return "clock";
    return "shop";
}

export const areas = ["harbour", "clock", "town", "shop", "players"] as const;
export type Area = (typeof areas)[number];
