/** What a viewer sees of a table of Dale, as the program describes it. */
export type {
    DaleView,
    DaleViewHandCard as HandCard,
    DaleViewPlayerView as PlayerView,
    DaleViewSlotView as SlotView,
} from "../wire/schema";
