import type { LogLine } from "./game.svelte";

/** What happened in one turn: who had it, and its lines. */
export type Turn = { seat: number | null; heading: LogLine | undefined; lines: LogLine[]; from: number };

/** The log in turns: an event that begins one becomes its heading. */
export function turnsOf(log: LogLine[], begins: ReadonlySet<string>, offset: number): Turn[] {
    const turns: Turn[] = [];
    for (const [i, line] of log.entries()) {
        const last = turns.at(-1);
        if (begins.has(line.kind)) turns.push({ seat: line.seat, heading: line, lines: [], from: offset + i });
        else if (last) last.lines.push(line);
        else turns.push({ seat: null, heading: undefined, lines: [line], from: offset + i });
    }
    return turns;
}
