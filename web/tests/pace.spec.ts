import type { Page } from "@playwright/test";
import { Player } from "./player";
import { expect, makeTable, test } from "./table";

/** Whole games, at the pace a newcomer finds, with everything told aloud. Short of a long run, the first rounds of each. */
const long = Boolean(process.env.COMPTOIR_LONG);

/** Whoever is asked finds it everywhere the page says so: in the list of choices, in the bot's advice, in the title. */
async function askedEverywhere(page: Page): Promise<void> {
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await expect(page).toHaveTitle(/your move/);
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/lantern-lit.svg");
    await expect(page.getByTestId("hint")).toBeEnabled();
    expect(await page.getByTestId("options").locator("button").count()).toBeGreaterThan(0);
}

test.use({ look: { pace: "normal", motion: "auto" } });
test.setTimeout(1_800_000);

const tables = [
    { game: "dale", seats: 4, decisions: long ? 1500 : 16 },
    { game: "dale", seats: 2, decisions: long ? 1500 : 60 },
    { game: "cove", seats: 3, decisions: long ? 1500 : 16 },
    { game: "cove", seats: 1, decisions: long ? 1500 : 40 },
] as const;

for (const { game, seats, decisions } of tables) {
    test(`${game} with ${seats}, at the usual pace: every question is asked everywhere`, async ({ page }) => {
        await makeTable(page, game, seats);
        await page.getByRole("tab", { name: "Choices" }).click();
        const player = new Player(page);
        player.onQuestion = () => askedEverywhere(page);
        const end = await player.play(decisions);
        if (long) expect(end).toBe("over");
    });
}
