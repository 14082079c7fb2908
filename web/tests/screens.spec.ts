import { checkAccess, checkAccessInAll, expect, playNow, test } from "./table";

const sizes = [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
];

for (const theme of ["light", "dark", "contrast"]) {
    test.describe(`in the theme ${theme}`, () => {
        test.use({ look: { theme } });

        for (const [name, address] of [
            ["home", "/"],
            ["new-dale", "/new?game=dale"],
            ["new-cove", "/new?game=cove"],
            ["rules", "/rules"],
            ["settings", "/settings"],
            ["verify", "/verify"],
        ] as const) {
            test(`the screen ${name} is open to everybody`, async ({ page }) => {
                for (const size of sizes) {
                    await page.setViewportSize(size);
                    await page.goto(address);
                    await page.locator("h1").waitFor();
                    await page.waitForLoadState("networkidle");
                    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
                    await page.screenshot({ path: `screenshots/${name}-${theme}-${size.width}.png`, fullPage: true });
                }
                await checkAccess(page);
            });
        }

        for (const game of ["dale", "cove"] as const) {
            test(`the table of ${game} is open to everybody`, async ({ page }) => {
                await playNow(page, game);
                await page.locator(".prompt.mine").waitFor();
                for (const size of sizes) {
                    await page.setViewportSize(size);
                    await page.waitForTimeout(300);
                    await page.screenshot({ path: `screenshots/${game}-${theme}-${size.width}.png` });
                }
                await checkAccess(page);
                await page.setViewportSize({ width: 1440, height: 900 });
                await checkAccess(page);
            });
        }
    });
}

const themes = ["light", "dark", "contrast"];

test("the waiting room and the dialogs of a table are open to everybody", async ({ page }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    await page.getByRole("heading", { name: "The table is being laid" }).waitFor();
    await checkAccessInAll(page, themes, "waiting");
    await playNow(page, "cove");
    for (const dialog of ["Settings", "Invite", /Shop of/]) {
        await page.getByRole("button", { name: dialog }).first().click();
        await page.getByRole("dialog").waitFor();
        await checkAccessInAll(page, themes, `dialog-${String(dialog).replace(/\W/g, "")}`);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await page.locator(".prompt.mine").waitFor();
    await page.getByTestId("hint").click();
    await page.getByRole("button", { name: "Do this" }).first().waitFor();
    await checkAccessInAll(page, themes, "hint");
});

test("the language is switched in place", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("The lamps are lit");
    await page.getByTestId("language").selectOption("fr");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Les lampes sont allumées");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the rulebook is searched, and each rule has its own address", async ({ page }) => {
    await page.goto("/rules");
    await page.getByTestId("search").fill("overpay");
    await page.getByTestId("search").fill("time machine");
    await expect(page.getByRole("status")).toContainText("rules found");
    await page.goto("/rules?rule=dale.card.glue");
    await expect(page.locator("[id='dale.card.glue']")).toBeInViewport();
    await expect(page.locator("[id='dale.card.glue']")).toHaveClass(/wanted/);
});

test("what cannot be chosen says why", async ({ page }) => {
    await playNow(page, "dale");
    await page.locator(".prompt.mine").waitFor();
    await page.locator("[data-refused]").first().waitFor();
    await page.locator("[data-refused]").first().hover();
    await expect(
        page
            .locator("[role=status]")
            .filter({ hasText: /The rule/ })
            .last(),
    ).toBeVisible();
});

test("a hint is asked for and followed", async ({ page }) => {
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    const before = await page.locator(".prompt").getAttribute("data-number");
    await page.getByTestId("hint").click();
    await page.getByRole("button", { name: "Do this" }).click();
    await expect.poll(() => page.locator(".prompt").getAttribute("data-number")).not.toBe(before);
});
