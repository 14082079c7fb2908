import { between, questionHeight, shapeOf, type Room } from "../play/frame";

/** How the cove's table lies in the room it has. */
export type CoveLayout = {
    /** All at once on a desk, in rows where the window is upright, one area at a time where it is small. */
    shape: "wide" | "tall" | "areas";
    /** Where areas are shown one at a time: a low window has its tabs at the side. */
    low: boolean;
    /** Heights of the rows: harbour with clock and town; my own board. */
    upper: number;
    middle: number;
    lower: number;
    clock: number;
    town: { width: number; height: number; across: number };
};

const gap = 6;
/** Width to height of the harbour; and the least the townsfolk can do with. */
const broad = 1.79;
const leastTown = 200;

export function layOut(room: Room, plates: number): CoveLayout {
    const shape = shapeOf(room);
    const height = room.height - questionHeight(room);
    if (shape === "short" || room.width < 700) return areas(room, height, shape === "short");
    const rows = height - plates - 4 * gap;
    return shape === "tall" ? tall(room, rows) : wide(room, rows);
}

function wide(room: Room, rows: number): CoveLayout {
    const beside = Math.max(198, room.width * 0.18);
    const inner = room.width - 24 - 3 * gap;
    // The harbour is as wide as its height lets it be. Height that it cannot use for its width is my own board's; but the
    // townsfolk beside it need theirs to say what they do.
    const upper = between(rows * 0.5, (inner - beside - leastTown) / broad, rows * 0.595);
    const clock = Math.min(upper - 6, beside);
    const left = between(leastTown, inner - upper * broad - clock, 520);
    return {
        shape: "wide",
        low: false,
        upper,
        middle: 0,
        lower: rows - upper,
        clock,
        town: { width: (left - 30) / 2, height: (upper - 34) / 2 - 16, across: 2 },
    };
}

function tall(room: Room, rows: number): CoveLayout {
    const upper = Math.min((room.width - 24) / 1.786, rows * 0.45);
    const middle = between(170, rows * 0.23, 300);
    const left = room.width - 24 - middle - 2 * gap;
    return {
        shape: "tall",
        low: false,
        upper,
        middle,
        lower: rows - upper - middle - gap,
        clock: middle,
        town: { width: (left - 34) / 2, height: (middle - 34) / 2 - 16, across: 2 },
    };
}

function areas(room: Room, height: number, low: boolean): CoveLayout {
    const [width, rows] = low ? [room.width - 96, height - 8] : [room.width, height - 58];
    const across = low ? 4 : 2;
    return {
        shape: "areas",
        low,
        upper: rows,
        middle: rows,
        lower: rows,
        clock: Math.min(width - 16, rows - 40),
        town: {
            width: (width - 34) / across - 8,
            height: Math.min(low ? rows - 74 : (rows - 60) / 2 - 18, ((width - 34) / across) * 1.5),
            across,
        },
    };
}
