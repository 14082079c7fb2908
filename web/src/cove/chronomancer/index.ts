import type { MerchantPage } from "../merchant";
import type { TimeShopView } from "../view";
import TimeShop from "./TimeShop.svelte";

export const chronomancer: MerchantPage = {
    board: TimeShop as unknown as MerchantPage["board"],
    landing: (shop, { space, figure }) =>
        (shop as TimeShopView).spaces.find(
            (each) => each.space === space && (each.figure === "any" || each.figure === figure),
        )?.place,
};
