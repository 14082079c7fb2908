import type * as Wire from "../wire/schema";
import { WireError } from "../wire/trouble";
import { ask } from "./engine";
import { hex, newHere } from "./messages";
import { store, type KeptSeat, type KeptTable } from "./store";
import { stands } from "./table";

type Chance = KeptTable["chance"];

/** A seat of a wish; nobody can be invited to a device. */
function seated(wish: Wire.SeatWish, me: { name: string; avatar: string | null }, mine: boolean): KeptSeat {
    if (wish.kind === "bot") return { name: "", avatar: null, level: wish.level ?? "trader" };
    if (wish.kind !== "me") throw new WireError("needs-server", "friends with a link and open seats need a server");
    return mine ? { ...me, level: null } : { name: wish.name ?? "", avatar: null, level: null };
}

function seatsOf(wish: Pick<Wire.TableWish, "seats" | "name" | "avatar">): KeptSeat[] {
    const me = { name: wish.name ?? "", avatar: wish.avatar ?? null };
    const first = wish.seats?.findIndex((each) => each.kind === "me");
    return (wish.seats ?? []).map((each, seat) => seated(each, me, seat === first));
}

/** Chance of its own for a new table: a secret that nobody knows before the end. */
async function newChance(seats: KeptSeat[], text = ""): Promise<Chance> {
    const secret = hex(16);
    const { commitment } = await ask<Wire.CommitAnswer>({ do: "commit", secret });
    const mine = seats.findIndex((seat) => seat.level === null);
    return { commitment, secret, texts: seats.map((_, seat) => (seat === mine ? text : "")) };
}

async function keep(
    state: Wire.State,
    about: Pick<KeptTable, "game" | "options" | "seats" | "chance" | "origin">,
): Promise<KeptTable> {
    const { table } = state;
    const { saved } = await ask<Wire.SaveAnswer>({ do: "save", table });
    const { outline } = await ask<Wire.OutlineAnswer>({ do: "outline", table });
    const now = Date.now();
    const kept = {
        table,
        ...about,
        ...stands(state),
        outline,
        rematch: null,
        createdAt: now,
        changedAt: now,
    };
    await store.keep(kept, saved, -1);
    return kept;
}

/** A new table as it is wished. */
export async function made(wish: Wire.TableWish, origin: KeptTable["origin"] = null): Promise<KeptTable> {
    const seats = seatsOf(wish);
    const chance = await newChance(seats, wish.text);
    const { game, options } = wish;
    const table = newHere();
    const state = await ask<Wire.State>({ do: "new", table, game, seats: seats.length, options, fate: chance });
    const { log } = await ask<Wire.LogAnswer>({ do: "log", table });
    return keep(state, { game, options: log.options, seats, chance, origin });
}

/** A table that goes on from a moment of another; while that is played, dealt anew from what its seat knows. */
export async function goneOn(from: KeptTable, seat: number, wish: Wire.GoingOn): Promise<KeptTable> {
    const seats = seatsOf(wish);
    const chance = await newChance(seats);
    const as = newHere();
    const state = await ask<Wire.State>({
        do: "go-on",
        table: from.table,
        number: wish.number,
        ...(from.over ? {} : { seat }),
        fate: chance,
        as,
    });
    const origin = { kind: "go-on", table: from.table, number: wish.number, seat: from.over ? -1 : seat };
    return keep(state, { game: from.game, options: from.options, seats, chance, origin });
}

/** The same people play the same again. */
export async function again(from: KeptTable): Promise<KeptTable> {
    const { game, options, seats } = from;
    const chance = await newChance(seats);
    const table = newHere();
    const state = await ask<Wire.State>({ do: "new", table, game, seats: seats.length, options, fate: chance });
    const next = await keep(state, {
        game,
        options,
        seats,
        chance,
        origin: { kind: "rematch", table: from.table, number: -1, seat: -1 },
    });
    await store.note(from.table, { rematch: next.table });
    return next;
}

/** A game that was given out comes to this device: it must come out the same when it is played again. */
export async function broughtIn(file: Wire.GameFile1, kind = "import", table = newHere()): Promise<KeptTable> {
    const state = await ask<Wire.State>({ do: "open", table, game: file });
    const { games } = await ask<Wire.GamesAnswer>({ do: "games" });
    const { log } = await ask<Wire.LogAnswer>({ do: "log", table });
    const levels = games.find((each) => each.id === log.game)?.levels ?? [];
    const seats = Array.from({ length: log.seats }, (_, seat) => named(String(file.names?.[seat] ?? ""), levels));
    const { secret, texts } = file.chance;
    const { commitment } = await ask<Wire.CommitAnswer>({ do: "commit", secret });
    const origin = { kind, table: String(file.table ?? ""), number: -1, seat: -1 };
    return keep(state, { game: log.game, options: log.options, seats, chance: { commitment, secret, texts }, origin });
}

/** The game in a link; opened again, it is the same table. It is not among one's own games. */
export async function fromLink(link: string): Promise<KeptTable> {
    const { commitment } = await ask<Wire.CommitAnswer>({ do: "commit", secret: link });
    const table = newHere(commitment.slice(0, 16));
    const kept = await store.table(table);
    if (kept) return kept;
    const { game } = await ask<Wire.UnpackAnswer>({ do: "unpack", link });
    return broughtIn(game as unknown as Wire.GameFile1, "link", table);
}

const bot = "bot: ";

/** In a file a bot is called by its level. */
function named(name: string, levels: string[]): KeptSeat {
    const level = name.startsWith(bot) ? name.slice(bot.length) : "";
    return levels.includes(level)
        ? { name: "", avatar: null, level }
        : { name: name.slice(0, 40), avatar: null, level: null };
}

/** The whole game, with the secret behind its chance, as a server gives it out. */
export async function file(kept: KeptTable): Promise<Wire.GameFile1> {
    const { table, seats, chance, createdAt } = kept;
    const { log } = await ask<Wire.LogAnswer>({ do: "log", table });
    const { saved } = await ask<Wire.SaveAnswer>({ do: "save", table });
    const { start } = JSON.parse(saved) as { start?: Record<string, unknown> };
    return {
        comptoir: 1,
        table,
        names: seats.map((seat) => (seat.level === null ? seat.name : bot + seat.level)),
        chance,
        ...(start ? { start } : {}),
        createdAt,
        log: log as unknown as Record<string, unknown>,
    };
}
