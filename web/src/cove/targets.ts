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
    if (typeof answer.place === "string") return [venueKey(answer.place)];
    const songCard = answer.top ?? answer.bottom ?? answer.improv ?? answer.use ?? answer.creature;
    if (typeof songCard === "string") return [`song:${songCard}`];
    if (typeof answer.fan === "string") return [`townsfolk:${answer.fan}`];
    if (typeof answer.rune === "string") return [`hall:${answer.rune}`];
    if (typeof answer.turn === "number") return ["dial"];
    if (typeof answer.sing === "string") return [`sing:${answer.sing}`];
    if (answer.boast === true) return ["boast"];
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

/** Where the bard may sing, as a place of the board. */
function venueKey(venue: string): string {
    if (venue === "dragon-island") return "island";
    if (venue === "town-square") return "square";
    if (venue === "town-square-pier") return "pier:town-square";
    return venue.endsWith("-hall") ? `hall:${venue.slice(0, -"-hall".length)}` : `pier:${venue}`;
}

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
    if (place === "hand") return "clock";
    return "shop";
}

export const areas = ["harbour", "clock", "town", "shop", "players"] as const;
export type Area = (typeof areas)[number];
