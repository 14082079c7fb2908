import type { Page } from "@playwright/test";
import { expect, test, withSettings } from "./table";

/** Plays a seat by chance in the page of its person, but for what it may answer by an order. @return once that is asked */
function playOn(page: Page, table: string, key: string): Promise<string> {
    return page.evaluate(
        ([table, key]) =>
            new Promise<string>((resolve) => {
                const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
                let turn = 1;
                socket.onopen = () => socket.send(JSON.stringify({ do: "hello", table, key, view: false }));
                socket.onmessage = ({ data }) => {
                    const word = JSON.parse(String(data)) as {
                        type: string;
                        number: number;
                        pending?: { options: unknown[] }[];
                        standing?: { about: string; mayPass: boolean; ordered: boolean };
                    };
                    const options = word.pending?.[0]?.options;
                    if (word.type !== "game" || !options) return;
                    // What has but one answer the person's own page would give by itself.
                    const isAsked = options.length > 1 && word.standing?.mayPass;
                    if (isAsked && !word.standing?.ordered) return resolve(word.standing?.about ?? "");
                    if (word.standing?.ordered) return;
                    turn = (turn * 75 + 74) % 65_537;
                    const { number } = word;
                    socket.send(
                        JSON.stringify({ do: "answer", id: `n${number}`, number, option: turn % options.length }),
                    );
                };
            }),
        [table, key] as const,
    );
}

test("an order is given at a question of another's turn, answers the next ones, and is withdrawn", async ({
    page,
    browser,
}) => {
    await page.goto("/");
    const made = await page.evaluate(async () => {
        const options = { sets: ["owls", "chameleons", "fennecs"] };
        const seats = [{ kind: "me" }, { kind: "link" }];
        const wish = { game: "dale", start: "seated", options, seats, name: "Ada", avatar: "goose" };
        const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) });
        return (await answer.json()) as { table: string; keys: Record<string, string> };
    });
    const other = await browser.newContext();
    await withSettings(other, { name: "Grace", language: "fr" });
    const friend = await other.newPage();
    await friend.goto(`/t/${made.table}#${made.keys["1"]}`);
    await friend.getByTestId("ready").click();
    await friend.locator(".prompt").waitFor();
    const key = await friend.evaluate(
        (table) =>
            (JSON.parse(localStorage.getItem("comptoir.keys") ?? "{}") as Record<string, { mine: string }>)[table]
                ?.mine ?? "",
        made.table,
    );
    // Somebody of the two is asked sooner or later while the other has the turn.
    const player = await other.newPage();
    await player.goto("/rules");
    const own = await page.context().newPage();
    await own.goto("/rules");
    const asked = await Promise.race([
        playOn(player, made.table, key).then(() => "friend" as const),
        playOn(own, made.table, made.keys["0"] ?? "").then(() => "me" as const),
    ]);
    await page.goto(`/t/${made.table}`);
    const [mine, rest] = asked === "me" ? [page, friend] : [friend, page];
    await mine.getByTestId("orders").click();
    await mine.setViewportSize({ width: 1366, height: 657 });
    await mine.screenshot({ path: "screenshots/orders-1366.png" });
    await mine.setViewportSize({ width: 390, height: 844 });
    await mine.getByTestId("orders").click();
    if (!(await mine.getByTestId("order").isVisible())) await mine.getByTestId("orders").click();
    await mine.screenshot({ path: "screenshots/orders-390.png" });
    await mine.getByTestId("order").click();
    await expect(mine.getByTestId("orders")).toContainText("(1)");
    await expect(rest.getByTestId("orders")).not.toContainText("(1)");
    // The order answers, and its owner alone reads it.
    await mine.setViewportSize({ width: 1366, height: 657 });
    const byOrder = /Answered by your order|Répondu d’après votre consigne/;
    await expect(mine.getByText(byOrder).first()).toBeVisible();
    await expect(rest.getByText(byOrder)).toHaveCount(0);
    await mine.getByTestId("orders").click();
    await mine.getByTestId("take-order-back").click();
    await expect(mine.getByTestId("take-order-back")).toHaveCount(0);
    await other.close();
});

test("a phrase is read in the reader's language; what was not looked at is counted", async ({ page, browser }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    const link = await page.locator("input[readonly]").first().inputValue();
    const other = await browser.newContext();
    await withSettings(other, { name: "Grace", language: "fr" });
    const friend = await other.newPage();
    await friend.goto(link);
    await friend.getByTestId("ready").click();
    await page.locator(".prompt").waitFor();
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.getByTestId("phrase-well-played").click();
    await expect(page.getByText("Well played!").first()).toBeVisible();
    await expect(friend.locator(".badge").first()).toHaveText("1");
    await friend.screenshot({ path: "screenshots/chat-badge-fr.png" });
    await friend.locator("#tab-chat").click();
    await expect(friend.locator("li", { hasText: "Bien joué" })).toBeVisible();
    await expect(friend.locator(".badge")).toHaveCount(0);
    // What was read stays read when the page is opened anew.
    await friend.reload();
    await friend.locator(".prompt").waitFor();
    await expect(friend.locator(".badge")).toHaveCount(0);
    await friend.locator("#tab-chat").click();
    await friend.screenshot({ path: "screenshots/chat-fr.png" });
    await other.close();
});

test.describe("push", () => {
    test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

    test("a push message is shown as a notification that knows its table", async ({ page, context, browserName }) => {
        test.skip(browserName !== "chromium", "a message is put in by Chromium’s own tools");
        await page.goto("/settings");
        await expect(page.getByTestId("push")).toBeVisible();
        await page.screenshot({ path: "screenshots/push-settings.png", fullPage: true });
        const tools = await context.newCDPSession(page);
        const registered = new Promise<string>((resolve) =>
            tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
                const [first] = registrations;
                if (first) resolve(first.registrationId);
            }),
        );
        await tools.send("ServiceWorker.enable");
        await page.evaluate(() => navigator.serviceWorker.ready);
        const word = { title: "Dale of Merchants 2", body: "It is your move.", path: "t/abc" };
        await tools.send("ServiceWorker.deliverPushMessage", {
            origin: new URL(page.url()).origin,
            registrationId: await registered,
            data: JSON.stringify(word),
        });
        const shown = () =>
            page.evaluate(async () => {
                const all = await (await navigator.serviceWorker.ready).getNotifications();
                return all.map(({ title, body, tag }) => [title, body, tag]);
            });
        await expect.poll(shown).toEqual([[word.title, word.body, word.path]]);
    });
});
