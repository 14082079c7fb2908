import { checkLook, expect, playNow, test } from "./table";

for (const [name, address] of [
    ["home", "/"],
    ["new-dale", "/new?game=dale"],
    ["new-cove", "/new?game=cove"],
    ["rules", "/rules"],
    ["rules-cove", "/rules?book=cove-base"],
    ["rules-things", "/rules?book=cove-base&view=things"],
    ["rules-all", "/rules?book=dale&view=rules"],
    ["rules-card", "/rules?thing=card:balancing"],
    ["rules-merchant", "/rules?thing=merchant:entertainer"],
    ["settings", "/settings"],
    ["verify", "/verify"],
] as const) {
    test(`the screen ${name} is open to everybody`, async ({ page }) => {
        await page.goto(address);
        await page.locator("h1").waitFor();
        await expect(page.getByText("One moment…")).toHaveCount(0);
        await checkLook(page, name, true);
    });
}

for (const game of ["dale", "cove"] as const) {
    test(`the table of ${game} is open to everybody`, async ({ page }) => {
        await playNow(page, game);
        await page.locator(".prompt.mine").waitFor();
        await checkLook(page, game);
    });
}

test("the waiting room is open to everybody", async ({ page }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    await page.getByRole("heading", { name: "The table is being laid" }).waitFor();
    await checkLook(page, "waiting");
});

for (const [name, button] of [
    ["settings", "Settings"],
    ["invite", "Invite"],
    ["shop", /Shop of/],
] as const) {
    test(`the dialog ${name} of a table is open to everybody`, async ({ page }) => {
        await playNow(page, "cove");
        await page.getByRole("button", { name: button }).first().click();
        await page.getByRole("dialog").waitFor();
        await checkLook(page, `dialog-${name}`);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "hidden" });
    });
}

test("a hint is open to everybody", async ({ page }) => {
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    await page.getByTestId("hint").click();
    await page.getByRole("button", { name: "Do this" }).first().waitFor();
    await checkLook(page, "hint");
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
    await expect(page.getByRole("status")).toContainText("places found");
    // Pages of things and chapters are found as well, and lead out of the search.
    await page.getByTestId("search").fill("chronomancer");
    await page.getByTestId("found-things").getByRole("link", { name: "Chronomancer" }).first().click();
    await expect(page).toHaveURL(/thing=merchant:chronomancer/);
    await expect(page.getByTestId("search")).toHaveValue("");
    await page.getByTestId("search").fill("piers are settled");
    await page.getByTestId("found-chapters").getByRole("link").first().click();
    await expect(page.locator("#chapter-cove-base-market h2")).toBeInViewport();
    await page.goto("/rules?rule=dale.card.glue");
    await expect(page.locator("[id='dale.card.glue']")).toBeInViewport();
    await expect(page.locator("[id='dale.card.glue']")).toHaveClass(/wanted/);
});

test("the rulebook leads from chapters to rules, to their readings and to the pages of things", async ({ page }) => {
    await page.goto("/rules?book=cove-base");
    // Examples are drawn as boards.
    await expect(page.locator("figure[data-example=cove-docking] [data-at='dock:0']")).toBeVisible();
    await page.getByRole("link", { name: "cove.dock.full" }).first().click();
    const rule = page.locator("[id='cove.dock.full']");
    await expect(rule).toBeInViewport();
    await expect(rule.getByText("How we read it")).toBeVisible();
    await rule.getByRole("link", { name: /Chapter/ }).click();
    await expect(page.locator("#chapter-cove-base-docking h2")).toBeInViewport();
    await page.getByRole("button", { name: "Cards and people" }).click();
    await page.getByRole("link", { name: "Night Watchman" }).click();
    await expect(page.locator("[data-thing='townsfolk:L12']")).toContainText("Locals: choose and discard up to 3");
    await page.goto("/rules?thing=card:nothing");
    await expect(page.getByRole("alert")).toContainText("card:nothing");
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
    // The reason stays while one goes to its link, and the link opens the rule.
    const rule = page.waitForEvent("popup");
    await page.locator(".refusal a").click();
    await expect((await rule).locator(".wanted")).toBeVisible();
});

test.describe("to a newcomer", () => {
    test.use({ look: { hints: true } });

    test("a new kind of decision is explained once", async ({ page }) => {
        await playNow(page, "dale");
        await page.locator(".prompt.mine").waitFor();
        await expect(page.getByText("New to you")).toBeVisible();
        await page.getByRole("button", { name: "Got it" }).click();
        await expect(page.getByText("New to you")).toBeHidden();
        await page.reload();
        await page.locator(".prompt.mine").waitFor();
        await expect(page.getByText("New to you")).toBeHidden();
    });
});

test("a hint is asked for and followed", async ({ page }) => {
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    const before = await page.locator(".prompt").getAttribute("data-number");
    await page.getByTestId("hint").click();
    await page.getByRole("button", { name: "Do this" }).click();
    await expect.poll(() => page.locator(".prompt").getAttribute("data-number")).not.toBe(before);
});
