import StallScene from "../art/StallScene.svelte";
import { sets } from "../described/dale/sets";
import { tables } from "../described/dale/tables";
import type { GameFront } from "../play/front";
import { words } from "../words/words.svelte";
import type { DaleView } from "./view";

export const front: GameFront = {
    scene: StallScene,
    words: () => words().home.dale,
    book: "dale",
    why: (view) => ((view as DaleView | undefined)?.teams ? words().end.whyTeams : words().end.whyDale),
    sideOf(view, seat) {
        const { teams, players } = view as DaleView;
        return teams ? players[seat]?.team : undefined;
    },
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
