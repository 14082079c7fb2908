import { call } from "../wire/api";
import type { PuzzleList, PuzzlePosition, PuzzleVerdict } from "../wire/schema";
import type { Data, Standpoint } from "../wire/types";

export const fetchPuzzles = () => call<PuzzleList>("GET", "/puzzles");
export const layPuzzle = (id: string) => call<PuzzlePosition>("GET", `/puzzles/${encodeURIComponent(id)}`);
export const judge = (id: string, answer: Data) =>
    call<PuzzleVerdict>("POST", `/puzzles/${encodeURIComponent(id)}`, undefined, JSON.stringify({ answer }));

/** A puzzle as a table that can be shown and played at. */
export function standpoint(puzzle: PuzzlePosition): Standpoint {
    const { number, pending, view, seat } = puzzle;
    return { number, over: false, asked: [seat], pending, notices: [], view, undo: [] };
}

const shelf = "comptoir.puzzles";

/** The puzzles that were solved in this browser. */
export function solved(): string[] {
    try {
        return JSON.parse(localStorage.getItem(shelf) ?? "[]") as string[];
    } catch {
        return [];
    }
}

export function solve(puzzle: string): void {
    localStorage.setItem(shelf, JSON.stringify([...new Set([...solved(), puzzle])]));
}
