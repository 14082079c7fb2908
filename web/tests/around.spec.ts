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
