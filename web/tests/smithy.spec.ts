import type { Page } from "@playwright/test";
import { misfits } from "./fits";
import { Player } from "./player";
import { expect, test } from "./table";

/** Alone against the Peddler, as the Blacksmith. */
async function asBlacksmith(page: Page, name = "the Blacksmith"): Promise<void> {
    await page.goto("/new?game=cove");
    await page.locator("li.chair").nth(1).waitFor();
    await page.getByTestId("remove-seat").last().click();
    await page.getByText(name).first().click();
    await page.getByTestId("create").click();
    await page.locator(".prompt").waitFor();
}

test("the Blacksmith plays against the Peddler to the end, by clicks", async ({ page }) => {
    await asBlacksmith(page);
    await page.locator(".prompt.mine").waitFor();
    await page.screenshot({ path: "screenshots/smithy.png" });
    expect(await new Player(page, "mouse", 5).play(1500)).toBe("over");
});

test("the smithy is worked by the keyboard alone", async ({ page }) => {
    await asBlacksmith(page);
    await new Player(page, "keyboard").play(25);
});

for (const [width, height, touch] of [
    [390, 844, true],
    [1366, 657, false],
] as const)
    test.describe(`in a window of ${width} × ${height}`, () => {
        test.use({
            viewport: { width, height },
            hasTouch: touch,
            isMobile: touch,
            look: { language: "fr", theme: touch ? "dark" : "light" },
        });

        test("everything that the smith's decisions need is in sight", async ({ page }) => {
            await asBlacksmith(page, "le Forgeron");
            const player = new Player(page, touch ? "touch" : "mouse");
            const met = new Set<string>();
            player.onQuestion = async () => {
                const kind = (await page.locator(".prompt").getAttribute("data-kind")) ?? "";
                if (met.has(kind)) return;
                met.add(kind);
                expect.soft(await misfits(page), kind).toEqual([]);
                await page.screenshot({ path: `screenshots/smithy-${width}-${kind}.png` });
            };
            await player.play(30);
            expect(met).toContain("place-dice");
        });
    });
