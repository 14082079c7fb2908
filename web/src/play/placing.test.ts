import { expect, it } from "vitest";
import { leastCovering } from "./placing";

const size = { width: 100, height: 50 };
const rows = [0, 50, 100, 150].map((top) => ({ left: 0, top }));
const at = (top: number, worth: number) => ({ box: { left: 0, top, right: 100, bottom: top + 50 }, worth });

it("lies where nothing is", () => {
    expect(leastCovering(rows, size, [at(0, 1), at(50, 1), at(150, 1)])).toEqual({ left: 0, top: 100 });
});

it("rather covers what cannot be chosen", () => {
    expect(leastCovering(rows, size, [at(0, 8), at(50, 8), at(100, 1), at(150, 8)])).toEqual({ left: 0, top: 100 });
});

it("takes the first of equal places", () => {
    expect(leastCovering(rows, size, [])).toEqual({ left: 0, top: 0 });
});
