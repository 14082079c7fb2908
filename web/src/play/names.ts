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
    const merchant = there ? undefined : playerOf(view, seat)?.merchantName;
    return merchant ? say(merchant) : fill(words().app.player, seat + 1);
}

type Player = { merchant?: string; merchantName?: Text };

function playerOf(view: unknown, seat: number): Player | undefined {
    return (view as { players?: Player[] } | undefined)?.players?.[seat];
}

/** Whose face a seat shows: a bot's by its level, a merchant's own beside the seats; a person's by what they chose, if anything. */
export function faceOfSeat(info: TableInfo | undefined, view: unknown, seat: number): string | null {
    const there = info?.seats[seat];
    if (!there) return playerOf(view, seat)?.merchant ?? null;
    // Nobody passes for a bot by wearing its face.
    const chosen = avatarIds.find((id) => id === there.avatar);
    return there.bot ?? chosen ?? null;
}
