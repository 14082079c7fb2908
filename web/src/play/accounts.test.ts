import { describe, expect, it } from "vitest";
import type { Notice } from "../wire/types";
import { accountsOf } from "./accounts";

const notice = (kind: string, seat: number | null, facts: Notice["facts"]): Notice => ({
    kind,
    seat,
    facts,
    rules: [],
    text: { say: "" },
});

describe("gold", () => {
    const [account] = accountsOf([
        notice("day", null, { round: 1 }),
        notice("sold", 0, { gold: 12 }),
        notice("day", null, { round: 2 }),
        notice("patronage", 0, { gold: 5 }),
        notice("sang", 0, { gold: 9 }),
        notice("bought", 0, { pile: "skill", price: 2 }),
        notice("final", 0, { gain: 8, loss: 3 }),
        notice("winner", 0, { gold: 22 }),
    ]);
    it("is told by its source", () =>
        expect(account?.bySource).toEqual({ sales: 12, patronage: 5, songs: 9, cards: -2, clans: 8, corruption: -3 }));
    it("is told by its round", () => expect(account?.byRound).toEqual([12, 17]));
});
