import type { Kind } from "../../art/clans";
import type { Known } from "../../wire/known";
import type * as Wire from "../../wire/schema";

export type { TimeShopViewSpaceView as SpaceView } from "../../wire/schema";

/** The Chronomancer's board, as the program describes it. */
export type TimeShopView = Known<
    Wire.TimeShopView,
    { figures: FigureView[]; board: TileView[]; stream: TileView[]; icons: IconView[] }
>;
type FigureView = Known<Wire.TimeShopViewFigureView, { figure: "chronomancer" | "assistant" }>;
export type TileView = Known<Wire.TimeShopViewTileView, { side: "white" | "blue" }>;
type IconView = Known<Wire.TimeShopViewIconView, { clan: Kind }>;
