import { avatarIds } from "../art/avatars/ids";
import { levelName } from "../ui/levels";
import type { TableInfo } from "../wire/types";
import type { Text } from "../words/text";
import { fill, say, words } from "../words/words.svelte";

/** What a seat is called: a person's name, a bot's level, or the merchant that runs itself beside the seats. */
export function seatName(info: TableInfo | undefined, view: unknown, seat: number): string {
    const there = info?.seats[seat];
    if (there?.kind === "bot") return `${levelName(there.bot ?? "")} ${seat + 1}`;
    if (there?.name) return there.name;
    const players = (view as { players?: { merchantName?: Text }[] } | undefined)?.players;
    const merchant = there ? undefined : players?.[seat]?.merchantName;
    return merchant ? say(merchant) : fill(words().app.player, seat + 1);
}

/** Whose face a seat shows: a bot's by its level, the Peddler's beside the seats; a person's by what they chose, if anything. */
export function faceOfSeat(info: TableInfo | undefined, seat: number): string | null {
    const there = info?.seats[seat];
    if (!there) return info && seat >= info.seats.length ? "peddler" : null;
    // Nobody passes for a bot by wearing its face.
    const chosen = avatarIds.find((id) => id === there.avatar);
    return there.bot ?? chosen ?? null;
}
