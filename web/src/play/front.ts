import type { Component } from "svelte";
import { fronts } from "../described/fronts";
import type { Data, OptionInfo } from "../wire/types";

/** What the page shows of a game before anybody sits down, and around its board. */
export type GameFront = {
    /** The picture on its card. */
    scene: Component;
    words: () => { title: string; line: string; facts: string };
    /** The catalogue its rules begin with. */
    book: string;
    /** How far a player is, in what the game counts by. */
    points: () => string;
    /** Why the winner has won, at a table seen or at any. */
    why: (view?: unknown) => string;
    /** The side a seat plays on, where several play on one. */
    sideOf?: (view: unknown, seat: number) => number | undefined;
    /** The options that are chosen by their pictures. */
    drawn: string[];
    /** What a first game at so many seats is played with. */
    easy: (seats: number, options: Record<string, OptionInfo>) => Data;
};

export type GameId = keyof typeof fronts;
export const gameIds = Object.keys(fronts) as GameId[];

export function isGame(id: string): id is GameId {
    return Object.hasOwn(fronts, id);
}

/** The front of a game; one that this page does not know is an error. */
export function gameFront(id: string): GameFront {
    if (!isGame(id)) throw new Error(`this page knows no game "${id}"`);
    return fronts[id];
}
