import { songs } from "../../described/cove/songs";
import type { Thing } from "../../rules/book";
import SongCard from "./SongCard.svelte";
import type { SongCard as Card } from "./stage";

type SongFacts = Omit<Card, "id"> & { rules: string[] };

/** The Entertainer's cards of the rulebook: skills, improvs, creatures. */
export const things: Thing[] = Object.entries(songs as unknown as Record<string, SongFacts>).map(([id, card]) => ({
    key: `song:${id}`,
    name: card.name,
    kind: "songs",
    says: [card.text],
    rules: card.rules,
    drawing: { component: SongCard, props: { card: { id, ...card }, width: 190 } },
    parts: ["merchant:entertainer"],
}));
