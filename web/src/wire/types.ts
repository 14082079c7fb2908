import type { Text } from "../words/text";
import type * as Wire from "./schema";

/** Plain data, as answers and facts are made of. */
export type Data = { [key: string]: unknown };

// What the program says of its messages is read off their schemas.
export type {
    AskHello,
    BotAnswer as Advice,
    ChatLine,
    ClockInfo as Clock,
    ErrorReply,
    MadeTable as Made,
    Option,
    PastMoment as Moment,
    Pending,
    Place as Standing,
    Refusal,
    SeatInfo,
    SeatWish,
    TableInfo,
    SocketMessage,
    TableWish,
    VerifyAnswer as Verdict,
} from "./schema";

/** What is said often. */
export type Phrase = NonNullable<Wire.AskChat["phrase"]>;

/** What a viewer is told; in a story, with the number of the game at which it happened. */
export type Notice = Wire.Notice & { number?: number };

/** How a game stands for one viewer, as every update says it. */
export type Standpoint = Pick<
    Wire.ToldGame,
    "number" | "over" | "asked" | "pending" | "undo" | "undoRefused" | "standing" | "standings" | "clock"
> & { notices: Notice[]; view: unknown };

/** A game as the server offers it, with its options as JSON Schema. */
export type GameInfo = Omit<Wire.GameOffer, "options"> & { options: { properties: Record<string, OptionInfo> } };

export type OptionInfo = {
    type: string;
    default?: unknown;
    minItems?: number;
    maxItems?: number;
    "x-name": Text;
    "x-help": Text;
    "x-kind": "flag" | "choice" | "choices" | "by-seat" | "text";
    "x-values": { id: string; name: Text; help: Text }[];
    "x-limits"?: OptionLimit[];
};

/** What an option cannot be at some tables; docs/protocol.md tells what each field means. */
export type OptionLimit = {
    seats: number[];
    with: Record<string, string[]>;
    never: string[];
    exactly: number;
    dealt: string[];
    why: Text;
};

/** Two pieces of plain data are the same answer. */
export function same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
    const [keys, others] = [Object.keys(one), Object.keys(other)];
    return keys.length === others.length && keys.every((key) => same((one as Data)[key], (other as Data)[key]));
}
