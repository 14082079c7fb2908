import { pages } from "../described/merchants";
import type { MerchantPage } from "./merchant";
import type { ShopView } from "./view";

// A page is only ever given the shop of its own merchant.
const byId = new Map(Object.entries(pages) as [string, MerchantPage<ShopView>][]);

/** Every merchant the game describes has its folder here, or nothing compiles. */
export const allPages: readonly MerchantPage<ShopView>[] = [...byId.values()];

/** What the page knows of a merchant. */
export function merchantPage(id: string): MerchantPage<ShopView> {
    const page = byId.get(id);
    if (!page) throw new Error(`this page has no board for the merchant "${id}"`);
    return page;
}
