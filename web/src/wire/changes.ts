import type * as Wire from "./schema";

/** One step from a view to the next; any value may stand at its end. */
export type Change = Pick<Wire.Change, "op" | "path"> & { value: unknown };

type Fields = Record<string, unknown>;

/** The view after changes, in order (JSON Patch, RFC 6902). What has not changed is shared with the view before. */
export function patched(view: unknown, changes: Change[]): unknown {
    return changes.reduce((now, change) => at(now, change.path.split("/").slice(1).map(unescaped), change), view);
}

const unescaped = (name: string) => name.replaceAll("~1", "/").replaceAll("~0", "~");

function at(here: unknown, way: string[], change: Change): unknown {
    const [name, ...rest] = way;
    if (name === undefined) return change.value;
    if (typeof here !== "object" || here === null) throw new Error(`nothing stands at ${change.path}`);
    const value = rest.length > 0 ? at((here as Fields)[name], rest, change) : change.value;
    const op = rest.length > 0 ? "replace" : change.op;
    return Array.isArray(here) ? inList(here, Number(name), op, value) : inObject(here as Fields, name, op, value);
}

function inList(list: unknown[], index: number, op: Change["op"], value: unknown): unknown[] {
    if (op === "remove") return list.toSpliced(index, 1);
    return list.toSpliced(index, op === "add" ? 0 : 1, value);
}

function inObject(object: Fields, name: string, op: Change["op"], value: unknown): Fields {
    if (op !== "remove") return { ...object, [name]: value };
    return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));
}

/** The hash of a view, as the server makes it (docs/server.md): the sum over every value within and the way to it. */
export function hashOf(view: unknown): number {
    return sum(1, view) | 0;
}

function sum(way: number, value: unknown): number {
    let all = mix(Math.imul(31, way) + own(value));
    if (Array.isArray(value)) value.forEach((each, index) => (all += sum(mix(Math.imul(31, way) + index), each)));
    else if (typeof value === "object" && value !== null)
        for (const [name, each] of Object.entries(value)) all += sum(mix(Math.imul(31, way) + ofText(name)), each);
    return all | 0;
}

function own(value: unknown): number {
    if (value === null) return 13;
    if (typeof value === "object") return Array.isArray(value) ? 11 : 7;
    if (typeof value === "boolean") return value ? 17 : 19;
    return typeof value === "number" ? value : ofText(String(value));
}

function ofText(text: string): number {
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
    return hash;
}

function mix(bits: number): number {
    let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
}
