import type { Kind } from "../art/clans";
import type { Known } from "../wire/known";
import type * as Wire from "../wire/schema";

export type { ClockView, Cost, PlayerViewGoodView as GoodView } from "../wire/schema";

/** How many there are of each kind. */
export type Crowd = { [K in Kind]?: number };

/** What a viewer sees of the cove, as the program describes it. Places on the clock are in half hours. */
export type CoveView = Known<
    Wire.CoveView,
    {
        boats: BoatView[];
        docks: DockView[];
        piers: PierView[];
        halls: Crowd;
        bag: Crowd;
        drawn: Kind[];
        town: TownView;
        players: PlayerView[];
    }
>;

type Side = "left" | "right";
export type BoatView = Known<
    Wire.HarbourViewBoatView,
    { side: Side; state: "at-sea" | "docked" | "gone"; aboard: Kind[] }
>;
export type DockView = Known<Wire.HarbourViewDockView, { side: Side; place: "inner" | "outer" }>;
export type PierView = Known<Wire.HarbourViewPierView, { crowd: Crowd }>;

export type TownsfolkView = Known<Wire.TownViewTownsfolkView, { clans: Kind[] }>;
type TownPlace = Known<Wire.TownViewPlaceView, { townsfolk: TownsfolkView | null }>;
export type TownView = Known<Wire.TownView, { square: TownPlace[]; under: TownsfolkView[] }>;

type SlotView = Known<Wire.PlayerViewSlotView, { townsfolk: TownsfolkView | null }>;
type CorruptionView = Known<Wire.PlayerViewCorruptionView, { clans: Kind[] }>;
export type PlayerView = Known<
    Wire.PlayerView,
    {
        cards: CorruptionView[] | null;
        team: SlotView[];
        townsfolk: TownsfolkView[];
        patronage: Crowd;
        clanIcons: Crowd;
    }
>;

/** The board of any merchant. */
export type ShopView = PlayerView["shop"];
