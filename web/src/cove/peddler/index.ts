import type { MerchantPage } from "../merchant";
import PeddlerBoard from "./PeddlerBoard.svelte";

export const peddler: MerchantPage = { board: PeddlerBoard as unknown as MerchantPage["board"] };
