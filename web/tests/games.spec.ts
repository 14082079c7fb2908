import type { Page } from "@playwright/test";
import { Player } from "./player";
import { checkLook, expect, playNow, test } from "./table";

/** Long enough for any game; a game that needs more hangs. */
const most = 1500;

/** The end put aside, the whole of what happened can be read. */
async function readLog(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(page.getByRole("link", { name: "See this moment" }).last()).toBeVisible();
}

test("a whole game of Dale is played by clicks", async ({ page }) => {
    await playNow(page, "dale");
    expect(await new Player(page).play(most)).toBe("over");
    await expect(page.locator("dialog .won")).toBeVisible();
    await page.screenshot({ path: "screenshots/dale-end.png" });
    await readLog(page);

    // A game that goes on from an earlier moment has the same opponent.
    const levels = async () => {
        const table = new URL(page.url()).pathname.split("/").pop();
        const info = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
        return (info as { seats: { bot: string | null }[] }).seats.map((seat) => seat.bot);
    };
    const before = await levels();
    await page.getByRole("link", { name: "See this moment" }).last().click();
    await page.getByTestId("timeline").fill("20");
    await page.getByRole("button", { name: "Go on from here" }).click();
    await page.waitForURL(/\/t\//);
    await expect(page.locator(".prompt")).toBeVisible();
    expect(await levels()).toEqual(before);
    expect(before).toContain("trader");
});

test("a whole game of the cove is played by clicks, and its end says who won and why", async ({ page }) => {
    await playNow(page, "cove");
    expect(await new Player(page).play(most)).toBe("over");
    await expect(page.getByRole("dialog")).toContainText("Gold by source");
    await page.screenshot({ path: "screenshots/cove-end.png" });
    await readLog(page);
});

test("a whole game of Dale is played by the keyboard alone", async ({ page }) => {
    await playNow(page, "dale");
    expect(await new Player(page, "keyboard").play(most)).toBe("over");
});

test("the cove is played by the keyboard alone", async ({ page }) => {
    await playNow(page, "cove");
    await new Player(page, "keyboard").play(process.env.COMPTOIR_LONG ? most : 25);
});

test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, look: { theme: "dark" } });

    for (const [game, decisions] of [
        ["dale", most],
        ["cove", process.env.COMPTOIR_LONG ? most : 40],
    ] as const) {
        test(`${game} is played by touch, and nothing that a decision needs is off-screen`, async ({ page }) => {
            await playNow(page, game);
            const player = new Player(page, "touch");
            for (let over = false; !over && player.decisions < decisions;) {
                over = (await player.play(player.decisions + 1)) === "over";
                await expect(page.locator(".prompt")).toBeInViewport();
                const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
                expect(wide).toBe(false);
            }
            await expect(page.locator("dialog .won")).toHaveCount(decisions === most ? 1 : 0);
            await page.screenshot({ path: `screenshots/${game}-phone-touch.png` });
        });
    }
});

test("the Entertainer plays against the Peddler to the end; then the game is looked back upon and checked", async ({
    page,
}) => {
    await page.goto("/new?game=cove");
    await page.getByRole("button", { name: "Remove this seat" }).click();
    await page.getByText("the Entertainer").first().click();
    await page.getByTestId("create").click();
    await page.locator(".prompt").waitFor();
    expect(await new Player(page, "mouse", 11).play(most)).toBe("over");
    await checkLook(page, "end");

    // Who plays alone waits for nobody: the next game is asking already.
    const ended = page.url();
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page).not.toHaveURL(ended);
    await expect(page.locator(".prompt")).toBeVisible();
    await page.goto(ended);

    await page.getByRole("link", { name: "Check that chance was honest" }).click();
    await expect(page.getByTestId("verdict")).toContainText("Honest");
    await checkLook(page, "verdict");
    await page.goBack();
    await page.getByRole("link", { name: "Look back over the game" }).click();
    await page.getByTestId("timeline").fill("20");
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", "20");
    await page.getByTestId("next").click();
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", "21");
    // The arrow keys step through the moments, whatever has the focus.
    await page.getByRole("heading", { level: 1 }).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", "22");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", "21");
    await checkLook(page, "replay");

    // Dragged from one end to the other, the timeline shows a moment for every frame and keeps up with the hand.
    const scrubbed = await page.evaluate(async () => {
        const line = document.querySelector<HTMLInputElement>("[data-testid=timeline]");
        const last = Number(line?.max);
        for (let at = 0; line && at <= last; at++) {
            line.value = String(at);
            line.dispatchEvent(new Event("input", { bubbles: true }));
            await new Promise(requestAnimationFrame);
        }
        return last;
    });
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", String(scrubbed));

    // A line of the log leads to its moment.
    const line = page.getByRole("link", { name: "See this moment" }).first();
    const moment = new URL((await line.getAttribute("href")) ?? "", page.url()).searchParams.get("at") ?? "";
    await line.click();
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", moment);

    await page.getByTestId("timeline").fill("21");
    await expect(page.locator(".prompt")).toHaveAttribute("data-number", "21");
    await page.getByRole("button", { name: "Go on from here" }).click();
    await expect(page.locator(".prompt.mine")).toBeVisible();
});
