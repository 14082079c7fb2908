import type { Snippet } from "svelte";
import * as bots from "./bots.svelte";
import { avatarIds, botIds } from "./ids";
import * as merchants from "./merchants.svelte";

export { avatarIds, botIds };

export type AvatarId = (typeof avatarIds)[number] | (typeof botIds)[number];

type Look = { face: Snippet; ground: string };

export const looks: Record<AvatarId, Look> = {
    fox: { face: merchants.fox, ground: "#bfe0d8" },
    frog: { face: merchants.frog, ground: "#f6d6c4" },
    bear: { face: merchants.bear, ground: "#f7e3a8" },
    penguin: { face: merchants.penguin, ground: "#a9d3ea" },
    hare: { face: merchants.hare, ground: "#c3b3dc" },
    octopus: { face: merchants.octopus, ground: "#cfeedd" },
    lion: { face: merchants.lion, ground: "#cfe3f2" },
    goose: { face: merchants.goose, ground: "#8fc3b0" },
    stag: { face: merchants.stag, ground: "#f2e0c4" },
    mouse: { face: merchants.mouse, ground: "#f3e7a0" },
    crab: { face: merchants.crab, ground: "#bfe6ee" },
    badger: { face: merchants.badger, ground: "#9fc07a" },
    elephant: { face: merchants.elephant, ground: "#f2cfd4" },
    pig: { face: merchants.pig, ground: "#dff0c8" },
    tortoise: { face: merchants.tortoise, ground: "#f6cfa0" },
    goat: { face: merchants.goat, ground: "#9fb8d8" },
    walrus: { face: merchants.walrus, ground: "#d8ecf4" },
    hedgehog: { face: merchants.hedgehog, ground: "#e6b8c8" },
    random: { face: bots.chance, ground: "#e6ebee" },
    beginner: { face: bots.beginner, ground: "#f6e6c6" },
    apprentice: { face: bots.apprentice, ground: "#dfe8c8" },
    trader: { face: bots.trader, ground: "#d8c8b0" },
    master: { face: bots.master, ground: "#f2d6d0" },
    peddler: { face: bots.peddler, ground: "#e3d3a8" },
};

/** The face by that name; a seat whose name for a face is unknown, or has none, gets the one of its place. */
export function avatarOf(id: string | null | undefined, seat: number | null = null): AvatarId {
    if (id && Object.hasOwn(looks, id)) return id as AvatarId;
    return avatarIds[(seat ?? 0) % avatarIds.length] ?? "fox";
}
