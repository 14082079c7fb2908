import { gameFront } from "../play/front";
import { api } from "../wire/api";
import type { GameInfo, TableWish } from "../wire/types";
import { settings } from "../words/settings.svelte";

/** Whether this browser's person has not begun this game yet. */
export function isFirstGame(id: string): boolean {
    return !settings.played.includes(id);
}

export function remember(id: string): void {
    if (!isFirstGame(id)) return;
    settings.played = [...settings.played, id];
    settings.guided = [...settings.guided, id];
}

/** A sound opponent, where there is one; who plays for the first time meets one that is as new to it. */
export function usualLevel(game: GameInfo): string {
    const wished = isFirstGame(game.id) ? "beginner" : "trader";
    return game.bots.includes(wished) ? wished : (game.bots.at(-1) ?? "random");
}

/** A table against bots that begins at once. */
export async function quickTable(id: string): Promise<TableWish> {
    const game = (await api.games()).find((each) => each.id === id);
    if (!game) throw new Error(`there is no game ${id}`);
    // Alone where the game knows it (the Peddler comes by itself), otherwise against one bot; a first game is against
    // somebody who is as new to it.
    const fewest = isFirstGame(id) ? 2 : 1;
    const seats = game.seats.find((each) => each >= fewest) ?? fewest;
    const wish: TableWish = {
        game: id,
        seats: Array.from({ length: seats }, (_, seat) =>
            seat === 0 ? { kind: "me" as const } : { kind: "bot" as const, level: usualLevel(game) },
        ),
        options: isFirstGame(id) ? gameFront(id).easy(seats, game.options.properties) : {},
        start: "seated",
    };
    remember(id);
    return wish;
}
