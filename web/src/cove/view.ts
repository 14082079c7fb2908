import type { Kind } from "../art/clans";
import type { Text } from "../words/text";

/** What a viewer sees of the cove; the same names as on the server. Places on the clock are in half hours. */
export type CoveView = {
    viewer: number;
    round: number;
    rounds: number;
    phase: string;
    phaseName: Text;
    rogues: { id: string; name: Text; text: Text; boardsAtArrival: boolean };
    clock: ClockView;
    boats: BoatView[];
    docks: DockView[];
    piers: PierView[];
    halls: Crowd;
    bag: Crowd;
    drawn: Kind[];
    town: TownView;
    corruptionDeck: number;
    corruptionDiscards: number;
    players: PlayerView[];
};

export type Crowd = Partial<Record<Kind, number>>;
export type Cost = { hours: number; corruption: number };

export type ClockView = {
    active: number;
    hourglasses: { seat: number; place: number; hour: string }[];
    order: number[];
    market: number;
    marketHour: string;
    marks: { place: number; hour: string; loads: number; off: boolean }[];
    hands: { place: number; hour: string; free: boolean }[];
    mice: number[];
};

export type BoatView = {
    boat: number;
    side: "left" | "right";
    seats: number;
    state: "at-sea" | "docked" | "gone";
    aboard: Kind[];
};
export type DockView = { dock: number; side: "left" | "right"; place: "inner" | "outer"; pier: string; boat: number };
export type PierView = {
    pier: string;
    name: Text;
    crowd: Crowd;
    small: boolean;
    large: boolean;
    worth: Record<string, number>;
};

export type TownsfolkView = { id: string; name: Text; deck: string; ability: Text; clans: Kind[]; corruption: number };
export type TownView = {
    square: { place: number; cost: Cost; townsfolk: TownsfolkView | null }[];
    deck: number;
    under: TownsfolkView[];
};

export type GoodView = { good: string; name: Text; price: number; count: number; supply: number };
export type SlotView = { slot: number; id: string; name: Text; text: Text; townsfolk: TownsfolkView | null };

export type PlayerView = {
    seat: number;
    seated: boolean;
    name: Text;
    merchant: string;
    merchantName: Text;
    gold: number;
    gems: number;
    stall: GoodView[];
    corruptionCards: number;
    cards: { card: string; corruption: number; clans: Kind[]; count: number }[] | null;
    team: SlotView[];
    townsfolk: TownsfolkView[];
    patronage: Crowd;
    clanIcons: Crowd;
    corruptionIcons: number;
    shop: unknown;
};

export type TimeShopView = {
    figures: { figure: "chronomancer" | "assistant"; space: string }[];
    spaces: SpaceView[];
    board: TileView[];
    stream: TileView[];
    icons: { icon: number; clan: Kind; covered: boolean }[];
    reserve: number;
    upTo: Text;
};

export type SpaceView = {
    space: string;
    figure: string;
    action: string;
    text: Text;
    hours: number;
    corruption: number;
    place: number;
    reachable: boolean;
};

export type TileView = {
    tile: string;
    side: "white" | "blue";
    action: string;
    colours: string[];
    text: Text;
    half: Cost;
    pass: Cost;
};
