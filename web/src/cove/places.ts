/** Where things lie in the drawing of the harbour: wide on a desk, stacked on a phone. */
export type Places = {
    width: number;
    height: number;
    shore: number;
    boat: number;
    boats: [number, number][];
    docks: [number, number][];
    piers: { x: number; y: number; width: number }[];
    halls: [number, number][];
    hall: number;
};

export const wide: Places = {
    width: 1000,
    height: 560,
    shore: 440,
    boat: 128,
    boats: [
        [14, 26],
        [138, 62],
        [262, 20],
        [620, 20],
        [744, 62],
        [868, 26],
    ],
    docks: [
        [92, 178],
        [350, 178],
        [532, 178],
        [790, 178],
    ],
    piers: [
        { x: 20, y: 282, width: 270 },
        { x: 335, y: 282, width: 330 },
        { x: 710, y: 282, width: 270 },
    ],
    halls: [
        [90, 462],
        [275, 462],
        [460, 462],
        [645, 462],
        [830, 462],
    ],
    hall: 98,
};

export const narrow: Places = {
    width: 520,
    height: 826,
    shore: 714,
    boat: 122,
    boats: [
        [6, 0],
        [20, 98],
        [6, 196],
        [392, 0],
        [378, 98],
        [392, 196],
    ],
    docks: [
        [8, 302],
        [134, 302],
        [264, 302],
        [390, 302],
    ],
    piers: [
        { x: 4, y: 414, width: 160 },
        { x: 172, y: 414, width: 176 },
        { x: 356, y: 414, width: 160 },
    ],
    halls: [
        [8, 734],
        [112, 734],
        [216, 734],
        [320, 734],
        [424, 734],
    ],
    hall: 74,
};
