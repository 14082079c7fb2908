import type { merchants } from "../described/cove";
import { chronomancer } from "./chronomancer";
import { entertainer } from "./entertainer";
import type { MerchantPage } from "./merchant";
import { peddler } from "./peddler";

/** Every merchant the game describes: one without a board does not compile. */
const pages: Record<keyof typeof merchants, MerchantPage> = { chronomancer, entertainer, peddler };

export function merchantPage(id: string): MerchantPage {
    const page = (pages as Partial<Record<string, MerchantPage>>)[id];
    if (!page) throw new Error(`this page has no board for the merchant "${id}"`);
    return page;
}
