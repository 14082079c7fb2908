import type { MerchantPage } from "../merchant";
import type { TimeShopView } from "./shop";
import TimeShop from "./TimeShop.svelte";

export const page: MerchantPage<TimeShopView> = {
    board: TimeShop,
    keys({ space, figure, cover }) {
        if (cover !== undefined) return [`icon:${String(cover)}`];
        if (typeof space !== "string" || typeof figure !== "string") return undefined;
        return [space.endsWith("machine") ? `space:${space}:${figure}` : `space:${space}`];
    },
    small: ["frozen-taken"],
    landing: (shop, { space, figure }) =>
        shop.spaces.find((each) => each.space === space && (each.figure === "any" || each.figure === figure))?.place,
};
