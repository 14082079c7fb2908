import type { MerchantPage } from "../merchant";
import Good from "./Good.svelte";
import Smithy from "./Smithy.svelte";
import type { SmithyView } from "./smithy";

export const page: MerchantPage<SmithyView> = {
    board: Smithy,
    good: Good,
    keys({ work, rake, die, furnace, fan, unlock, patron }) {
        if (rake !== undefined) return [`furnace:${String(rake)}`];
        if (work !== undefined) return [`work:${String(work)}`];
        // A die glows in the tray; the furnace it goes into can be pressed as well.
        if (die !== undefined) return [`die:${String(die)}`, `furnace:${String(furnace)}`];
        if (furnace !== undefined) return [`furnace:${String(furnace)}`];
        if (fan !== undefined) return [`furnace:${String(fan)}`];
        if (unlock !== undefined) return [`lock:${String(unlock)}`];
        return patron === undefined ? undefined : [`patron:${String(patron)}`];
    },
    small: ["die-placed", "furnace-emptied"],
    landing: (shop, { work }) => shop.spaces.find((each) => each.space === work && each.hours > 0)?.place,
};
