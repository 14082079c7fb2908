import type { Option } from "../wire/types";
import { merchantPage } from "./merchants";
import type { CoveView } from "./view";

/** Where my hourglass would stand after an option, so that its cost can be shown on the clock before it is chosen. */
export function landing(view: CoveView, me: number | null, option: Option | undefined): number | undefined {
    const player = me === null ? undefined : view.players[me];
    if (!player || !option) return undefined;
    const after = view.clock.hourglasses.find((glass) => glass.seat === me)?.after ?? [];
    return merchantPage(player.merchant).landing?.(player.shop, option.answer, after);
}
