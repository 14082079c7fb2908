import type { Option } from "../wire/types";
import type { CoveView, TimeShopView } from "./view";

/** Where my hourglass would stand after an option, so that its cost can be shown on the clock before it is chosen. */
export function landing(view: CoveView, me: number | null, option: Option | undefined): number | undefined {
    const player = me === null ? undefined : view.players[me];
    if (!player || !option) return undefined;
    const { space, figure } = option.answer;
    if (player.merchant === "chronomancer" && typeof space === "string") {
        const spaces = (player.shop as TimeShopView).spaces;
        return spaces.find((each) => each.space === space && (each.figure === "any" || each.figure === figure))?.place;
    }
    return undefined;
}
