import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { checkLook, expect, playNow, test } from "./table";

/** As whoever runs the server would. */
function admin(...words: string[]): void {
    const program = process.env.COMPTOIR_PROGRAM ?? "../comptoir";
    execFileSync(program, ["admin", ...words, "--data", process.env.COMPTOIR_FOLDER ?? ""], { stdio: "pipe" });
}

const tableOf = (page: Page) => new URL(page.url()).pathname.split("/").pop() ?? "";

/** Something that this very seat asks of the server behind the page's back. */
async function ask(page: Page, method: string, path: string): Promise<number> {
    return page.evaluate(
        async ([how, where, table]) => {
            const keys = JSON.parse(localStorage.getItem("comptoir.keys") ?? "{}") as Record<string, { mine: string }>;
            const headers = { Authorization: `Seat ${keys[table ?? ""]?.mine}` };
            const answer = await fetch(where ?? "", { method: how ?? "", headers });
            return answer.status;
        },
        [method, path, tableOf(page)],
    );
}

test("a table that was deleted says so, at once and to whoever comes later", async ({ page }) => {
    await playNow(page, "dale");
    const table = tableOf(page);
    expect(await ask(page, "DELETE", `/api/tables/${table}`)).toBe(200);
    await expect(page.getByTestId("gone-table")).toContainText("This table is no more");
    await checkLook(page, "gone", true);
    await page.reload();
    await expect(page.getByTestId("gone-table")).toBeVisible();
    await page.getByTestId("gone-table").getByRole("link", { name: "My games" }).click();
    await expect(page.getByTestId(`game-${table}`)).toHaveCount(0);
});

test.describe("in French", () => {
    test.use({ look: { language: "fr" } });

    test("a seat whose keys were renewed elsewhere says so, and opens again for whom the server knows", async ({
        page,
    }) => {
        await playNow(page, "dale");
        expect(await ask(page, "POST", `/api/tables/${tableOf(page)}/renew`)).toBe(200);
        await expect(page.getByTestId("gone-seat")).toContainText("Cette place n’est plus la vôtre ici");
        await page.setViewportSize({ width: 390, height: 844 });
        await page.screenshot({ path: "screenshots/gone-seat-fr-390.png" });
        await page.getByTestId("again").click();
        await expect(page.locator(".prompt.mine")).toBeVisible();
    });
});

test("a table that was closed can be looked at, and asks for nothing", async ({ page }) => {
    await playNow(page, "dale");
    await expect(page.locator(".prompt.mine")).toBeVisible();
    admin("close", tableOf(page));
    await expect(page.getByText("This table was closed by whoever runs the server")).toBeVisible();
    await expect(page.locator(".prompt.mine")).toHaveCount(0);
    await expect(page.locator(".prompt")).toContainText("The table is closed");
    await page.screenshot({ path: "screenshots/closed-playing.png" });
});

test("a table that was closed before it began has nothing to show, and says why", async ({ page }) => {
    await page.goto("/new?game=dale");
    await page.getByLabel("Seat 2").selectOption("link");
    await page.getByTestId("create").click();
    await page.locator("input[readonly]").first().waitFor();
    admin("close", tableOf(page));
    await expect(page.getByTestId("gone-closed")).toBeVisible();
});

test("a server that starts anew says so; the page waits for it and comes back by itself", async ({ page }) => {
    let restarts = 0;
    // The first line is closed as a server closes it that stops in order; then it refuses for a moment.
    await page.routeWebSocket("**/api/socket", async (line) => {
        if (restarts === 1) {
            restarts++;
            await line.close({ code: 1006 }).catch(() => undefined);
            return;
        }
        const server = line.connectToServer();
        if (restarts > 0) return;
        server.onMessage((message) => {
            line.send(message);
            if (restarts > 0 || !String(message).includes('"type":"game"')) return;
            restarts++;
            setTimeout(() => void line.close({ code: 1012, reason: "come back" }), 500);
        });
    });
    await page.goto("/");
    await page.getByTestId("play-dale").click();
    await expect(page.getByText("The server is starting anew")).toBeVisible();
    await expect(page.getByText("The server is starting anew")).toBeHidden();
    await expect(page.locator(".prompt.mine")).toBeVisible();
});
