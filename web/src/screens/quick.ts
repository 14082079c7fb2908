import { api } from "../wire/api";
import type { GameInfo, TableWish } from "../wire/types";

/** The level a newcomer meets: a sound opponent, where there is one. */
export function usualLevel(game: GameInfo): string {
    return game.bots.includes("trader") ? "trader" : (game.bots.at(-1) ?? "random");
}

/** A table against bots that begins at once. */
export async function quickTable(id: string): Promise<TableWish> {
    const game = (await api.games()).find((each) => each.id === id);
    if (!game) throw new Error(`there is no game ${id}`);
    // Alone where the game knows it (the Peddler comes by itself), otherwise against one bot.
    const seats = game.seats[0] ?? 2;
    return {
        game: id,
        seats: Array.from({ length: seats }, (_, seat) =>
            seat === 0 ? { kind: "me" as const } : { kind: "bot" as const, level: usualLevel(game) },
        ),
        options: {},
        start: "seated",
    };
}
