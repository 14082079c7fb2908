import { misfits, windows } from "./fits";
import { Player } from "./player";
import { expect, makeTable, test } from "./table";

/**
 * Everything a decision needs is in the window, in every size: in a long run at every decision of whole games, else when a
 * kind of decision is met for the first times.
 */
const long = Boolean(process.env.COMPTOIR_LONG);
const tables = [
    { game: "dale", seats: 2 },
    { game: "dale", seats: 3 },
    { game: "dale", seats: 4 },
    { game: "dale", seats: 4, teams: true },
    { game: "cove", seats: 1 },
    { game: "cove", seats: 2 },
    { game: "cove", seats: 3 },
    { game: "cove", seats: 4 },
    { game: "cove", seats: 5 },
] as const;

for (const table of tables)
    for (const hand of ["mouse", "touch"] as const) {
        const { game, seats } = table;
        const teams = "teams" in table;
        const name = `${game} ${seats}${teams ? " teams" : ""} by ${hand}`;
        const touch = hand === "touch";
        test.describe(name, () => {
            test.use({ viewport: windows[hand][0], hasTouch: touch, isMobile: touch });
            test.setTimeout(3_600_000);
            test("fits every window at every decision", async ({ page }) => {
                await makeTable(page, game, seats, teams);
                const player = new Player(page, hand);
                const met = new Map<string, number>();
                player.onQuestion = async () => {
                    const kind = (await page.locator(".prompt").getAttribute("data-kind")) ?? "";
                    const times = (met.get(kind) ?? 0) + 1;
                    met.set(kind, times);
                    if (!long && times !== 1 && times !== 5) return;
                    for (const size of windows[hand]) {
                        await page.setViewportSize(size);
                        const wrong = await misfits(page);
                        const at = `${size.width}×${size.height}, decision ${player.decisions} (${kind})`;
                        if (wrong.length > 0 || times === 5)
                            await page.screenshot({ path: `screenshots/fits/${name} ${size.width} ${kind}.png` });
                        expect.soft(wrong, at).toEqual([]);
                    }
                    await page.setViewportSize(windows[hand][0]);
                };
                await player.play(long ? 1500 : 30);
            });
        });
    }
