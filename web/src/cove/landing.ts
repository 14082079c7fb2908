import type { Option } from "../wire/types";
import type { StageView } from "./stage";
import type { CoveView, TimeShopView } from "./view";

/** Where my hourglass would stand after an option, so that its cost can be shown on the clock before it is chosen. */
export function landing(view: CoveView, me: number | null, option: Option | undefined): number | undefined {
    const player = me === null ? undefined : view.players[me];
    if (!player || !option) return undefined;
    const { space, figure, discard } = option.answer;
    if (player.merchant === "chronomancer" && typeof space === "string") {
        const spaces = (player.shop as TimeShopView).spaces;
        return spaces.find((each) => each.space === space && (each.figure === "any" || each.figure === figure))?.place;
    }
    if (player.merchant === "entertainer") {
        const card = (player.shop as StageView).hand?.find((each) => each.id === discard);
        const now = view.clock.hourglasses.find((glass) => glass.seat === me)?.place;
        return card && now !== undefined ? later(now, card.hours) : undefined;
    }
    return undefined;
}

/** So many hours on; from a clock hand, which lies between two hours, the first step leads to the next hour. */
function later(place: number, hours: number): number {
    return hours === 0 ? place : place - (place % 2) + hours * 2;
}
