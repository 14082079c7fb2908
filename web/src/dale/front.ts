import StallScene from "../art/StallScene.svelte";
import { sets } from "../described/dale/sets";
import { tables } from "../described/dale/tables";
import type { GameFront } from "../play/front";
import { words } from "../words/words.svelte";

export const front: GameFront = {
    scene: StallScene,
    words: () => words().home.dale,
    book: "dale",
    why: () => words().end.whyDale,
    limits: {
        value(id, value, { seats }) {
            if (id === "teams" && value === "true" && seats !== 4) return words().table.cannot.teams;
            if (id === "first" && Number(value) > seats) return words().table.cannot.first;
            return undefined;
        },
        count: (id, { seats, options }) => (id === "sets" ? setsFor(seats, options.teams === true) : undefined),
    },
    drawn: ["sets"],
    easy: (seats) => ({ sets: simplest.slice(0, setsFor(seats, false)) }),
};

const simplest = Object.entries(sets)
    .toSorted(([, a], [, b]) => a.complexity - b.complexity)
    .map(([set]) => set);

function setsFor(seats: number, teams: boolean): number | undefined {
    return Object.values(tables).find((table) => table.seats === seats && table.teams === teams)?.sets;
}
