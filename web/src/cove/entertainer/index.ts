import type { Data } from "../../wire/types";
import type { MerchantPage } from "../merchant";
import Stage from "./Stage.svelte";
import type { StageView } from "./stage";

export const page: MerchantPage<StageView> = {
    board: Stage,
    broad: true,
    keys: songKeys,
    small: ["dial", "volume", "rest", "song-over", "reshuffled", "fan-kept"],
    landing(shop, { discard }, after) {
        const card = shop.hand?.find((each) => each.id === discard);
        return card && after[card.hours];
    },
    abroad: (shop) => shop.bard?.place,
};

function songKeys(answer: Data): string[] | undefined {
    if (answer.lure !== undefined) return [`aboard:${String(answer.boat)}:${String(answer.lure)}`];
    if (typeof answer.place === "string") return [venueKey(answer.place)];
    const card = answer.top ?? answer.bottom ?? answer.improv ?? answer.use ?? answer.creature;
    if (typeof card === "string") return [`song:${card}`];
    if (typeof answer.fan === "string") return [`townsfolk:${answer.fan}`];
    if (typeof answer.rune === "string") return [`hall:${answer.rune}`];
    if (typeof answer.turn === "number") return ["dial"];
    if (typeof answer.sing === "string") return [`sing:${answer.sing}`];
    return answer.boast === true ? ["boast"] : undefined;
}

/** Where the bard may sing, as a place of the board. */
function venueKey(venue: string): string {
    if (venue === "dragon-island") return "island";
    if (venue === "town-square") return "square";
    if (venue === "town-square-pier") return "pier:town-square";
    return venue.endsWith("-hall") ? `hall:${venue.slice(0, -"-hall".length)}` : `pier:${venue}`;
}
