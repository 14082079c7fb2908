import { Player } from "./player";
import { expect, playNow, test, withSettings } from "./table";

test("two browsers sit at one table, and each sees the other's moves", async ({ page, browser, baseURL }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    const link = await page.locator("input[readonly]").first().inputValue();
    expect(link).toContain(new URL(baseURL ?? "").host);

    const other = await browser.newContext();
    await withSettings(other, { name: "Grace" });
    const friend = await other.newPage();
    await friend.goto(link);
    await friend.getByTestId("ready").click();
    await expect(page.locator(".prompt")).toBeVisible();
    await expect(friend.locator(".prompt")).toBeVisible();

    // Whoever is asked makes a few decisions; the other one hears of them.
    for (let turn = 0; turn < 6; turn++) {
        const asked = async (whose: typeof page) => (await whose.locator(".prompt.mine").count()) > 0;
        await expect.poll(async () => (await asked(page)) || (await asked(friend))).toBe(true);
        const mover = (await asked(page)) ? page : friend;
        const player = new Player(mover);
        await player.play(1);
    }
    const number = async (whose: typeof page) => Number(await whose.locator(".prompt").getAttribute("data-number"));
    await expect.poll(async () => (await number(page)) > 0 && (await number(friend)) > 0).toBe(true);

    // They talk.
    await friend.getByRole("tab", { name: "Chat" }).click();
    await friend.getByPlaceholder("Write to the table").fill("Nice harbour you have here");
    await friend.getByRole("button", { name: "Send" }).click();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(page.getByText("Nice harbour you have here")).toBeVisible();

    // Whose words I do not want to read I need not read.
    await page.getByTestId("mute-1").click();
    await expect(page.getByText("Nice harbour you have here")).toBeHidden();
    await page.getByTestId("mute-1").click();
    await expect(page.getByText("Nice harbour you have here")).toBeVisible();
    await other.close();
});

test("the page is sent what has changed, and never has to ask for the whole", async ({ page }) => {
    const heard: string[] = [];
    const said: string[] = [];
    page.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
        socket.on("framesent", ({ payload }) => said.push(String(payload)));
    });
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    await new Player(page).play(8);
    expect(heard.filter((word) => word.includes('"changes":[')).length).toBeGreaterThan(5);
    // The whole view comes with the greeting, and afterwards where it is shorter than what has changed.
    expect(heard.filter((word) => word.includes('"fresh":true'))).toHaveLength(1);
    expect(heard.filter((word) => word.includes('"view":{')).length).toBeLessThan(4);
    expect(said.filter((word) => word.includes('"do":"view"'))).toEqual([]);
});

test("a reload in the middle of a decision changes nothing", async ({ page }) => {
    await playNow(page, "dale");
    await page.locator(".prompt.mine").waitFor();
    await new Player(page).play(2);
    await page.locator(".prompt.mine").waitFor();
    const before = await page.locator(".prompt").getAttribute("data-number");
    await page.getByRole("tab", { name: "Choices" }).click();
    const choices = await page.getByTestId("options").getByRole("button").allTextContents();
    await page.reload();
    await page.locator(".prompt.mine").waitFor();
    expect(await page.locator(".prompt").getAttribute("data-number")).toBe(before);
    await page.getByRole("tab", { name: "Choices" }).click();
    expect(choices.length).toBeGreaterThan(1);
    expect(await page.getByTestId("options").getByRole("button").allTextContents()).toEqual(choices);
});

test("two tabs of one seat agree", async ({ page, context }) => {
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator(".prompt.mine").waitFor();
    await new Player(page).play(1);
    const number = await page.locator(".prompt").getAttribute("data-number");
    await expect
        .poll(async () => Number(await second.locator(".prompt").getAttribute("data-number")))
        .toBeGreaterThanOrEqual(Number(number));
});

test("a lost connection mends itself, and no move is lost", async ({ page, context }) => {
    await playNow(page, "cove");
    await page.locator(".prompt.mine").waitFor();
    await context.setOffline(true);
    await expect(page.getByText("The connection is lost")).toBeVisible();
    const before = Number(await page.locator(".prompt").getAttribute("data-number"));
    // A move made while the line is down goes out when it is up again.
    await page.locator("[data-target]:visible").first().click();
    const ways = page.locator(".menu .ways button");
    if (await ways.count()) await ways.first().click();
    await context.setOffline(false);
    await expect(page.getByText("The connection is lost")).toBeHidden();
    await expect
        .poll(async () => Number(await page.locator(".prompt").getAttribute("data-number")))
        .toBeGreaterThan(before);
});

test("the back button leads home and forward to the table again", async ({ page }) => {
    await playNow(page, "dale");
    await page.goBack();
    await expect(page.getByTestId("play-dale")).toBeVisible();
    await page.goForward();
    await expect(page.locator(".prompt")).toBeVisible();
});
