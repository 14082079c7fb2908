import type { Page } from "@playwright/test";
import { checkLook, cutOff, expect, playNow, test } from "./table";

/** Follows the guide for a while: presses what it points at, or the button that it names. */
async function doAsAdvised(page: Page): Promise<void> {
    const number = await page.locator(".prompt").getAttribute("data-number");
    const show = page.getByTestId("guide-show");
    await page.locator(".guide .good").waitFor();
    if (await show.count()) {
        await show.click();
        const ring = page.locator("[data-pointed]").first();
        await ring.waitFor();
        await expect(ring).toBeInViewport();
    }
    // What is pointed at may want marking, previewing and confirming: the list of choices has it as one button.
    await page.getByTestId("hint").click();
    await page.getByTestId("advice").locator(".button.main").first().click();
    await expect(page.locator(".prompt")).not.toHaveAttribute("data-number", number ?? "");
}

test.describe("a newcomer’s first game", () => {
    test.use({ look: { played: [], hints: true } });

    for (const [game, aim] of [
        ["dale", "8 stacks win the game. You have 0."],
        ["cove", "Most gold after 3 days wins. Day 1;"],
    ] as const)
        test(`of ${game} says what it is won by, and what is good now and why`, async ({ page }) => {
            await playNow(page, game);
            const guide = page.getByTestId("guide");
            await expect(guide).toContainText(aim);
            const good = guide.locator(".good");
            await expect(good).toContainText("Good now: ");
            // In words of the board, not in chances.
            await expect(good).not.toContainText("%");
            await doAsAdvised(page);
            await expect(guide).toBeVisible();
            await checkLook(page, `guide-${game}`);
        });

    test("is told in French as well, and the guide can be sent away for good", async ({ page }) => {
        await page.goto("/");
        await page.getByTestId("language").selectOption("fr");
        await playNow(page, "dale");
        const guide = page.getByTestId("guide");
        await expect(guide).toContainText("Il faut 8 piles pour gagner.");
        await expect(guide.locator(".good")).toContainText("Bon coup");
        await guide.getByRole("button", { name: "Sans guide" }).click();
        await expect(guide).toBeHidden();
        await page.reload();
        await page.locator(".prompt").waitFor();
        await expect(guide).toBeHidden();
    });

    test("pushes nothing: the board lies where it lies without the guide", async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await playNow(page, "cove");
        // Over a board there is room for one of the two: what a question means comes first.
        await page.getByRole("button", { name: "Got it" }).click();
        await page.locator(".guide .good").waitFor();
        const before = await page.locator(".board").boundingBox();
        await page.getByTestId("guide").getByRole("button", { name: "I go on alone" }).click();
        await expect(page.getByTestId("guide")).toBeHidden();
        expect(await page.locator(".board").boundingBox()).toEqual(before);
    });

    test("hears less and less of what is understood", async ({ page }) => {
        await playNow(page, "dale");
        const guide = page.getByTestId("guide");
        const kind = await guide.getAttribute("data-asked");
        await page.evaluate((asked) => {
            const kept = JSON.parse(localStorage.getItem("comptoir.settings") ?? "{}") as Record<string, unknown>;
            localStorage.setItem(
                "comptoir.settings",
                JSON.stringify({ ...kept, understood: { [`dale ${asked}`]: 2 } }),
            );
        }, kind);
        await page.reload();
        await expect(guide).toHaveAttribute("data-asked", kind ?? "");
        await expect(guide).toContainText("8 stacks win the game.");
        await expect(guide.locator(".good")).toHaveCount(0);
    });
});

test.describe("without a network", () => {
    test.use({ serviceWorkers: "allow", look: { played: [], hints: true } });

    test("the first game is guided on the device as well", async ({ page, context }) => {
        await cutOff(page, context);
        await page.reload();
        await page.getByTestId("play-dale").click();
        await page.locator(".prompt").waitFor();
        expect(page.url()).toContain("/t/here-");
        const guide = page.getByTestId("guide");
        await expect(guide).toContainText("8 stacks win the game.");
        await expect(guide.locator(".good")).toContainText("Good now: ");
    });
});

test("whoever has played before is not led", async ({ page }) => {
    await playNow(page, "dale");
    await expect(page.getByTestId("guide")).toHaveCount(0);
});
