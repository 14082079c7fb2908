import type { Text } from "../words/text";
import type * as Wire from "./schema";

/** Plain data, as answers and facts are made of. */
export type Data = { [key: string]: unknown };

// What the open protocol says too is read off its schemas.
export type { Option, Pending, Refusal, Place as Standing, BotAnswer as Advice } from "./schema";

/** What a viewer is told; in a story, with the number of the game at which it happened. */
export type Notice = Wire.Notice & { number?: number };

/** How a game stands for one viewer, as every update says it. */
export type Standpoint = {
    number: number;
    over: boolean;
    /** The seats that are asked. */
    asked: number[];
    /** What the viewer is asked, if anything. */
    pending: Wire.Pending[];
    notices: Notice[];
    undo?: number[];
    /** Why it is no longer fair to take back. */
    undoRefused?: Text;
    standings?: Wire.Place[];
    clock?: Clock;
    view: unknown;
};

export type SeatInfo = {
    kind: "link" | "open" | "bot";
    name: string;
    taken: boolean;
    ready: boolean;
    /** The level of the bot that plays here now, its own or one that stands in. */
    bot: string | null;
    left: boolean;
    /** The person has given the game up. */
    resigned?: boolean;
    /** When somebody sat down there. */
    since?: number;
    here: boolean;
    botWantedBy: number[];
    /** The face a person chose, where they did. */
    avatar?: string | null;
};

/** The clocks of a table that has them: milliseconds left by seat, as of when it was told. */
export type Clock = { running: number[]; moveLeft?: number[]; gameLeft?: number[] };

/** What anybody at a table may know about it beside the game. */
export type TableInfo = {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over";
    open: boolean;
    options: Data;
    seats: SeatInfo[];
    chance: { commitment: string; texts?: string[]; secret?: string };
    takeBack: { seat: number; granted: number[] } | null;
    rematch: string | null;
    clock?: Clock;
    /** Seconds for a move and for a game, as agreed; 0 where there is no clock. */
    pace?: { perMove: number; perGame: number };
    seat: number | null;
    /** The seat that the link I hold invites me to. */
    invited?: number;
    /** The seats whose chat I do not want to read. */
    muted?: number[];
    number: number;
    createdAt: number;
    changedAt: number;
};

export type ChatLine = { number: number; at: number; seat: number | null; name: string; text: string };

/** A game as the server offers it. */
export type GameInfo = {
    id: string;
    name: Text;
    seats: number[];
    options: { properties: Record<string, OptionInfo> };
    bots: string[];
};

export type OptionInfo = {
    type: string;
    default?: unknown;
    minItems?: number;
    maxItems?: number;
    "x-name": Text;
    "x-help": Text;
    "x-kind": "flag" | "choice" | "choices" | "by-seat" | "text";
    "x-values": { id: string; name: Text; help: Text }[];
};

/** Two pieces of plain data are the same answer. */
export function same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
    const [keys, others] = [Object.keys(one), Object.keys(other)];
    return keys.length === others.length && keys.every((key) => same((one as Data)[key], (other as Data)[key]));
}
