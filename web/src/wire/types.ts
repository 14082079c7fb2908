import type { Text } from "../words/text";

/** Plain data, as answers and facts are made of. */
export type Data = { [key: string]: unknown };

export type Option = { text: Text; answer: Data };

export type Pending = { seat: number; kind: string; prompt: Text; rule: string; options: Option[] };

export type Notice = { kind: string; seat: number | null; text: Text; rules: string[]; facts: Data; number?: number };

export type Refusal = { answer: Data; rule: string; needed: unknown; had: unknown; text: Text };

export type Standing = { seat: number; place: number; score: Record<string, unknown> };

/** How a game stands for one viewer, as every update says it. */
export type Standpoint = {
    number: number;
    over: boolean;
    /** The seats that are asked. */
    asked: number[];
    /** What the viewer is asked, if anything. */
    pending: Pending[];
    notices: Notice[];
    undo?: number[];
    /** Why it is no longer fair to take back. */
    undoRefused?: Text;
    standings?: Standing[];
    view: unknown;
};

/** What a bot would do, why, and what else it thought of: the best first, each with its chance. */
export type Advice = {
    option: number;
    because: Text;
    alternatives: { option: number; worth: number; text: Text }[];
};

export type SeatInfo = {
    kind: "link" | "open" | "bot";
    name: string;
    taken: boolean;
    ready: boolean;
    /** The level of the bot that plays here now, its own or one that stands in. */
    bot: string | null;
    left: boolean;
    here: boolean;
    botWantedBy: number[];
};

/** What anybody at a table may know about it beside the game. */
export type TableInfo = {
    table: string;
    game: string;
    status: "waiting" | "playing" | "over";
    open: boolean;
    options: Data;
    seats: SeatInfo[];
    chance: { commitment: string; texts?: string[]; secret?: string };
    takeBack: { seat: number; number: number; granted: number[] } | null;
    rematch: string | null;
    seat: number | null;
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
