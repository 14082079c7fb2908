import type * as Wire from "../wire/schema";
import type { KeptTable } from "./store";

/** A table on this device as a server would tell of it. */
export function infoOf(kept: KeptTable, seat: number | null): Wire.TableInfo {
    const { table, game, options, origin, rematch, createdAt, changedAt, number, over, chance } = kept;
    const { commitment, texts, secret } = chance;
    return {
        table,
        game,
        status: over ? "over" : "playing",
        open: false,
        options,
        seats: kept.seats.map(({ name, avatar, level }) => ({
            kind: level === null ? "link" : "bot",
            name,
            avatar,
            taken: true,
            ready: true,
            bot: level,
            left: false,
            resigned: false,
            since: createdAt,
            here: true,
            botWantedBy: [],
            hints: 0,
        })),
        chance: { commitment, texts, ...(over ? { secret } : {}) },
        origin,
        takeBack: null,
        terms: { standIn: "", advice: "free", competitive: false },
        pace: { perMove: 0, perGame: 0 },
        rematch,
        createdAt,
        changedAt,
        seat,
        number,
    };
}

/** The first person at a table: whose device it is. */
export function owner(kept: KeptTable): number {
    return Math.max(
        0,
        kept.seats.findIndex((seat) => seat.level === null),
    );
}

/** The same in the list of one's own games. */
export function listed(kept: KeptTable): Wire.MyGame {
    const { table, game, over, options, outline, result, rematch, createdAt, changedAt, asked } = kept;
    return {
        table,
        game,
        status: over ? "over" : "playing",
        seat: owner(kept),
        myMove: asked.some((seat) => kept.seats[seat]?.level === null),
        mineAlone: true,
        options,
        seats: kept.seats.map(({ name, avatar, level }) => ({ name, avatar, bot: level, taken: true })),
        outline,
        result,
        rematch,
        createdAt,
        at: changedAt,
    };
}

/** How a game stands for one who looks, as a server would tell it. */
export function gameOf(state: Wire.State, seat: number, view: unknown, fresh: boolean, from: number): Wire.ToldGame {
    const { table, number, over, pending, notices, undo, undoRefused, standings } = state;
    return {
        type: "game",
        table,
        fresh,
        from,
        number,
        over,
        asked: pending.map((each) => each.seat),
        pending: pending.filter((each) => each.seat === seat),
        notices: fresh ? [] : notices.map((notice) => ({ ...notice, number })),
        undo: over ? [] : undo.filter((each) => each === seat),
        ...(undoRefused ? { undoRefused } : {}),
        ...(standings ? { standings } : {}),
        view,
    };
}
