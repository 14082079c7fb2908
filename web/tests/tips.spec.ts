import { expect, makeTable, playNow, test } from "./table";

/** What is drawn on a table and would say nothing to whoever looks closely. */
const silent = () =>
    [...document.querySelectorAll(".board [data-piece], .board [role=img]")]
        .filter(
            (each) =>
                each.checkVisibility() &&
                !each.closest("[data-tip], .prompt, [aria-hidden=true], [pointer-events=none]"),
        )
        .map((each) => each.outerHTML.slice(0, 120));

test.describe("with a mouse", () => {
    for (const game of ["dale", "cove"] as const)
        test(`everything drawn in ${game} says what it is, and by which rule`, async ({ page }) => {
            await (game === "cove" ? makeTable(page, game, 1) : playNow(page, game));
            await page.locator(".prompt.mine").waitFor();
            expect(await page.evaluate(silent)).toEqual([]);
            const kinds =
                game === "cove" ? ["boat", "hall", "mark", "hand", "bag", "worth"] : ["deck", "junk", "market-deck"];
            for (const kind of kinds) {
                await page.mouse.move(2, 2);
                await expect(page.getByTestId("tip")).toHaveCount(0);
                await page.locator(`[data-tip^="${kind}"]:visible`).first().hover({ force: true });
                await expect(page.getByTestId("tip")).toContainText(/\w+.*[.]/);
                await expect(page.getByTestId("tip").getByRole("link")).toHaveAttribute("href", /rule=/);
            }
        });
});

test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("a long press tells what a thing is and chooses nothing", async ({ page }) => {
        await playNow(page, "dale");
        await page.locator(".prompt.mine").waitFor();
        const before = await page.locator(".prompt").getAttribute("data-number");
        const deck = page.locator("[data-tip=market-deck]").first();
        const box = await deck.boundingBox();
        const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
        const touch = await page.context().newCDPSession(page);
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        await expect(page.getByTestId("tip")).toBeVisible();
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await expect(page.getByTestId("tip")).toBeVisible();
        await expect(page.locator(".prompt")).toHaveAttribute("data-number", before ?? "");
    });
});
