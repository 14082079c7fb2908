import { checkLook, expect, test, withSettings } from "./table";

test("a friend sees who invites to what, chooses a face, and sits down with one click", async ({ page, browser }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("choose-face").click();
    await page.getByTestId("face-goose").check({ force: true });
    await page.getByTestId("create").click();
    const link = await page.locator("input[readonly]").first().inputValue();

    const other = await browser.newContext();
    await withSettings(other, { name: "Grace" });
    const friend = await other.newPage();
    const faults: string[] = [];
    friend.on("pageerror", (error) => faults.push(error.message));
    await friend.goto(link);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText("Ada invites you to Dale of Merchants 2");
    await expect(friend.getByText("eight stacks wins")).toBeVisible();
    await expect(friend.getByText("20–40 minutes")).toBeVisible();
    await expect(friend.getByTestId("chance-words")).toBeHidden();
    await checkLook(friend, "invitation", true);
    await friend.getByLabel("Your name at the table").fill("Grace H.");
    await friend.getByTestId("choose-face").click();
    await friend.getByTestId("choose-face").click();
    await friend.getByTestId("face-crab").check({ force: true });
    await friend.getByTestId("ready").click();
    await expect(friend.locator(".prompt")).toBeVisible();
    await expect(page.locator(".prompt")).toBeVisible();

    const seats = async (whose: typeof page) => {
        const table = new URL(whose.url()).pathname.split("/").pop();
        const info = await whose.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
        return (info as { seats: { name: string; avatar: string }[] }).seats.map((each) => [each.name, each.avatar]);
    };
    expect(await seats(page)).toEqual([
        ["Ada", "goose"],
        ["Grace H.", "crab"],
    ]);
    expect(await seats(friend)).toEqual(await seats(page));

    // A link invites once: to whoever comes later it says so, and nothing changes.
    const late = await browser.newContext();
    const stranger = await late.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole("alert")).toBeVisible();
    await expect(stranger.getByTestId("ready")).toBeHidden();
    await late.close();
    expect(faults).toEqual([]);
    await other.close();
});

test.describe("installed", () => {
    test.use({ serviceWorkers: "allow" });

    test("the page opens without a network, and says so", async ({ page, context }) => {
        await page.goto("/");
        const manifest = await page.evaluate(async () => {
            const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
            return (await fetch(link?.href ?? "")).json() as Promise<{ icons: { src: string }[] }>;
        });
        expect(manifest.icons.length).toBeGreaterThan(2);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await context.setOffline(true);
        await page.goto("/rules");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.goto("/settings");
        await expect(page.getByLabel("Your name at the table")).toBeVisible();
        await page.goto("/");
        await expect(page.getByText("There is no network")).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText("There is no network")).toBeHidden();
    });
});

test("open tables come and go before one's eyes, and one click sits down", async ({ page, browser }) => {
    await page.goto("/lobby");
    await page.getByRole("heading", { name: "Open tables" }).waitFor();

    const other = await browser.newContext();
    await withSettings(other, { name: "Grace" });
    const host = await other.newPage();
    await host.goto("/");
    const table = await host.evaluate(async () => {
        const seats = [{ kind: "me" }, { kind: "open" }];
        const wish = { game: "dale", open: true, seats, text: "", name: "Grace", avatar: "hare" };
        const made = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) });
        return ((await made.json()) as { table: string }).table;
    });
    await host.goto(`/t/${table}`);
    const sit = page.getByTestId(`sit-${table}`);
    await expect(sit).toBeVisible();
    await checkLook(page, "lobby", true);
    await sit.click();
    await expect(page.locator(".prompt")).toBeVisible();
    await expect(host.locator(".prompt")).toBeVisible();
    const third = await other.newPage();
    await third.goto("/lobby");
    await expect(third.getByRole("heading", { name: "Open tables" })).toBeVisible();
    await expect(third.getByTestId(`sit-${table}`)).toHaveCount(0);
    await other.close();
});

test("my games are found again, also on a second device, and go when I say so", async ({ page, browser }) => {
    await page.goto("/");
    const [playing, waiting] = await page.evaluate(async () => {
        const make = async (wish: object) =>
            (await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) })).json()) as {
                table: string;
            };
        const me = { name: "Ada", avatar: "goose", start: "seated" };
        return [
            (await make({ ...me, game: "cove", seats: [{ kind: "me" }] })).table,
            (await make({ ...me, game: "dale", seats: [{ kind: "me" }, { kind: "link" }] })).table,
        ];
    });
    await page.goto("/games");
    await expect(page.getByRole("heading", { name: "Your move" })).toBeVisible();
    await expect(page.getByTestId(`game-${playing}`)).toContainText("Round 1 of");
    await expect(page.getByTestId(`game-${waiting}`)).toBeVisible();
    await checkLook(page, "games", true);
    await page.getByTestId("move").click();
    const link = await page.locator("input[readonly]").first().inputValue();

    const other = await browser.newContext();
    await withSettings(other, { name: "", language: "fr" });
    const phone = await other.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(link);
    await expect(phone.getByRole("heading", { name: "Continuer ici en tant que Ada ?" })).toBeVisible();
    await phone.getByTestId("follow").click();
    await expect(phone.getByTestId(`game-${playing}`)).toBeVisible();
    await phone.screenshot({ path: "screenshots/games-fr-390.png", fullPage: true });
    // The seat comes along with the person.
    await phone.goto(`/t/${playing}`);
    await expect(phone.locator(".prompt.mine")).toBeVisible();

    // The link is used up: on a third device it says so.
    const late = await browser.newContext();
    const stranger = await late.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole("alert")).toBeVisible();
    await expect(stranger.getByTestId("follow")).toBeHidden();

    await page.getByTestId(`game-${playing}`).getByTestId("delete").click();
    await page.getByTestId("delete-sure").click();
    await expect(page.getByTestId(`game-${playing}`)).toBeHidden();
    await late.close();
    await other.close();
});

test("who gives up is replaced by a bot, and the other is told", async ({ page, browser }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    const link = await page.locator("input[readonly]").first().inputValue();
    const other = await browser.newContext();
    await withSettings(other, { name: "Grace" });
    const friend = await other.newPage();
    await friend.goto(link);
    await friend.getByTestId("ready").click();
    await expect(page.locator(".prompt")).toBeVisible();

    await friend.getByRole("button", { name: "Give up" }).click();
    await friend.getByTestId("resign").click();
    await expect(page.getByText("Grace gave up: a bot goes on")).toBeVisible();
    await expect(friend.getByRole("button", { name: "Give up" })).toHaveCount(0);
    await other.close();
});

test("a stranger who does not become ready is sent away by who is", async ({ page, browser }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("open");
    await page.getByTestId("create").click();
    await page.waitForURL(/\/t\//);
    const other = await browser.newContext();
    await withSettings(other, { name: "Grace" });
    const stranger = await other.newPage();
    await stranger.goto(page.url().replace(/#.*/, ""));
    await stranger.getByTestId("sit").click();
    await stranger.getByTestId("ready").waitFor();

    // Somebody who has just sat down has a while.
    await page.getByTestId("send-away").click();
    await expect(page.getByRole("alert")).toContainText("has just sat down");
    await other.close();
});
