import { misfits, Shapeshifter, windows, type Window } from "./fits";
import { Player } from "./player";
import { expect, makeTable, test } from "./table";

/**
 * Everything a decision needs is in the window.
 *
 * A long run plays a whole game at every table. Each kind of decision is looked at in all eight windows the first three times
 * it is met, and from then on every decision in one window, the next one each time; so a game of two hundred decisions sees
 * each window at some twenty-five further moments. A short run looks at the fullest tables in the tightest windows, when a
 * kind of decision is met for the first time.
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
const brief = new Set(["dale 4", "cove 3", "cove 5"]);
const tight = new Set(["1366×657", "820×1180", "390×844", "844×390"]);
const called = ({ width, height }: Window) => `${width}×${height}`;

/** Which windows a decision is looked at in, when its kind is met so many times. */
function windowsFor(times: number, decision: number): readonly Window[] {
    if (!long) return times === 1 ? windows.filter((each) => tight.has(called(each))) : [];
    return times <= 3 ? windows : windows.filter((_, i) => i === decision % windows.length);
}

test.use({ viewport: { width: 1366, height: 657 } });
test.setTimeout(1_800_000);

for (const table of tables) {
    const { game, seats } = table;
    const teams = "teams" in table;
    const name = `${game} ${seats}${teams ? " teams" : ""}`;
    if (!long && !brief.has(name)) continue;
    test(`${name} fits every window`, async ({ page }) => {
        await makeTable(page, game, seats, teams);
        const shape = await Shapeshifter.of(page);
        const player = new Player(page);
        const met = new Map<string, number>();
        player.onQuestion = async () => {
            const kind = (await page.locator(".prompt").getAttribute("data-kind")) ?? "";
            const times = (met.get(kind) ?? 0) + 1;
            met.set(kind, times);
            for (const window of windowsFor(times, player.decisions)) {
                await shape.become(window);
                const wrong = await misfits(page);
                const at = `${called(window)}, decision ${player.decisions} (${kind})`;
                if (wrong.length > 0)
                    await page.screenshot({ path: `screenshots/fits/${name} ${called(window)} ${kind}.png` });
                expect.soft(wrong, at).toEqual([]);
            }
            await shape.become(windows[0] as Window);
        };
        const end = await player.play(long ? 1500 : 16);
        if (long) expect(end).toBe("over");
    });
}
