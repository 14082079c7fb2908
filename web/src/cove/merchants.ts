import { pages } from "../described/merchants";
import type { MerchantPage } from "./merchant";

/** What the page knows of a merchant. Every merchant the game describes has its folder here, or nothing compiles. */
export function merchantPage(id: string): MerchantPage {
    if (!Object.hasOwn(pages, id)) throw new Error(`this page has no board for the merchant "${id}"`);
    return pages[id as keyof typeof pages];
}
