import type * as Wire from "../wire/schema";
import { WireError } from "../wire/trouble";
import { ask } from "./engine";
import { again, broughtIn, file, fromLink, goneOn, made } from "./made";
import type { Call } from "./messages";
import { store, type KeptTable } from "./store";
import type { HereTable } from "./table";
import { infoOf, listed, owner } from "./told";

/** Where tables are found that are looked at or asked about. */
export type Tables = (id: string) => Promise<HereTable>;

/** What a server answers over HTTP, answered on this device. */
export async function answer({ method, path, body }: Call, tables: Tables): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, "http://here");
    const [first = "", id = "", last = ""] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    const said = <T>() => JSON.parse(body ?? "{}") as T;
    switch (`${method} ${first}`) {
        case "GET games":
            return games();
        case "GET lessons":
            return ask({ do: "lessons" });
        case "POST lessons":
            return ask({ do: "learn", lesson: id, ...said<{ inputs: unknown[] }>() });
        case "POST verify":
            return ask({ do: "verify", game: said() });
        case "POST import":
            return shown(await broughtIn(said()));
        case "POST links":
            return ask({ do: "pack", game: said() });
        case "POST opened":
            return shown(await fromLink(said<{ link: string }>().link));
        case "POST tables":
            return id ? atTable(last, await tables(id), said) : shown(await made(said()));
        case "GET tables":
            return looked(last, await tables(id), searchParams);
        case "GET me":
            return { games: (await store.list()).map(listed) };
        case "DELETE me":
            await store.remove(last);
            return { removed: last };
    }
    throw needsServer();
}

/** As a server tells whoever made a table; nobody needs a key to their own device. */
const shown = (kept: KeptTable): Wire.MadeTable => ({ ...infoOf(kept, owner(kept)), keys: {}, spectatorKey: "" });

async function games(): Promise<Wire.GamesList> {
    const { games } = await ask<Wire.GamesAnswer>({ do: "games" });
    return { games: games.map((game) => ({ ...game, bots: game.levels })) };
}

async function atTable(wish: string, table: HereTable, said: <T>() => T): Promise<unknown> {
    switch (wish) {
        case "go-on":
            return shown(await goneOn(table.known, table.eyes, said()));
        case "rematch": {
            const next = await again(table.known);
            table.noteRematch(next.table);
            return infoOf(next, owner(next));
        }
    }
    throw needsServer();
}

async function looked(what: string, table: HereTable, query: URLSearchParams): Promise<unknown> {
    const { known } = table;
    switch (what) {
        case "":
            return table.info;
        case "replay":
            return moments(table, Number(query.get("from") ?? 0), Number(query.get("to") ?? 0), query.get("as"), true);
        case "history":
            return moments(table, Number(query.get("from") ?? 0), known.number, query.get("as"), false);
        case "export":
            return file(known);
        case "verify":
            return ask({ do: "verify", game: await file(known) });
    }
    throw needsServer();
}

function moments(table: HereTable, from: number, to: number, as: string | null, views: boolean): Promise<unknown> {
    const eyes =
        as === "all" ? { all: true } : as === "spectator" ? {} : { seat: as === null ? table.eyes : Number(as) };
    return ask({ do: "moments", table: table.known.table, from, to, views, ...eyes });
}

function needsServer(): WireError {
    return new WireError("needs-server", "this needs a server");
}
