import { misfits, windows } from "./fits";
import { Player } from "./player";
import { expect, makeTable, test } from "./table";

/**
 * Everything a decision needs is in the window. A long run looks at every decision of whole games in every size; a short
 * one at the fullest tables in the tightest windows, when a kind of decision is met for the first time.
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
const brief = new Set(["dale 4 by mouse", "dale 4 by touch", "cove 3 by touch", "cove 5 by mouse"]);
const tight = new Set(["1366×657", "820×1180", "390×844", "844×390"]);

for (const table of tables)
    for (const hand of ["mouse", "touch"] as const) {
        const { game, seats } = table;
        const teams = "teams" in table;
        const name = `${game} ${seats}${teams ? " teams" : ""} by ${hand}`;
        if (!long && !brief.has(name)) continue;
        const sizes = windows[hand].filter(({ width, height }) => long || tight.has(`${width}×${height}`));
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
                    if (!long && times > 1) return;
                    for (const size of sizes) {
                        await page.setViewportSize(size);
                        const wrong = await misfits(page);
                        const at = `${size.width}×${size.height}, decision ${player.decisions} (${kind})`;
                        if (wrong.length > 0)
                            await page.screenshot({ path: `screenshots/fits/${name} ${size.width} ${kind}.png` });
                        expect.soft(wrong, at).toEqual([]);
                    }
                    await page.setViewportSize(windows[hand][0]);
                };
                await player.play(long ? 1500 : 16);
            });
        });
    }
