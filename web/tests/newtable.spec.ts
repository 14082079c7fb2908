import { expect, makeTable, test } from "./table";

test("what cannot be is not offered at a new table, or is explained beside the field", async ({ page }) => {
    await page.goto("/new?game=dale");
    const create = page.getByTestId("create");
    await create.waitFor();
    await page.getByTestId("more").locator("summary").first().click();

    // Teams need four seats; with a seat fewer they are off again.
    const teams = page.getByRole("group", { name: "Two teams" });
    await expect(teams.getByRole("checkbox")).toBeDisabled();
    await expect(teams).toContainText("Teams need four seats.");
    await page.getByTestId("add-seat").click();
    await page.getByTestId("add-seat").click();
    await teams.getByRole("checkbox").check();
    await page.getByTestId("remove-seat").last().click();
    await expect(teams.getByRole("checkbox")).not.toBeChecked();

    // One set alone is not enough for anybody.
    await page.getByText("Owls").first().click();
    await expect(page.getByText("Choose 4, neither more nor fewer")).toBeVisible();
    await expect(create).toBeDisabled();
    await page.getByText("Owls").first().click();
    await expect(create).toBeEnabled();
});

test("a seat taken away takes its merchant along, and alone one meets the Peddler", async ({ page }) => {
    await page.goto("/new?game=cove");
    await page.getByTestId("create").waitFor();
    await page.getByText("the Entertainer").last().click();
    await page.getByTestId("remove-seat").last().click();
    await expect(page.locator("option", { hasText: "Alone you need an opponent" })).toBeDisabled();
    await page.getByTestId("create").click();
    await expect(page.locator(".prompt")).toBeVisible();
});

test("the reasons are told in French too", async ({ page }) => {
    await page.goto("/");
    await page.getByTestId("language").selectOption("fr");
    await page.goto("/new?game=dale");
    await page.getByTestId("more").locator("summary").first().click();
    await expect(page.getByText("Les équipes demandent quatre places.")).toBeVisible();
});

test("five merchants sit down", async ({ page }) => {
    await makeTable(page, "cove", 5);
    await expect(page.locator(".prompt")).toBeVisible();
});

test.describe("to a newcomer", () => {
    test.use({ look: { played: [] } });

    test("a first game is easy, and against somebody who can be beaten", async ({ page }) => {
        await page.goto("/new?game=cove");
        await page.getByTestId("create").waitFor();
        await expect(page.getByText("A first game: easy to learn")).toBeVisible();
        await page.getByTestId("create").click();
        await page.locator(".prompt").waitFor();
        const table = new URL(page.url()).pathname.split("/").pop();
        const info = (await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table)) as {
            options: { merchants: string[] };
            seats: { bot: string | null }[];
        };
        expect(info.options.merchants[0]).toBe("chronomancer");
        expect(info.seats[1]?.bot).toBe("beginner");
        // The second time everything is open.
        await page.goto("/new?game=cove");
        await page.getByTestId("create").waitFor();
        await expect(page.getByText("A first game: easy to learn")).toBeHidden();
    });

    test("a seat more is laid for without a question", async ({ page }) => {
        await page.goto("/new?game=dale");
        const create = page.getByTestId("create");
        await create.waitFor();
        for (const sets of [4, 5]) {
            await page.getByTestId("add-seat").click();
            await expect(page.getByText(`${sets} of ${sets} chosen`)).toBeVisible();
            await expect(create).toBeEnabled();
        }
    });

    test("Play now sits a newcomer down as the Chronomancer, opposite a beginner", async ({ page }) => {
        await page.goto("/");
        await page.getByTestId("play-cove").click();
        await page.locator(".prompt").waitFor();
        const table = new URL(page.url()).pathname.split("/").pop();
        const info = (await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table)) as {
            options: { merchants: string[] };
            seats: { bot: string | null }[];
        };
        expect(info.options.merchants[0]).toBe("chronomancer");
        expect(info.seats.map((seat) => seat.bot)).toEqual([null, "beginner"]);
    });
});
