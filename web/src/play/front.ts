import type { Component } from "svelte";
import { fronts } from "../described/fronts";
import type { Data } from "../wire/types";

/** What a table under way of being made may choose: so many seats, and everything chosen so far. */
export type Wish = { seats: number; options: Data };

/** What a game adds to what its options say of themselves. Each reason is a full sentence; none means that it may be. */
export type Limits = {
    /** Why one value cannot be chosen now. */
    value?: (id: string, value: string, wish: Wish) => string | undefined;
    /** How many values must be named, where any are. */
    count?: (id: string, wish: Wish) => number | undefined;
    /** Why what has been chosen does not go together. */
    all?: (id: string, wish: Wish) => string | undefined;
};

/** What the page shows of a game before anybody sits down, and around its board. */
export type GameFront = {
    /** The picture on its card. */
    scene: Component;
    words: () => { title: string; line: string; facts: string };
    /** The catalogue its rules begin with. */
    book: string;
    /** Why the winner has won, at a table seen or at any. */
    why: (view?: unknown) => string;
    /** The side a seat plays on, where several play on one. */
    sideOf?: (view: unknown, seat: number) => number | undefined;
    limits: Limits;
    /** The options that are chosen by their pictures. */
    drawn: string[];
    /** What a first game at so many seats is played with. */
    easy: (seats: number) => Data;
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
