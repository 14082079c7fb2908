import type { MerchantPage } from "../merchant";
import type { TimeShopView } from "../view";
import TimeShop from "./TimeShop.svelte";

export const page: MerchantPage = {
    board: TimeShop as unknown as MerchantPage["board"],
    keys({ space, figure, cover }) {
        if (cover !== undefined) return [`icon:${String(cover)}`];
        if (typeof space !== "string" || typeof figure !== "string") return undefined;
        return [space.endsWith("machine") ? `space:${space}:${figure}` : `space:${space}`];
    },
    small: ["frozen-taken"],
    landing: (shop, { space, figure }) =>
        (shop as TimeShopView).spaces.find(
            (each) => each.space === space && (each.figure === "any" || each.figure === figure),
        )?.place,
};
