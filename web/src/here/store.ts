import type * as Wire from "../wire/schema";

/** A seat of a game on this device: a person's, or a bot's of a level. */
export type KeptSeat = { name: string; avatar: string | null; level: string | null };

/** All that a list tells of a game on this device. */
export type KeptTable = {
    table: string;
    game: string;
    over: boolean;
    options: Wire.MyGame["options"];
    seats: KeptSeat[];
    chance: { commitment: string; secret: string; texts: string[] };
    origin: Wire.TableInfo["origin"];
    rematch: string | null;
    createdAt: number;
    changedAt: number;
    /** How far it is: a page that has seen less does not write over it. */
    number: number;
    asked: number[];
    outline: Wire.Outline;
    result: Wire.Place[] | null;
};

/** Somebody else (another tab) has gone on with the game meanwhile. */
export class GoneOn extends Error {}

const tables = "tables";
const games = "games";

function open(): Promise<IDBDatabase> {
    const request = indexedDB.open("comptoir", 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore(tables, { keyPath: "table" });
        request.result.createObjectStore(games);
    };
    return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("the browser's store does not answer"));
    });
}

let database: Promise<IDBDatabase> | undefined;

async function within<T>(mode: IDBTransactionMode, deed: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
    database ??= open();
    database.catch(() => (database = undefined));
    const transaction = (await database).transaction([tables, games], mode);
    const whole = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("the browser's store has refused"));
    });
    try {
        const result = await deed(transaction);
        await whole;
        return result;
    } catch (error) {
        whole.catch(() => undefined);
        throw error;
    }
}

/** The games on this device; each is kept whole after every answer. */
export const store = {
    list: () => within("readonly", (transaction) => done<KeptTable[]>(transaction.objectStore(tables).getAll())),

    table: (id: string) =>
        within("readonly", (transaction) => done<KeptTable | undefined>(transaction.objectStore(tables).get(id))),

    saved: (id: string) =>
        within("readonly", (transaction) => done<string | undefined>(transaction.objectStore(games).get(id))),

    /**
     * Keeps a game as it stands now.
     *
     * @param from how far it was when it was read or last kept; -1 for a new one
     */
    keep: (kept: KeptTable, saved: string, from: number) =>
        within("readwrite", async (transaction) => {
            const there = await done<KeptTable | undefined>(transaction.objectStore(tables).get(kept.table));
            if ((there?.number ?? -1) !== from) {
                transaction.abort();
                throw new GoneOn();
            }
            transaction.objectStore(tables).put(kept);
            transaction.objectStore(games).put(saved, kept.table);
        }),

    /** Keeps what is told of a game beside its course. */
    note: (id: string, noted: Partial<Pick<KeptTable, "rematch">>) =>
        within("readwrite", async (transaction) => {
            const there = await done<KeptTable | undefined>(transaction.objectStore(tables).get(id));
            if (there) transaction.objectStore(tables).put({ ...there, ...noted });
        }),

    remove: (id: string) =>
        within("readwrite", async (transaction) => {
            transaction.objectStore(games).delete(id);
            await done(transaction.objectStore(tables).delete(id));
        }),
};
