import StallScene from "../art/StallScene.svelte";
import { sets } from "../described/dale/sets";
import type { GameFront } from "../play/front";
import { wanted } from "../ui/possible";
import { words } from "../words/words.svelte";
import type { DaleView } from "./view";

export const front: GameFront = {
    scene: StallScene,
    words: () => words().home.dale,
    book: "dale",
    points: () => words().mine.points.dale,
    why: (view) => ((view as DaleView | undefined)?.teams ? words().end.whyTeams : words().end.whyDale),
    sideOf(view, seat) {
        const { teams, players } = view as DaleView;
        return teams ? players[seat]?.team : undefined;
    },
    drawn: ["sets"],
    easy: (seats, options) => ({
        sets: simplest.slice(0, options.sets && wanted(options.sets, { seats, options: {} }).exactly),
    }),
};

const simplest = Object.entries(sets)
    .toSorted(([, a], [, b]) => a.complexity - b.complexity)
    .map(([set]) => set);
