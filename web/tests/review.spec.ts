import type { Page } from "@playwright/test";
import { checkLook, expect, test } from "./table";

/** A game that two bots have played to its end while somebody looked on. */
async function playedByBots(page: Page): Promise<string> {
    await page.goto("/");
    const table = await page.evaluate(async () => {
        const seats = [
            { kind: "bot", level: "apprentice" },
            { kind: "bot", level: "beginner" },
        ];
        const answer = await fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ game: "dale", seats, start: "seated", open: true }),
        });
        const made = (await answer.json()) as { table: string; spectatorKey: string };
        localStorage.setItem("comptoir.keys", JSON.stringify({ [made.table]: { spectators: made.spectatorKey } }));
        return made.table;
    });
    await page.goto(`/t/${table}`);
    await expect
        .poll(
            () =>
                page.evaluate(async (id) => {
                    const answer = await fetch(`/api/tables/${id}`);
                    return ((await answer.json()) as { status: string }).status;
                }, table),
            { timeout: 400_000, intervals: [1000] },
        )
        .toBe("over");
    return table;
}

test("after a game a coach looks back on it, in the background, and it is kept", async ({ page }) => {
    const table = await playedByBots(page);
    await page.goto(`/review/${table}`);
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByTestId("course").locator("polyline")).toHaveCount(2, { timeout: 400_000 });
    await expect(page.getByTestId("accounts").getByRole("row")).toHaveCount(3);
    await checkLook(page, "review");
    // Kept: another visit need not wait.
    await page.reload();
    await expect(page.getByTestId("course").locator("polyline")).toHaveCount(2);
    const again = page.getByRole("link", { name: "Look at it, and play it again from here" }).first();
    if ((await again.count()) > 0) {
        await again.click();
        await expect(page.getByRole("button", { name: "Go on from here" })).toBeVisible();
    }
});

test("a look back on a game that is not there says so", async ({ page }) => {
    await page.goto("/review/nosuchtable");
    await expect(page.getByRole("alert")).toBeVisible();
});
