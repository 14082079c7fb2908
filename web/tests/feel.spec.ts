import type { Page } from "@playwright/test";
import { Player } from "./player";
import { expect, makeTable, playNow, test } from "./table";

/** A table of Dale against a bot, with so many seconds for a move, made as the page makes one. */
async function timedTable(page: Page, seconds: number): Promise<void> {
    await page.goto("/");
    const table = await page.evaluate(async (perMove) => {
        const seats = [{ kind: "me" }, { kind: "bot", level: "trader" }];
        const wish = { game: "dale", start: "seated", seats, clock: { perMove }, name: "Ada", avatar: "goose" };
        const made = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) });
        return ((await made.json()) as { table: string }).table;
    }, seconds);
    await page.goto(`/t/${table}`);
}

test("a clock runs down in sight, warns by colour, words and sound, and what it did is told", async ({ page }) => {
    await page.addInitScript(() => {
        const heard = window as unknown as { started: number };
        heard.started = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (when?: number) {
            heard.started++;
            start.call(this, when);
        };
    });
    await timedTable(page, 14);
    await page.locator(".prompt.mine").waitFor();
    // The first touch lets sounds be heard; a choice of several cards is begun and left half made.
    await page.getByRole("tab", { name: "Choices" }).click();
    const clock = page.getByTestId("clock");
    await expect(clock).toHaveText(/^\s*0:1\d/);
    await page.locator('[data-target^="discard:"]').first().click();
    await expect(page.locator(".prompt")).toHaveAttribute("data-kind", "discard");
    const sounds = () => page.evaluate(() => (window as unknown as { started: number }).started);
    await expect(clock).not.toHaveClass(/urgent/);
    const before = await sounds();
    await expect(clock).toHaveClass(/urgent/);
    await expect(page.getByText("Ten seconds left")).toHaveCount(1);
    expect(await sounds()).toBeGreaterThan(before);
    // The bot answers the whole choice, and the table says that it was not me.
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(
        page
            .locator(".log, [role=tabpanel]")
            .getByText(/time was up/i)
            .first(),
    ).toBeVisible();
    await expect(page.locator(".prompt[data-kind=discard]")).toHaveCount(0);
});

test.describe("while others act", () => {
    test.use({ look: { pace: "normal", motion: "auto" } });

    test("the bar names whoever acts", async ({ page }) => {
        await makeTable(page, "dale", 3);
        await page.evaluate(() => {
            const told = window as unknown as { told: [string, string][] };
            told.told = [];
            new MutationObserver(() => {
                const line = document.querySelector(".prompt .told")?.textContent;
                const named = document.querySelector(".prompt")?.getAttribute("aria-label");
                if (line && named) told.told.push([named, line]);
            }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
        await new Player(page).play(6);
        const told = await page.evaluate(() => (window as unknown as { told: [string, string][] }).told);
        const byOthers = told.filter(([, line]) => /^Trader \d/.test(line));
        expect(byOthers.length).toBeGreaterThan(0);
        for (const [named, line] of byOthers) expect(line.startsWith(named), `${named}: ${line}`).toBe(true);
    });
});

test("the closer look at a card goes along with the Tab key", async ({ page }) => {
    await playNow(page, "dale");
    await page.locator(".prompt.mine").waitFor();
    const cards = page.locator("[data-target^='market:']:visible");
    await cards.first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const look = page.getByTestId("closer-look");
    for (let i = 0; i < Math.min(3, await cards.count()); i++) {
        const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "nothing");
        await expect(look).toHaveCount(1);
        await expect
            .poll(async () => focused.startsWith((await look.locator(".name").textContent()) ?? "nothing"))
            .toBe(true);
        await page.keyboard.press("Tab");
    }
});
