import type { MerchantPage } from "../merchant";
import Stage from "./Stage.svelte";
import type { StageView } from "./stage";

export const entertainer: MerchantPage = {
    board: Stage as unknown as MerchantPage["board"],
    broad: true,
    landing(shop, { discard }, place) {
        const card = (shop as StageView).hand?.find((each) => each.id === discard);
        return card && place !== undefined ? later(place, card.hours) : undefined;
    },
    abroad: (shop) => (shop as StageView).bard?.place,
};

/** So many hours on; from a clock hand, which lies between two hours, the first step leads to the next hour. */
function later(place: number, hours: number): number {
    return hours === 0 ? place : place - (place % 2) + hours * 2;
}
