import { expect, test } from "vitest";
import { merchants } from "../../described/cove";
import { avatarIds, avatarOf, looks } from ".";

test("a known face is kept, whoever sits where", () => {
    expect(avatarOf("walrus", 3)).toBe("walrus");
    expect(avatarOf("peddler")).toBe("peddler");
});

test("an unknown face, or none, is the face of the seat, another for each", () => {
    const first = [0, 1, 2, 3, 4].map((seat) => avatarOf("dragon", seat));
    expect(new Set(first).size).toBe(5);
    expect([0, 1, 2, 3, 4].map((seat) => avatarOf(undefined, seat))).toEqual(first);
    expect(avatarOf("toString")).toBe(avatarIds[0]);
    expect(avatarOf("", 18)).toBe(avatarIds[0]);
});

test("no two look the same", () => {
    const all = Object.values(looks);
    expect(new Set(all.map((look) => look.face)).size).toBe(all.length);
    expect(avatarIds.length).toBeGreaterThanOrEqual(16);
});

test("a merchant that runs itself beside the seats has a face of its own", () => {
    const alone = Object.entries(merchants).filter(([, merchant]) => !merchant.playable);
    expect(alone.length).toBeGreaterThan(0);
    for (const [id] of alone) expect(avatarOf(id, 4)).toBe(id);
});
