import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { checkLook, expect, test } from "./table";

const all = JSON.parse(readFileSync("../lessons/src/main/resources/lessons/contents.json", "utf8")) as string[];
const long = process.env.COMPTOIR_LONG === "1";

/** Goes through a lesson by pressing what is pointed at, and the tutor's own buttons; never by knowing the game. */
async function follow(page: Page, lesson: string): Promise<void> {
    await page.goto(`/learn/${lesson}`);
    for (let i = 0; i < 150; i++) {
        const tutor = page.locator("[data-stage]:not([data-stage=telling])");
        await tutor.waitFor();
        const stage = await tutor.getAttribute("data-stage");
        if (stage === "done") return;
        const number = await page.locator(".prompt").getAttribute("data-number");
        const button = tutor.locator(".buttons button").first();
        for (const key of ((await tutor.getAttribute("data-points")) ?? "").split(" ").filter(Boolean))
            await expect(page.locator(`[data-pointed="${key}"]`), `${lesson} points at ${key}`).toBeInViewport();
        if (stage !== "choose" && (await button.count()) > 0) await button.click();
        else await pressPointed(page);
        await page.waitForFunction(
            (before) => {
                const now = document.querySelector<HTMLElement>(".prompt")?.dataset.number;
                return now !== before;
            },
            number,
            { timeout: 15_000 },
        );
    }
    throw new Error(`${lesson} does not come to its end`);
}

/** A ring lies over what it points at and lets the click through. */
async function pressPointed(page: Page): Promise<void> {
    const ring = page.locator("[data-pointed]").first();
    await ring.waitFor();
    // What is pointed at may still be on its way.
    let before = "";
    for (let i = 0; i < 50; i++) {
        const now = JSON.stringify(await ring.boundingBox());
        if (now === before) break;
        before = now;
        await page.waitForTimeout(60);
    }
    const { x, y, width, height } = (await ring.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
}

for (const lesson of long ? all : ["dale-first-steps", "cove-day"])
    for (const [place, size] of Object.entries({
        "at a desk": { width: 1366, height: 657 },
        "on a phone": { width: 390, height: 844 },
    }))
        test(`the lesson ${lesson} is finished ${place} by who presses what is pointed at`, async ({ page }) => {
            await page.setViewportSize(size);
            await follow(page, lesson);
            await page.goto("/learn");
            await expect(page.locator(`[data-lesson="${lesson}"] .done`)).toBeVisible();
        });

test("a task that is missed can be tried again", async ({ page }) => {
    await page.goto("/learn/dale-squirrels");
    await page.locator('[data-stage="choose"]').waitFor();
    await pressPointed(page);
    for (let i = 0; i < 3; i++) {
        await expect(page.locator(".prompt")).toHaveAttribute("data-number", String(i + 1));
        await pressPointed(page);
    }
    const tutor = page.locator("[data-stage]");
    await expect(tutor).toHaveAttribute("data-stage", "challenge");
    await page.locator('[data-target="discard:0"]').first().click();
    await page.locator(".prompt .loose").first().click();
    await expect(tutor).toHaveAttribute("data-stage", "missed");
    await tutor.getByRole("button", { name: "Try again" }).click();
    await expect(tutor).toHaveAttribute("data-stage", "challenge");
});

test("lessons are open to everybody", async ({ page }) => {
    await page.goto("/learn");
    await page.locator("[data-lesson]").first().waitFor();
    await checkLook(page, "learn", true);
    await page.goto("/learn/dale-first-steps");
    await page.locator("[data-pointed]").first().waitFor();
    await checkLook(page, "lesson");
});

for (const [language, said] of [
    ["en", "Read what is said above, then press “Go on”."],
    ["fr", "puis appuyez sur « Continuer »."],
] as const)
    test.describe(`in ${language}`, () => {
        test.use({ look: { language } });

        test("a step that is only read says so beside the board, and does not speak of a table at work", async ({
            page,
        }) => {
            await page.goto("/learn/cove-day");
            await page.locator('[data-stage="read"]').waitFor();
            await expect(page.locator(".prompt").getByRole("status")).toContainText(said);
        });
    });
