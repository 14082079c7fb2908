import QuayScene from "../art/QuayScene.svelte";
import type { GameFront } from "../play/front";
import { words } from "../words/words.svelte";

export const front: GameFront = {
    scene: QuayScene,
    words: () => words().home.cove,
    book: "cove-base",
    points: () => words().mine.points.cove,
    why: () => words().end.whyCove,
    drawn: ["merchants"],
    easy: (seats) => ({ merchants: ["chronomancer", ...Array.from({ length: seats - 1 }, () => "random")] }),
};
