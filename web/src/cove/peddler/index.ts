import type { MerchantPage } from "../merchant";
import type { PeddlerView } from "../../wire/schema";
import PeddlerBoard from "./PeddlerBoard.svelte";
import PeddlerStrip from "./PeddlerStrip.svelte";

export const page: MerchantPage<PeddlerView> = {
    board: PeddlerBoard,
    beside: PeddlerStrip,
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
