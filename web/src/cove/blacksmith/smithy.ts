import type { Kind } from "../../art/clans";
import type { Known } from "../../wire/known";
import type * as Wire from "../../wire/schema";

export type { SmithyViewCoalView as CoalView, SmithyViewSpaceView as WorkSpace } from "../../wire/schema";

/** The Blacksmith's board, as the program describes it. */
export type SmithyView = Known<Wire.SmithyView, { furnaces: FurnaceView[]; locks: LockView[] }>;
export type FurnaceView = Known<Wire.SmithyViewFurnaceView, { ready: "no" | "weapon" | "armour" }>;
type LockView = Known<Wire.SmithyViewLockView, { die: "alloy" | "coal"; clan: Kind }>;
