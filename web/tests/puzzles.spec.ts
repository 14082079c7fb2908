import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { checkLook, expect, test } from "./table";

type Puzzle = { id: string; game: string; solution: Record<string, unknown> };
const puzzles = (game: string) =>
    JSON.parse(readFileSync(`../bots/src/main/resources/puzzles/${game}.json`, "utf8")) as Puzzle[];

test("the puzzles are listed, with one of today for each game", async ({ page }) => {
    await page.goto("/puzzles");
    await expect(page.locator("[data-today]")).toHaveCount(2);
    await expect(page.locator("a[href*='/puzzles/dale-']")).toHaveCount(51);
    await checkLook(page, "puzzles");
});

for (const game of ["dale", "cove"])
    test(`a puzzle of ${game} lies on a board, and an answer is judged with its reason`, async ({ page }) => {
        const puzzle = puzzles(game)[0];
        if (!puzzle) throw new Error("no puzzles");
        await page.goto(`/puzzles/${puzzle.id}`);
        const verdict = page.getByTestId("verdict");
        await expect(verdict).toContainText("one choice is clearly best");
        await page.locator(".prompt").waitFor();
        await checkLook(page, `puzzle-${game}`);
        await solveByClicks(page);
        await expect(verdict).toContainText("That is it!");
        // It is kept as solved, and the next one is a press away.
        await page.goto("/puzzles");
        await expect(page.locator(`a[href$="/puzzles/${puzzle.id}"]`)).toHaveClass(/done/);
    });

/** Tries one thing after the other on the board and beside the question until the page says that it was right. */
async function solveByClicks(page: Page): Promise<void> {
    const board = page.locator(".board[aria-busy=false]");
    await board.waitFor();
    const targets = await page
        .locator("[data-target]:visible")
        .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLElement).dataset.target ?? ""))]);
    expect(targets.length, "things to choose").toBeGreaterThan(1);
    for (const target of targets) if (await judged(page, page.locator(`[data-target="${target}"]:visible`))) return;
    const beside = page.locator(".prompt .loose");
    for (let i = 0; i < (await beside.count()); i++) if (await judged(page, beside.nth(i))) return;
    throw new Error("nothing on the board is the solution");
}

/** Presses something, every way that it can be meant, and reads what is said of it. */
async function judged(page: Page, thing: Locator): Promise<boolean> {
    const ways = page.locator(".menu .ways button");
    let meanings = 1;
    for (let way = 0; way < meanings; way++) {
        const told = page.waitForResponse(
            (response) => response.request().method() === "POST" && response.url().includes("/api/puzzles/"),
        );
        await page.mouse.move(1, 1);
        await thing.first().click();
        const open = await ways.count();
        meanings = Math.max(meanings, open);
        if (open > 0) await ways.nth(way).click();
        const { right } = (await (await told).json()) as { right: boolean };
        if (right) return true;
        await expect(page.getByTestId("verdict")).toHaveClass(/bad/);
        await page.locator(".board[aria-busy=false]").waitFor();
    }
    return false;
}
