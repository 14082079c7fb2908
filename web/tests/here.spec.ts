import { readFileSync } from "node:fs";
import { Player } from "./player";
import { cutOff, expect, test } from "./table";

/** Long enough for any game; a game that needs more hangs. */
const most = 1500;

test.describe("without a network after the first visit", () => {
    test.use({ serviceWorkers: "allow" });

    for (const game of ["dale", "cove"] as const)
        test(`a whole game of ${game} is played, looked back upon, put into a link and checked`, async ({
            page,
            context,
        }) => {
            await cutOff(page, context);
            await page.reload();
            await page.getByTestId(`play-${game}`).click();
            await page.locator(".prompt").waitFor();
            expect(page.url()).toContain("/t/here-");
            expect(await new Player(page).play(most)).toBe("over");

            await page.getByRole("link", { name: "Check that chance was honest" }).click();
            await expect(page.getByTestId("verdict")).toContainText("Honest");
            await page.goBack();
            await page.getByRole("link", { name: "Look back over the game" }).click();
            await page.getByTestId("timeline").fill("20");
            await expect(page.locator(".prompt")).toHaveAttribute("data-number", "20");
            await page.getByRole("button", { name: "Link to this moment" }).click();
            const link = await page.getByTestId("whole-link").locator("input").inputValue();
            expect(link.length).toBeLessThan(300);
            await page.screenshot({ path: `screenshots/here-link-${game}.png` });

            await page.goto(link);
            await page.getByTestId("timeline").waitFor();
            await page.getByTestId("timeline").fill("21");
            await expect(page.locator(".prompt")).toHaveAttribute("data-number", "21");
            // One character is another: nothing is shown but why.
            const spoilt = link.slice(0, -9) + (link.at(-9) === "A" ? "B" : "A") + link.slice(-8);
            await page.goto(spoilt);
            await expect(page.getByRole("alert")).toContainText("this link is spoilt");
        });

    test("a tab that is killed in the middle of a choice goes on where it was", async ({ page, context }) => {
        await cutOff(page, context);
        await page.getByTestId("play-dale").click();
        await page.locator(".prompt.mine").waitFor();
        const player = new Player(page);
        // Up to a payment: the market's card is chosen, and what pays for it is not.
        await expect
            .poll(
                async () => {
                    const kind = await page.locator(".prompt").getAttribute("data-kind");
                    if (kind !== "pay") await player.play(player.decisions + 1);
                    return page.locator(".prompt").getAttribute("data-kind");
                },
                { timeout: 120_000 },
            )
            .toBe("pay");
        const number = await page.locator(".prompt").getAttribute("data-number");
        const address = page.url();
        const killed = await context.newCDPSession(page);
        await Promise.race([killed.send("Page.crash").catch(() => undefined), page.waitForEvent("crash")]);
        const again = await context.newPage();
        await again.goto(address);
        await expect(again.locator(".prompt.mine")).toHaveAttribute("data-kind", "pay");
        await expect(again.locator(".prompt")).toHaveAttribute("data-number", number ?? "");
        await again.goto("/games");
        await expect(again.getByText("On this device").first()).toBeVisible();
    });
});

test("two people share a device: each sees the table only when they have it in their hands", async ({ page }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("me");
    await page.getByLabel("Name of player 2").fill("Grace");
    await page.getByTestId("create").click();
    // Chance says who begins: the device may be asked for at once.
    await page.locator(".prompt.mine, [data-testid=take-device]").first().waitFor();
    const player = new Player(page);
    for (let turns = 0; turns < 40 && (await page.getByTestId("take-device").count()) === 0; turns++)
        await Promise.race([player.play(player.decisions + 1), page.getByTestId("take-device").waitFor()]);
    await expect(page.getByRole("heading", { name: "Hand the device to" })).toBeVisible();
    await page.screenshot({ path: "screenshots/here-hand-over.png" });
    await page.getByTestId("take-device").click();
    await expect(page.locator(".prompt.mine")).toBeVisible();
});

test("a game is saved as a file, brought in again, and moved to the server", async ({ page }) => {
    await page.goto("/new?game=dale");
    await page.getByTestId("here").check();
    await page.getByTestId("create").click();
    await page.locator(".prompt.mine").waitFor();
    await new Player(page).play(4);
    const number = await page.locator(".prompt.mine").getAttribute("data-number");
    await page.goto("/games");
    const saving = page.waitForEvent("download");
    await page.getByTestId("export").first().click();
    const file = await (await saving).path();
    await page.getByTestId("bring").setInputFiles(file);
    await expect(page.locator(".prompt.mine")).toHaveAttribute("data-number", number ?? "");

    // What is spoilt is refused, and says so.
    await page.goto("/games");
    const spoilt = readFileSync(file, "utf8").replace(/"secret": "./, '"secret": "x');
    await page
        .getByTestId("bring")
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(spoilt) });
    await expect(page.getByRole("alert")).toContainText("That did not work");

    await page
        .getByTestId(/^game-here-/)
        .first()
        .getByRole("link")
        .first()
        .click();
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByRole("checkbox", { name: /A friend, by link/ }).check();
    await page.getByTestId("move").click();
    await page.getByRole("heading", { name: "The table is being laid" }).waitFor();
    expect(page.url()).not.toContain("here-");
});
