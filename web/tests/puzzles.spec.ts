import { readFileSync } from "node:fs";
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
        // What the engine says of the solution is what the page says.
        const said = await page.evaluate(async ({ id, solution }) => {
            const answer = await fetch(`/api/puzzles/${id}`, {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ answer: solution }),
            });
            return (await answer.json()) as { right: boolean; lead: number };
        }, puzzle);
        expect(said.right).toBe(true);
        expect(said.lead).toBeGreaterThanOrEqual(8);
    });
