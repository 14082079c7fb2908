import { describe, expect, it } from "vitest";
import { bars, mostEarned } from "./bars";

const account = (bySource: Record<string, number>) => ({ seat: 0, bySource, byRound: [] });

describe("the bars of gold at the end", () => {
    const rich = account({ sales: 80, clans: 20 });
    const corrupt = account({ sales: 60, patronage: 20, corruption: -68 });
    const most = mostEarned([rich, corrupt]);

    it("are measured by what was earned: a loss lengthens none", () => {
        expect(most).toBe(100);
        for (const bar of bars(corrupt, most, 500)) expect(bar.x + bar.width).toBeLessThanOrEqual(400);
    });
    it("show a loss from the end of what was earned backwards, so that it begins at what is left", () => {
        const loss = bars(corrupt, most, 500).find(({ source }) => source === "corruption");
        expect(loss).toEqual({ source: "corruption", amount: -68, x: 60, width: 340 });
    });
    it("never begin before the row does, however much was lost", () => {
        const ruined = account({ sales: 10, corruption: -68 });
        expect(bars(ruined, most, 500)).toContainEqual({ source: "corruption", amount: -68, x: 0, width: 50 });
    });
});
