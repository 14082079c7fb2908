import { tiles } from "../../described/cove/tiles";
import type { Thing } from "../../rules/book";
import type { Text } from "../../words/text";
import type { TileView } from "./shop";
import TileSides from "./TileSides.svelte";

type TileFacts = { name: Text; says: Text[]; sides: TileView[]; rules: string[] };

/** The portal fragments of the rulebook. */
export const things: Thing[] = Object.entries(tiles as unknown as Record<string, TileFacts>).map(([id, tile]) => ({
    key: `tile:${id}`,
    name: tile.name,
    kind: "tiles",
    says: tile.says,
    rules: tile.rules,
    drawing: { component: TileSides, props: { sides: tile.sides } },
    parts: ["merchant:chronomancer"],
}));
