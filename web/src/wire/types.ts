import type { Text } from "../words/text";

/** Plain data, as answers and facts are made of. */
export type Data = { [key: string]: unknown };

export type Option = { text: Text; answer: Data };

export type Pending = { seat: number; kind: string; prompt: Text; rule: string; options: Option[] };

export type Notice = { kind: string; seat: number | null; text: Text; rules: string[]; facts: Data };

export type Refusal = { answer: Data; rule: string; needed: unknown; had: unknown; text: Text };

export type Standing = { seat: number; place: number; score: Record<string, unknown> };

/** How a game stands for one viewer, as every update says it. */
export type Standpoint = {
    number: number;
    over: boolean;
    /** Who is asked; other seats' choices come without their options. */
    pending: Pending[];
    notices: Notice[];
    undo: number[];
    standings?: Standing[];
    view: unknown;
};

export type Advice = { option: number; because: Text; alternatives: unknown[] };

/** Two pieces of plain data are the same answer. */
export function same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
    const [keys, others] = [Object.keys(one), Object.keys(other)];
    return keys.length === others.length && keys.every((key) => same((one as Data)[key], (other as Data)[key]));
}
