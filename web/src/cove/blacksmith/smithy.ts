import type { Kind } from "../../art/clans";
import type { Text } from "../../words/text";

/** The Blacksmith's board as a viewer sees it; the same names as on the server. */
export type SmithyView = {
    at: string | null;
    spaces: WorkSpace[];
    furnaces: FurnaceView[];
    alloy: { colour: string; text: Text }[];
    coal: CoalView[];
    locks: { lock: number; die: "alloy" | "coal"; clan: Kind; locked: boolean; text: Text }[];
    weaponHeat: number;
    armourHeat: number;
    upTo: Text;
};

export type WorkSpace = {
    space: string;
    text: Text;
    hours: number;
    corruption: number;
    dice: number;
    place: number;
};

export type CoalView = { heat: number; text: Text };

export type FurnaceView = {
    furnace: number;
    colour: string | null;
    coal: CoalView[];
    heat: number;
    ready: "no" | "weapon" | "armour";
    text: Text;
};
