/** The room a game's board has, its question included. */
export type Room = { width: number; height: number };

/**
 * How the table lies: beside each other on a desk, one above the other where the window is upright, in two columns where
 * it is so low that rows would not fit.
 */
export type Shape = "wide" | "tall" | "short";

export function shapeOf({ width, height }: Room): Shape {
    if (width / height < 1.15) return "tall";
    return height < 440 ? "short" : "wide";
}

/** What the question takes of the height: always the same, so that nothing moves when another one is asked. */
export function questionHeight(room: Room): number {
    if (room.width < 640) return 96;
    if (shapeOf(room) === "short") return 46;
    return room.height > 1200 ? 70 : room.height > 900 ? 60 : 54;
}

/** The least size of what can be chosen: a finger needs more than a mouse. */
export function leastTarget(): number {
    return matchMedia("(pointer: coarse)").matches ? 44 : 24;
}

export function between(least: number, wanted: number, most: number): number {
    return Math.max(least, Math.min(wanted, most));
}
