import type { MerchantPage } from "../merchant";
import PeddlerBoard from "./PeddlerBoard.svelte";

export const page: MerchantPage = {
    board: PeddlerBoard as unknown as MerchantPage["board"],
    small: [
        "peddler-turn",
        "peddler-turn-ends",
        "peddler-slides",
        "peddler-reserve",
        "peddler-chooses",
        "peddler-shuffled",
        "peddler-card",
        "peddler-hand",
        "peddler-dock",
    ],
};
